import { styledComponents } from '@mahd/ui/styled-components.config';
import reactPlugin from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const groups = [
  // The first view: the entry with everything it imports, in one file, which compresses better than many small ones. React DOM is part of it,
  // although the entry imports it dynamically: so it is evaluated in a task of its own.
  { name: 'client', test: /\/src\/client\/client\.tsx$|\/node_modules\/react-dom\/client/, priority: 1 },
  // Used by forms only, and with its own size budget. With what each form imports, all routes with a form are smaller.
  { name: 'forms', test: /\/node_modules\/(formik|yup)\/|\/forms\/formik\/ValidatedForm\./, priority: 1 },
  // What 31 pages and other dynamic imports share: one file compresses better than many small ones. Shopping and account pages get 0.6 to 1.6 kB smaller,
  // reading pages up to 1.5 kB larger. With 22, Listing and Register exceed their budget.
  { name: 'common', test: /\/(packages\/ui|apps\/storefront)\//, minShareCount: 31 },
  // Pages with a session need what forgets the visitor, too. Without their dependencies, which pages without a session share.
  { name: 'session', test: /\/account\/(session|forgetVisitor)\./, includeDependenciesRecursively: false },
  // What cards with a reduced price or a unit price need; without its dependencies, which carts and orders need, too.
  {
    name: 'cards',
    test: /\/catalog\/view\/to(BasePrice|BasePriceOfCard|ReducedCard)\.|\/shop\/basePrice\./,
    includeDependenciesRecursively: false,
  },
];

/** Dynamic imports of the browser build are retried by `src/client/importChunk.ts`. The names of chunks are known here. */
const retryFailedImports: Plugin = {
  name: 'retry-failed-imports',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  renderChunk: (code) => ({
    code: code.replace(/\bimport\((["'`]\.\/[^"'`]+["'`])\)/g, 'importChunk($1)'),
    map: null,
  }),
};

/**
 * Vite wraps each dynamic import in a helper of 0.6 kB that loads its style sheets and preloads. The shop has no style sheets, and its server
 * writes the preloads.
 */
const importWithoutPreloads: Plugin = {
  name: 'import-without-preloads',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle(_options, bundle) {
    const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
    if (sheet) this.error(`${sheet} would not be loaded with its chunk: write styles with styled-components.`);
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    // Names for developer tools are left out.
    styledComponents({ displayName: false }),
    reactPlugin(),
    retryFailedImports,
    importWithoutPreloads,
  ],
  // What renders in production is decided here, not by the environment of the process that renders. The browser build has this by itself.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Fonts keep their own files: they are preloaded and cached for a year.
    assetsInlineLimit: 0,
    // The server writes the preloads of a page.
    modulePreload: false,
    ...(isSsrBuild
      ? // One file, which Node reads at start: a new build removes none that a running server still needs.
        { rolldownOptions: { output: { codeSplitting: false } } }
      : {
          rolldownOptions: {
            input: ['src/client/client.tsx', 'src/client/boot.ts'],
            output: {
              codeSplitting: { groups },
              // The names of chunks hardly compress, and the first view knows most of them: shorter hashes (42 bits) keep it smaller.
              chunkFileNames: 'assets/[name]-[hash:7].js',
            },
          },
        }),
  },
  // While developing, Node loads the libraries itself.
  ssr: { noExternal: command === 'build' || [/^@mahd\//] },
}));
