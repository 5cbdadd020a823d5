import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { styledComponents } from '../packages/ui/styled-components.config.js';
import { componentRows } from '../scripts/size/component-rows.mjs';
import { cards, rivals, rivalSizes } from '../scripts/size/rival-sizes.mjs';
import { anatomies } from '../packages/ui/docs/anatomy.js';
import { readComponentDocs } from '../packages/ui/docs/componentDocs.js';
import { storyKind } from './storyKind.js';

const library = fileURLToPath(new URL('../packages/ui', import.meta.url));
const pictures = fileURLToPath(new URL('../packages/content/pictures/built', import.meta.url));

/** Provides the parts, states and variables of each component to its docs page. */
const anatomyModule: Plugin = {
  name: 'anatomies',
  resolveId: (id) => (id === 'virtual:anatomies' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:anatomies' ? `export default ${JSON.stringify(anatomies(`${library}/src`))}` : undefined,
};

/** Provides the props of each component, read from the types, to its docs page and controls. */
const componentDocsModule: Plugin = {
  name: 'component-docs',
  resolveId: (id) => (id === 'virtual:component-docs' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:component-docs' ? `export default ${JSON.stringify(readComponentDocs(library))}` : undefined,
};

const weights = async () => ({
  rivals,
  cards,
  rows: (await componentRows()).map(({ what, bytes, budget }) => ({ what, bytes, budget, rivals: rivalSizes(what) })),
});

/** Provides the component sizes, measured at build time, with the benchmarked sizes of other libraries. */
const weightsModule: Plugin = {
  name: 'weights',
  resolveId: (id) => (id === 'virtual:weights' ? `\0${id}` : undefined),
  load: async (id) => (id === '\0virtual:weights' ? `export default ${JSON.stringify(await weights())}` : undefined),
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./*.mdx', '../packages/ui/docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    // Tables in MDX pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
  ],
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  // Without project.json, which contains the build time: builds must be reproducible.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // Storybook writes its environment into its pages. NODE_PATH, set by pnpm, contains the path of the checkout.
  env: ({ NODE_PATH: _nodePath, ...env } = {}) => env,
  typescript: { reactDocgen: 'react-docgen' },
  // Tags stories by kind, for the filter of the sidebar.
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.type === 'story' ? { ...entry, tags: [...(entry.tags ?? []), storyKind(entry.exportName)] } : entry,
        ),
    })),
  viteFinal: (vite) => ({
    ...vite,
    // After Storybook's plugins, which read prop types from the original source.
    plugins: [...(vite.plugins ?? []), styledComponents(), anatomyModule, componentDocsModule, weightsModule],
    build: { ...vite.build, target: 'es2022', chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
