import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/main.ts', pack: 'src/db/pack.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  splitting: true,
  // Workspace packages are TypeScript sources and are bundled; other dependencies are external.
  noExternal: [/^@mahd\//],
  // `node:test` has no name without the prefix.
  removeNodeProtocol: false,
  // Node 20 warns about mock timers.
  onSuccess: 'node --disable-warning=ExperimentalWarning dist/pack.js',
});
