import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { styledComponents } from '../packages/ui/styled-components.config.js';
import { componentRows } from '../scripts/size/component-rows.mjs';
import { cards, rivals, rivalSizes } from '../scripts/size/rival-sizes.mjs';
import { anatomies } from './anatomy.js';
import { storyKind } from './storyKind.js';

const pictures = fileURLToPath(new URL('../packages/content/pictures/built', import.meta.url));

/** Parts, states and variables of each component, read from the sources when the pages are built. */
const anatomyModule: Plugin = {
  name: 'anatomies',
  resolveId: (id) => (id === 'virtual:anatomies' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:anatomies'
      ? `export default ${JSON.stringify(anatomies(fileURLToPath(new URL('../packages/ui/src', import.meta.url))))}`
      : undefined,
};

const weights = async () => ({
  rivals,
  cards,
  rows: (await componentRows()).map(({ what, bytes, budget }) => ({ what, bytes, budget, rivals: rivalSizes(what) })),
});

/** What the components weigh, measured when the pages are built, beside what the bench measured of others. */
const weightsModule: Plugin = {
  name: 'weights',
  resolveId: (id) => (id === 'virtual:weights' ? `\0${id}` : undefined),
  load: async (id) => (id === '\0virtual:weights' ? `export default ${JSON.stringify(await weights())}` : undefined),
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./*.mdx', '../packages/ui/docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    // Tables in the pages of words.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
  ],
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  // Without project.json, which says when it was built: the same commit builds the same files, whenever and wherever.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // Storybook writes its environment into its own pages; NODE_PATH, set by pnpm, names this checkout.
  env: ({ NODE_PATH: _nodePath, ...env } = {}) => env,
  typescript: { reactDocgen: 'react-docgen' },
  // The sidebar filters stories by what they are for.
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
    // After Storybook's own, which read the types of props from the source as it is written.
    plugins: [...(vite.plugins ?? []), styledComponents(), anatomyModule, weightsModule],
    build: { ...vite.build, target: 'es2022', chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
