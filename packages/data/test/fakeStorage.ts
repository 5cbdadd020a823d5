/** Local storage shared by several tabs: writes emit events in all other tabs. */
export class FakeStorage {
  readonly values = new Map<string, string>();
  readonly #tabs: FakeTab[] = [];

  tab(): FakeTab {
    const tab = new FakeTab(this);
    this.#tabs.push(tab);
    return tab;
  }

  announce(key: string, writer: FakeTab): void {
    for (const tab of this.#tabs) if (tab !== writer) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }
}

/** One tab: its window's events and its localStorage. */
export class FakeTab extends EventTarget {
  readonly #shared: FakeStorage;
  full = false;
  /** Storage events that the browser has not delivered yet. */
  deaf = false;

  constructor(shared: FakeStorage) {
    super();
    this.#shared = shared;
  }

  override dispatchEvent(event: Event): boolean {
    return this.deaf || super.dispatchEvent(event);
  }

  getItem(key: string): string | null {
    return this.#shared.values.get(key) ?? null;
  }

  get length(): number {
    return this.#shared.values.size;
  }

  key(index: number): string | null {
    return [...this.#shared.values.keys()][index] ?? null;
  }

  clear(): void {
    this.#shared.values.clear();
  }

  removeItem(key: string): void {
    this.#shared.values.delete(key);
    this.#shared.announce(key, this);
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#shared.values.set(key, value);
    this.#shared.announce(key, this);
  }
}
