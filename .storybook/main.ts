import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { styledComponents } from '../packages/ui/styled-components.config.js';
import { componentRows } from '../scripts/size/component-rows.mjs';
import { cards, rivals, rivalSizes } from '../scripts/size/rival-sizes.mjs';
import { anatomies } from '../packages/ui/docs/anatomy.js';
import { readEntries } from '../packages/ui/docs/entries.js';
import { readComponentDocs } from '../packages/ui/docs/componentDocs.js';
import { storyKind } from './storyKind.js';

const library = fileURLToPath(new URL('../packages/ui', import.meta.url));
const pictures = fileURLToPath(new URL('../packages/content/pictures/built', import.meta.url));

/** A module `virtual:{name}` with data that is read when it is loaded. */
const dataModule = (name: string, read: () => unknown): Plugin => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load: async (id) => (id === `\0virtual:${name}` ? `export default ${JSON.stringify(await read())}` : undefined),
});

const weights = async () => ({
  rivals,
  cards,
  rows: (await componentRows()).map(({ what, bytes, budget }) => ({ what, bytes, budget, rivals: rivalSizes(what) })),
});

const dataModules = [
  dataModule('anatomies', () => anatomies(`${library}/src`)),
  dataModule('component-docs', () => readComponentDocs(library)),
  dataModule('entries', () => readEntries(library)),
  dataModule('weights', weights),
];

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
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // After Storybook's plugins, which read prop types from the original source.
      plugins: [styledComponents(), ...dataModules],
      build: {
        target: 'es2022',
        chunkSizeWarningLimit: 2000,
        // The code of stories shows the names of components.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
};

export default config;
