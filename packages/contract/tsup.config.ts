import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  // A stable order of union members in the declarations.
  dts: { compilerOptions: { ignoreDeprecations: '6.0', stableTypeOrdering: true } },
  clean: true,
  target: 'es2022',
});
