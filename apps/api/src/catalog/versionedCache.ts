import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 1_000;

/** Caches values until the catalogue changes. Concurrent requests for a key share one query. */
export class VersionedCache<T extends NonNullable<unknown>> {
  readonly #values = new LRUCache<string, T, () => Promise<T>>({
    max: MAX_ENTRIES,
    fetchMethod: (_key, _stale, { context: produce }) => produce(),
    // Waiting requests get their value even if it is evicted meanwhile.
    ignoreFetchAbort: true,
  });

  constructor(private readonly version: () => Promise<string>) {}

  /** @param key everything the value depends on */
  async get(key: string, produce: () => Promise<T>): Promise<T> {
    return this.#values.forceFetch(`${await this.version()} ${key}`, { context: produce });
  }
}
