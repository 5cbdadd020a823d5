import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { transformWithOxc } from 'vite';
import { styledComponents } from './styled-components.config.js';

export default defineConfig({
  // File by file: every client file keeps its "use client", and an app takes only what it imports.
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{stories,test,page}.*',
    '!src/**/{testPage,samples,samplePictures,sampleBoxes,renderIn}.*',
    '!src/testing/story/**',
  ],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  sourcemap: true,
  clean: true,
  // Declarations come from the compiler itself: bundling those of so many entries runs out of memory.
  onSuccess: 'tsc -p tsconfig.build.json && node scripts/make-tokens.mjs',
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  esbuildPlugins: [
    {
      name: 'styled-components-ids',
      setup(build) {
        build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
          const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, {
            target: 'es2022',
            jsx: { runtime: 'automatic' },
            plugins: { styledComponents },
          });
          return { contents: code, loader: 'js' };
        });
      },
    },
  ],
});
