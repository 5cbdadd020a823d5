// Builds the service worker: it knows every file of the browser build by name.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';

const client = new URL('../dist/client/', import.meta.url);
/** @type {Record<string, { file: string }>} */
const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8'));
// All scripts, and the drawing of the page that says there is no connection.
const code = [...new Set(Object.values(manifest).map(({ file }) => `/${file}`))]
  .filter((file) => /\.js$|\/offline-[^/]+\.svg$/.test(file))
  .sort();

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    CODE: JSON.stringify(code),
    BUILD: JSON.stringify(createHash('sha256').update(code.join()).digest('hex').slice(0, 12)),
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
