import { defineConfig } from 'tsup';

/** File per file, so that an application takes only the domains it imports. */
export default defineConfig({
  entry: ['src/**/*.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  bundle: false,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  sourcemap: true,
  clean: true,
});
