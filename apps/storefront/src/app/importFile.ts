/** What has been asked for: two who ask for the same file while it fails share one answer, and one module. */
const imports = new Map<string, Promise<unknown>>();
/** Where a file is to be had whose own address fails for the rest of the visit. */
const addresses = new Map<string, string>();
let moves = 0;

async function load(file: string): Promise<unknown> {
  const home = new URL(file, import.meta.url).href;
  const address = addresses.get(file) ?? home;
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    // eslint-disable-next-line no-restricted-syntax -- asks for a file, not for the API
    if (!(await fetch(address)).ok) throw error;
    return import(/* @vite-ignore */ address).catch(() => {
      const moved = `${home}?again=${++moves}`;
      addresses.set(file, moved);
      return import(/* @vite-ignore */ moved) as Promise<unknown>;
    });
  }
}

/**
 * `import()` of a built file; the build writes every dynamic import so, see `vite.config.ts`. Before version 156 Chromium keeps a failed import: its
 * address fails until the page is left, without being asked for again, and a line that breaks off for a second takes the late parts of the
 * page with it. So when the server has the file and its address still fails, the file is imported from an address with a query. A module that
 * has come once has one address only, so nothing is there twice.
 */
export function importFile(file: string): Promise<unknown> {
  const asked = imports.get(file);
  if (asked) return asked;
  const started = load(file);
  imports.set(file, started);
  started.catch(() => imports.delete(file));
  return started;
}
