import { defineConfig } from 'tsup';
import { styledComponentsInEsbuild } from './styled-components.config.js';

export default defineConfig({
  // Unbundled: every client file keeps its "use client", and apps load only the modules they import.
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{stories,test,page}.*',
    '!src/**/{samples,samplePictures,sampleBoxes,renderIn}.*',
    '!src/testing/story/**',
  ],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  sourcemap: true,
  clean: true,
  // tsc writes the declarations: bundling those of so many entries runs out of memory.
  onSuccess: 'tsc -p tsconfig.build.json && node scripts/make-tokens.mjs',
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
  esbuildPlugins: [styledComponentsInEsbuild],
});
