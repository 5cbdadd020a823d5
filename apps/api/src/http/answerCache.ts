import type { FastifyReply } from 'fastify';
import { etagOf } from './etag.js';

interface Made {
  readonly body: Buffer;
  readonly etag: string;
}

interface Entry {
  readonly version: string;
  readonly until: number;
  readonly answer: Promise<Made>;
  /** Of the answer, once it is there. */
  bytes: number;
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
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

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
      entry = { version, until: this.now() + MAX_AGE_MS, answer: this.#make(reply, produce), bytes: 0 };
      this.#remember(key, entry);
    }
    const { body, etag } = await entry.answer;
    return reply
      .headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' })
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

  #remember(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#makeRoom();
    entry.answer.then(
      ({ body }) => {
        if (this.#entries.get(key) !== entry) return;
        entry.bytes = body.length;
        this.#bytes += entry.bytes;
        this.#makeRoom();
      },
      () => {
        if (this.#entries.get(key) === entry) this.#drop(key);
      },
    );
  }

  /** The oldest go first. */
  #makeRoom(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= MAX_ENTRIES && this.#bytes <= MAX_BYTES) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
