import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  // The API and the storefront bring their own builds; everything else is found where it is installed.
  skipNodeModulesBundle: true,
  // TypeScript sources, which Node cannot run as they are.
  noExternal: [/^@mahd\/rules\//],
});
