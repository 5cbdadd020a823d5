import { defineConfig } from 'tsup';

/** One output file per module, so that applications bundle only the domains they import. */
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  // Otherwise the order of union members depends on what was checked first.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', stableTypeOrdering: true } },
  sourcemap: true,
  clean: true,
});
