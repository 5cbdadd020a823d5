import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { lookup } from 'mrmime';
import { etagOf, type PreparedResponse } from './preparedResponse.js';

/**
 * Reads built files and their `.br` and `.gz` variants into memory: a few megabytes. The server keeps working when a
 * new build replaces the folder.
 * @param cacheControl gets a path relative to the folder
 */
export async function readStaticFiles(
  folder: string,
  cacheControl: (path: string) => string,
): Promise<ReadonlyMap<string, PreparedResponse>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const present = new Set(names);
  const answers = names
    .filter((name) => !name.startsWith('.') && !/\.(br|gz)$/.test(name))
    .map(async (name): Promise<[string, PreparedResponse]> => {
      const encoded = async (suffix: string) =>
        present.has(name + suffix) ? readFile(join(folder, name + suffix)) : undefined;
      const [identity, br, gzip] = await Promise.all([readFile(join(folder, name)), encoded('.br'), encoded('.gz')]);
      const path = name.split(sep).join('/');
      const type = lookup(path) ?? 'application/octet-stream';
      return [
        `/${path}`,
        {
          status: 200,
          headers: {
            'content-type': /^text\/|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type,
            'cache-control': cacheControl(path),
            ...(br || gzip ? { vary: 'accept-encoding' } : {}),
          },
          etag: etagOf(identity),
          bodies: { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) },
        },
      ];
    });
  return new Map(await Promise.all(answers));
}

/** Pictures together with the films, which are in the folder `films` below them. */
export const withFilms = (
  pictures: ReadonlyMap<string, PreparedResponse>,
  films: ReadonlyMap<string, PreparedResponse>,
): ReadonlyMap<string, PreparedResponse> =>
  new Map([...pictures, ...[...films].map(([path, file]) => [`/films${path}`, file] as const)]);
