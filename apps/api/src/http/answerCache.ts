import type { FastifyReply } from 'fastify';
import { etagOf } from './etag.js';

interface Entry {
  readonly version: string;
  readonly until: number;
  readonly answer: Promise<{ readonly body: string; readonly etag: string }>;
}

const MAX_ENTRIES = 2_000;
/** Stock may be this old in a list; a quote always reads it anew. */
const MAX_AGE_MS = 5_000;

/**
 * Ready answers of catalogue reads, kept for seconds and never beyond a change of the catalogue. Requests for the same thing
 * at the same time share one look into the database.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();

  constructor(
    private readonly version: () => Promise<string>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Answers with what `produce` gives, from the cache when it is there. `key` names everything the answer depends on.
   * The answer is sent here; `never` keeps Fastify's types from asking the handler for a body.
   */
  async send(reply: FastifyReply, key: string, produce: () => Promise<unknown>): Promise<never> {
    const version = await this.version();
    let entry = this.#entries.get(key);
    if (entry === undefined || entry.version !== version || entry.until <= this.now()) {
      entry = { version, until: this.now() + MAX_AGE_MS, answer: this.#make(reply, produce) };
      this.#remember(key, entry);
      entry.answer.catch(() => this.#entries.delete(key));
    }
    const { body, etag } = await entry.answer;
    return reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' }).type('application/json; charset=utf-8').send(body) as never;
  }

  async #make(reply: FastifyReply, produce: () => Promise<unknown>): Promise<{ body: string; etag: string }> {
    const answer = await produce();
    const serialise = reply.getSerializationFunction('200');
    const body = String(serialise === undefined ? JSON.stringify(answer) : serialise(answer as Record<string, unknown>));
    return { body, etag: etagOf(body) };
  }

  #remember(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size <= MAX_ENTRIES) return;
    const oldest = this.#entries.keys().next().value;
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
