import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.js';

/** A finished page, in every encoding. */
export interface CachedPage extends Answer {
  readonly etag: string;
  readonly bodies: Required<Answer['bodies']>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodes a page once, so that serving it is copying bytes. */
export async function finishPage(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const identity = Buffer.from(html, 'utf8');
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { identity, gzip: gz, br } };
}

/**
 * Pages that are the same for every visitor, by address and content version. A page whose version is old is never found again;
 * simultaneous requests share one rendering; only good answers stay; the least recently used go when `limitBytes` is reached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage, () => Promise<CachedPage>>;

  constructor(limitBytes: number) {
    this.#pages = new LRUCache({
      maxSize: limitBytes,
      sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
      fetchMethod: (_key, _stale, { context: render }) => render(),
      // Who waits for a page gets it, also when others have pushed it out meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /** The page, when nothing has to be waited for. */
  ready(address: string, version: string): CachedPage | undefined {
    return this.#pages.get(keyOf(address, version));
  }

  async get(address: string, version: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const key = keyOf(address, version);
    const page = await this.#pages.forceFetch(key, { context: render });
    if (page.status !== 200) this.#pages.delete(key);
    return page;
  }
}

const keyOf = (address: string, version: string) => `${version} ${address}`;
