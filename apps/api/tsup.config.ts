import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts', pack: 'src/db/pack.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  // Workspace packages are TypeScript sources and come along; everything else is installed.
  noExternal: [/^@mahd\//],
  // node:test has no name without its prefix.
  removeNodeProtocol: false,
  // Node 20 warns of the still clock of node:test.
  onSuccess: 'node --disable-warning=ExperimentalWarning dist/pack.js',
});
