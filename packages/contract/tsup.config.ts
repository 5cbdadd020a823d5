import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  // Members of a union keep their order, whatever was checked first.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', stableTypeOrdering: true } },
  clean: true,
  target: 'es2022',
});
