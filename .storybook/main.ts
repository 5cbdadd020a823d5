import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { styledComponents } from '../packages/ui/styled-components.config.js';

const pictures = fileURLToPath(new URL('../packages/content/pictures/built', import.meta.url));

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/ui/docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    // Tables in the pages of words.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
  ],
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    oxc: { ...vite.oxc, plugins: { styledComponents } },
    build: { ...vite.build, target: 'es2022', chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
