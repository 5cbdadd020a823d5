import { resolve } from 'node:path';
import { styledComponents } from '@mahd/ui/styled-components.config';
import reactPlugin from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Evaluated in a task of its own before all others, which take about as long. */
const react = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * What else the shell and the home page need before anything can be used, the entry included, in one file: it compresses far better than many small ones. The
 * heavy libraries that only some pages use stay out; `npm run check:size` tells when something slips in.
 */
const firstView = [
  /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser|jotai|jotai-tanstack-query|@tanstack\/query-core|styled-components|stylis|@emotion\/[^/]+|rosetta|dlv|templite)\//,
  /packages\/rules\/src\/locale\/(language|plural)/,
  /packages\/ui\/src\/(foundation\/(?!strings|brands|style|fonts)|layout\/(Container|Stack|layout)|media\/(Picture|SlideTrack)|text\/Heading|content\/(HeroSlider|CategoryTile|sceneTone))/,
  /packages\/ui\/src\/navigation\/(NavBar|LanguageSwitch|SkipLink|logicalKey|links)/,
  /packages\/data\/src\/(http\/isHttpError|store\/(?!persistence|readRoot|browserStorage)|catalog\/(categories|atoms|queries|paths|view\/(categories|inLanguage|toPicture)))/,
  /storefront\/src\/(client\/client\.tsx|client\/keepServerStyles|app\/(?!sessionClient|messageFiles|document\/personalAddress|routing\/(?:prefetch|pageFiles))|routes\.ts|shell\/(Shell\.tsx|cartBadge|greeting|Logo|Main|navigation|useHead|useNavigationArgs|PageError\.tsx))/,
  // Prices: small, and needed by almost every page but home.
  /packages\/(rules\/src\/(locale\/(digits|format)|shop\/money)|ui\/src\/text\/Price\/displayPrice|data\/src\/catalog\/view\/toPrice)/,
];
const isInEveryFirstView = (id: string) => firstView.some((pattern) => pattern.test(id));

const forms =
  /node_modules\/(formik|yup|lodash|lodash-es|tiny-warning|react-fast-compare|deepmerge|hoist-non-react-statics|property-expr|tiny-case|toposort)\//;

/** What every page of the shopper's own needs before it shows anything: small files, which together take less. */
const session =
  /packages\/data\/src\/(store\/(persistence|readRoot|browserStorage|personalAtom)|account\/(session|forgetVisitor|watchSession))/;

const groups = [
  { name: 'react', test: react, priority: 1 },
  { name: 'base', test: isInEveryFirstView },
  { name: 'forms', test: forms },
  { name: 'session', test: session },
  // Listings need these without a session.
  { name: 'decoders', test: /packages\/data\/src\/http\/(decoders|HttpError)/, priority: 1 },
];

/**
 * Vite wraps every dynamic import to preload its chunks and style sheets. We write our own preloads and have no style sheets; what is left to do is to ask
 * again for what failed, see `importFile`: it gets the name of the chunk, which is known once chunks are written.
 */
const retriedImports: Plugin = {
  name: 'retried-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `import { importFile } from ${JSON.stringify(resolve(import.meta.dirname, 'src/app/importFile.ts'))};
         export const __vitePreload = (load) => typeof load === 'string' ? importFile(load) : load();`
      : null,
  renderChunk(code) {
    const wrapper = /\b__vitePreload(\$\d+)?(?=\((async )?\(\) =>)/.exec(code)?.[0];
    return wrapper ? { code: code.replace(/\bimport\((["'`]\.\/[^"'`]+["'`])\)/g, `${wrapper}($1)`), map: null } : null;
  },
};

/** The router's package names its development build alone, which warns of mistakes at length; the same version's production build lies beside it. */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
};

interface LibraryEdit {
  /** Part of the path of the files that hold it. */
  file: string;
  pattern: RegExp;
  replacement: string;
  /** How often the pattern stands in these files. */
  times: number;
  /** What has to be looked at when it stands there more or less often. */
  look: string;
}

/** Writes something in a library otherwise. A version that no longer has it in the same words stops the build: the edit would be gone, and nothing else would show it. */
function editLibrary({ file, pattern, replacement, times, look }: LibraryEdit): Plugin {
  let found = 0;
  return {
    name: 'edit-library',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(file)) return null;
      found += code.match(pattern)?.length ?? 0;
      return { code: code.replace(pattern, replacement), map: null };
    },
    buildEnd(error) {
      if (!error && found !== times) this.error(`${file} has ${pattern} ${found} times, not ${times}: see ${look}`);
    },
  };
}

/** Names for developer tools keep components in the build that nothing uses. */
const withoutNames = editLibrary({
  file: '/react-router/dist/production/',
  pattern: /^\w+\.displayName = "\w+";$/gm,
  replacement: '',
  times: 15,
  look: 'how the router names its components now',
});

/** Link, NavLink and Form as well, which are made by a call: nothing uses them, see ShopLink. */
const withoutLinks = editLibrary({
  file: '/react-router/dist/production/',
  pattern: /^(var \w+ = )(React\d+\.forwardRef\()/gm,
  replacement: '$1/* @__PURE__ */ $2',
  times: 3,
  look: 'which of its components the router makes by a call now',
});

/** Prefixes for browsers of ten years ago, which styled-components only writes where `enableVendorPrefixes` asks for them. */
const withoutPrefixes = editLibrary({
  file: '/stylis/src/Prefixer.js',
  pattern: /^.*export function prefix \(value, length, children\) .*$/gs,
  replacement: 'export const prefix = (value) => value;',
  times: 1,
  look: 'where stylis writes its prefixes now',
});

/**
 * Values that React throws to itself and knows by identity are made as errors when the library is evaluated. For the first error V8 reads the whole file a second
 * time, to know its lines: 18 of the 22 ms that the first view's script took. Objects of the same class and message, without a stack, cost nothing.
 */
const reactWithoutEarlyErrors = editLibrary({
  file: '/react-dom-client.production.js',
  pattern: /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
  replacement: '$1 = { __proto__: Error.prototype, message: $2 }',
  // Three of suspending and two of taking a page over, in 19.3.
  times: 5,
  look: "whether React's own exceptions are still only thrown and compared",
});

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    retriedImports,
    productionRouter,
    withoutNames,
    withoutLinks,
    withoutPrefixes,
    !isSsrBuild && reactWithoutEarlyErrors,
    // Names for developer tools are left out.
    styledComponents({ displayName: false }),
    reactPlugin(),
  ],
  // What renders in production is decided here, not by the environment of the process that renders. The browser build has this by itself.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // Fonts keep their own files: they are preloaded and cached for a year.
    assetsInlineLimit: 0,
    // Every browser we build for knows modulepreload.
    modulePreload: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: ['src/client/client.tsx', 'src/client/boot.ts'],
            output: { codeSplitting: { groups } },
          },
        }),
  },
  // While developing, Node loads the libraries itself.
  ssr: { noExternal: command === 'build' || [/^@mahd\//] },
}));
