import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf } from './etag.js';

interface Made {
  readonly body: Buffer;
  readonly etag: string;
}

const MAX_ENTRIES = 2_000;
/** Clients can vary list parameters endlessly, so memory is limited too. */
const MAX_BYTES = 32 * 1024 * 1024;
/** How stale stock in a list may be. Quotes always read the database. */
const MAX_AGE_MS = 5_000;

/**
 * Caches serialised responses of catalogue reads for a few seconds, keyed by catalogue version. Concurrent requests
 * for the same key share one database query.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Made, () => Promise<Made>>;

  constructor(
    private readonly version: () => Promise<string>,
    now: () => number = Date.now,
  ) {
    this.#answers = new LRUCache({
      max: MAX_ENTRIES,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ body }) => body.length,
      ttl: MAX_AGE_MS,
      // Tests move the clock without waiting.
      ttlResolution: 0,
      perf: { now },
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // Waiting requests get their response even if it is evicted meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /**
   * Sends the cached response or the one `produce` makes. The return type `never` tells Fastify's types that the
   * handler returns no body.
   * @param key everything the response depends on
   * @param storable whether browsers and proxies may store it; false for searches
   */
  async send(reply: FastifyReply, key: string, produce: () => Promise<unknown>, storable = true): Promise<never> {
    const { body, etag } = await this.#answers.forceFetch(`${await this.version()} ${key}`, {
      context: () => this.#make(reply, produce),
    });
    return reply
      .headers({ etag, 'cache-control': storable ? 'public, max-age=0, must-revalidate' : 'no-store' })
      .type('application/json; charset=utf-8')
      .send(body) as never;
  }

  async #make(reply: FastifyReply, produce: () => Promise<unknown>): Promise<Made> {
    const answer = await produce();
    const serialise = reply.getSerializationFunction('200');
    const text = String(
      serialise === undefined ? JSON.stringify(answer) : serialise(answer as Record<string, unknown>),
    );
    // Memory of its own: a small `Buffer.from` would keep 8 KiB of Node's pool for as long as it is cached.
    const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    body.write(text);
    return { body, etag: etagOf(body) };
  }
}
