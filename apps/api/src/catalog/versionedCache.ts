import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 1_000;

/** Values that hold as long as the catalogue does not change. Who asks for the same at the same time shares one look into the database. */
export class VersionedCache<T extends NonNullable<unknown>> {
  readonly #values = new LRUCache<string, T, () => Promise<T>>({
    max: MAX_ENTRIES,
    fetchMethod: (_key, _stale, { context: produce }) => produce(),
    // Who waits for a value gets it, also when others have pushed it out meanwhile.
    ignoreFetchAbort: true,
  });

  constructor(private readonly version: () => Promise<string>) {}

  /** The value under a key that names everything it depends on. */
  async get(key: string, produce: () => Promise<T>): Promise<T> {
    return this.#values.forceFetch(`${await this.version()} ${key}`, { context: produce });
  }
}
