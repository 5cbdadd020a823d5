import { defineConfig } from 'tsup';

/** File per file, so that an application takes only the domains it imports. */
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  // Members of a union keep their order, whatever was checked first.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', stableTypeOrdering: true } },
  sourcemap: true,
  clean: true,
});
