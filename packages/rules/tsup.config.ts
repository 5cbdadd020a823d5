import { defineConfig } from 'tsup';

/** Unbundled, so that apps load only the modules they import. */
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  // A stable order of union members in the declarations.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', stableTypeOrdering: true } },
  sourcemap: true,
  clean: true,
  // Keeps Arabic letters instead of \uXXXX escapes.
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
});
