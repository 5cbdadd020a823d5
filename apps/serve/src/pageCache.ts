import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PreparedResponse, Encoding } from './preparedResponse.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A listing has 34.2 kB in 5 ms; quality 9 takes 32 ms of processor for 33.3 kB, quality 4 makes 37.0 kB in 3 ms. */
const brotliQuality = 5;
/** What the encodings of a page take beside its text, at most: HTML becomes a seventh. */
const encodedShare = 0.5;

export interface FinishedPageOptions {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the page may be sent again to whoever asks for its address. */
  readonly isCacheable: boolean;
  /** The address whose page is to be sent instead. */
  readonly sameAs?: string | undefined;
}

/** A rendered page. It is encoded when somebody wants it so, and only once, so that serving it again is copying bytes. */
export class FinishedPage {
  readonly isCacheable: boolean;
  readonly sameAs: string | undefined;
  readonly #plain: PreparedResponse;
  readonly #encoded = new Map<Encoding, PreparedResponse>();
  readonly #pending = new Map<Encoding, Promise<PreparedResponse>>();

  constructor({ status, html, headers, isCacheable, sameAs }: FinishedPageOptions) {
    const identity = Buffer.from(html, 'utf8');
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.isCacheable = isCacheable;
    this.sameAs = sameAs;
    this.#plain = { status, headers, etag, bodies: { identity } };
    this.#encoded.set('identity', this.#plain);
  }

  /** How much memory the page may take, bytes. */
  get size(): number {
    return Math.ceil(this.#plain.bodies.identity.length * (1 + encodedShare)) + 1;
  }

  /** The page in an encoding, when it has been asked for in it before. */
  ready(encoding: Encoding): PreparedResponse | undefined {
    return this.#encoded.get(encoding);
  }

  /** The page in an encoding; who asks at the same time shares the work. */
  in(encoding: Encoding): Promise<PreparedResponse> {
    const known = this.#pending.get(encoding) ?? this.#encode(encoding);
    this.#pending.set(encoding, known);
    return known;
  }

  async #encode(encoding: Encoding): Promise<PreparedResponse> {
    const { identity } = this.#plain.bodies;
    if (encoding === 'identity') return this.#plain;
    const body =
      encoding === 'gzip'
        ? await zip(identity)
        : await brotli(identity, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
              [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
            },
          });
    const answer = { ...this.#plain, bodies: { identity, [encoding]: body } };
    this.#encoded.set(encoding, answer);
    return answer;
  }
}

/**
 * Pages that are the same for every visitor, by address and content version. A page whose version is old is never found again;
 * simultaneous requests share one rendering; only pages that may be kept stay; the least recently used go when `limitBytes` is reached.
 */
export class PageCache {
  readonly #pages: LRUCache<string, FinishedPage, () => Promise<FinishedPage>>;

  constructor(limitBytes: number) {
    this.#pages = new LRUCache({
      maxSize: limitBytes,
      sizeCalculation: ({ size }) => size,
      fetchMethod: (_key, _stale, { context: render }) => render(),
      // Who waits for a page gets it, also when others have pushed it out meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /** The page, when nothing has to be waited for. */
  ready(address: string, version: string): FinishedPage | undefined {
    return this.#pages.get(keyOf(address, version));
  }

  async get(address: string, version: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const key = keyOf(address, version);
    const page = await this.#pages.forceFetch(key, { context: render });
    if (!page.isCacheable) this.#pages.delete(key);
    return page;
  }
}

const keyOf = (address: string, version: string) => `${version} ${address}`;
