import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // Class names of styled-components are made from the file, not from a counter, so server and browser always agree.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true, namespace: 'mahd' } } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Fonts keep their own files: they are preloaded and cached for a year.
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'src/client.tsx',
            // What every page needs, in one file: it compresses better than many, and changes only with the libraries and the foundation.
            output: { codeSplitting: { groups: [{ name: 'base', test: /node_modules\/(?!@floating-ui|swiper|formik|yup)|packages\/ui\/src\/foundation\/(?!strings|brands)|packages\/rules\/src\/locale/ }] } },
          },
        }),
  },
  ssr: { noExternal: true },
}));
