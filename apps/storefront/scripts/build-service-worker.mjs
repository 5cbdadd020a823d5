// Builds the service worker with the names of the files it caches when it is installed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';

const client = new URL('../dist/client/', import.meta.url);
/** @type {Record<string, { file: string, isEntry?: boolean, imports?: string[], assets?: string[] }>} */
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'));

/**
 * What every offline visit needs: the shell, the offline page and adding to the cart. The code of visited pages is cached when they load it,
 * that of the cart when something is put into it; the code of the next page is prefetched with its link.
 */
const pages = ['src/routes/Offline.tsx'];
const cart = ['src/routes/cart/Cart.tsx', 'src/features/cart/CartContent.tsx'];
const shell = [
  'src/shell/DeferredShell.tsx',
  'src/features/cart/addToCart.ts',
  'src/app/routing/pageFiles.ts',
  'src/app/messageFiles.ts',
];
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);

/** The messages of these parts. @param {string} language */
const messagesOf = (language) => [
  ...['shell', 'shellDeferred', 'errors', 'offline', 'cart', 'delivery'].map(
    (name) => `src/messages/${language}/${name}.ts`,
  ),
  `../../packages/ui/src/foundation/strings/${language}.ts`,
];

/** Addresses of the files of chunks and of all they import statically. @param {string[]} keys of the manifest */
function filesOf(keys) {
  /** @type {Set<string>} */
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const asset of chunk.assets ?? []) if (asset.endsWith('.svg')) files.add(`/${asset}`);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files].sort();
}

const shared = filesOf([...entries, ...pages, ...shell]);
const allFiles = Object.values(manifest).map(({ file }) => file);

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    CODE: JSON.stringify({
      shared,
      cart: filesOf(cart).filter((file) => !shared.includes(file)),
      messages: { en: filesOf(messagesOf('en')), ar: filesOf(messagesOf('ar')) },
    }),
    BUILD: JSON.stringify(createHash('sha256').update(allFiles.sort().join()).digest('hex').slice(0, 12)),
  },
  build: {
    target: 'es2022',
    outDir: client.pathname,
    emptyOutDir: false,
    lib: {
      entry: new URL('../src/client/offline/worker/serviceWorker.ts', import.meta.url).pathname,
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'service-worker.js',
    },
  },
});
