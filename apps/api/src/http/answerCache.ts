import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf } from './etag.js';

interface Made {
  readonly body: Buffer;
  readonly etag: string;
}

const MAX_ENTRIES = 2_000;
/** Anybody may ask for a long list in ever new ways, so what all answers take together has an end too. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Stock may be this old in a list; a quote always reads it anew. */
const MAX_AGE_MS = 5_000;

/**
 * Ready answers of catalogue reads, kept for seconds and never beyond a change of the catalogue. Requests for the same thing
 * at the same time share one look into the database.
 */
export class AnswerCache {
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
      // Asked each time: the clock of a test may move at once.
      ttlResolution: 0,
      perf: { now },
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // Who waits for an answer gets it, also when others have pushed it out meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /**
   * Answers with what `produce` gives, from the cache when it is there. `key` names everything the answer depends on.
   * The answer is sent here; `never` keeps Fastify's types from asking the handler for a body.
   * @param storable whether others may store it; an answer to what somebody looked for is for her alone
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
    const body = Buffer.from(
      String(serialise === undefined ? JSON.stringify(answer) : serialise(answer as Record<string, unknown>)),
      'utf8',
    );
    return { body, etag: etagOf(body) };
  }
}
