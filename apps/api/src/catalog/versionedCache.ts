interface Entry<T> {
  readonly version: string;
  readonly value: Promise<T>;
}

const MAX_ENTRIES = 1_000;

/** Values that hold as long as the catalogue does not change. Who asks for the same at the same time shares one look into the database. */
export class VersionedCache<T> {
  readonly #entries = new Map<string, Entry<T>>();

  constructor(private readonly version: () => Promise<string>) {}

  /** The value under a key that names everything it depends on. */
  async get(key: string, produce: () => Promise<T>): Promise<T> {
    const version = await this.version();
    const known = this.#entries.get(key);
    if (known?.version === version) return known.value;
    const entry = { version, value: produce() };
    entry.value.catch(() => this.#entries.delete(key));
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }
}
