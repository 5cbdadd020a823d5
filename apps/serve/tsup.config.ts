import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  // API and storefront have their own builds; other dependencies are external.
  skipNodeModulesBundle: true,
  // TypeScript sources, bundled because Node cannot run them.
  noExternal: [/^@mahd\/rules\//],
});
