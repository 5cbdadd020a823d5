/** Imports that succeeded or are pending, so that each chunk becomes one module. */
const imports = new Map<string, Promise<unknown>>();
let retries = 0;

async function load(url: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    // eslint-disable-next-line no-restricted-syntax -- a file, not the API
    if (!(await fetch(url)).ok) throw error;
    return import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ `${url}?retry=${++retries}`));
  }
}

/**
 * `import()` of a chunk; the build replaces every dynamic import by it, see `vite.config.ts`. Chromium before version
 * 156 caches a failed import until the page is left. If the server has the file, it is imported from a URL with a query
 * then.
 */
globalThis.importChunk = (file) => {
  const pending = imports.get(file) ?? load(new URL(file, import.meta.url).href);
  imports.set(file, pending);
  pending.catch(() => imports.delete(file));
  return pending;
};

declare global {
  var importChunk: (file: string) => Promise<unknown>;
}
