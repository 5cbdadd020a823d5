import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

interface Entry {
  readonly version: string;
  readonly page: Promise<CachedPage>;
  /** The page, once it is there and stays. */
  ready?: CachedPage;
  bytes: number;
}

/**
 * Pages that are the same for every visitor, by address and content version. A page whose version is old is rendered again;
 * simultaneous requests share one rendering; only good answers stay; the least recently used go when `limitBytes` is reached.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(private readonly limitBytes: number) {}

  /** The page, when nothing has to be waited for. */
  ready(address: string, version: string): CachedPage | undefined {
    const found = this.#entries.get(address);
    if (found?.version !== version || found.ready === undefined) return undefined;
    this.#entries.delete(address);
    this.#entries.set(address, found);
    return found.ready;
  }

  get(address: string, version: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const found = this.#entries.get(address);
    if (found?.version === version) {
      this.#entries.delete(address);
      this.#entries.set(address, found);
      return found.page;
    }
    this.#drop(address);
    const entry: Entry = { version, page: render(), bytes: 0 };
    this.#entries.set(address, entry);
    entry.page.then(
      (page) => {
        if (this.#entries.get(address) !== entry) return;
        if (page.status !== 200) return this.#drop(address);
        entry.ready = page;
        entry.bytes = page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length;
        this.#bytes += entry.bytes;
        for (const oldest of this.#entries.keys()) {
          if (this.#bytes <= this.limitBytes) break;
          if (oldest !== address) this.#drop(oldest);
        }
      },
      () => {
        if (this.#entries.get(address) === entry) this.#drop(address);
      },
    );
    return entry.page;
  }

  #drop(address: string) {
    const entry = this.#entries.get(address);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(address);
  }
}
