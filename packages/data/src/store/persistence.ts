import { atom, type WritableAtom } from 'jotai';
import type { Decoder } from '../http/decoders.js';
import type { Shop } from './createShopStore.js';
import { readRoot, writeRoot, type Slices } from './readRoot.js';

/** Key of the shop's state in local storage. */
export const ROOT_KEY = 'root';

/**
 * Message key of a notice about storage.
 * - `storage.memoryOnly`: blocked, full or not responding; a reload loses the state
 * - `storage.reset`: the stored state could not be read and was dropped
 */
export type StorageNotice = 'storage.memoryOnly' | 'storage.reset';

/** The current notice. Set it to undefined when the shopper dismisses it. */
export const storageNoticeAtom = atom<StorageNotice | undefined>(undefined);

/** Updates a slice. A function of the current value, so that it can be replayed on another tab's state. */
interface SliceUpdate {
  readonly name: string;
  readonly apply: (raw: unknown) => unknown;
}

const slicesAtom = atom<Slices>({});
/** Updates before the stored state was restored; undefined afterwards. */
const earlyUpdatesAtom = atom<readonly SliceUpdate[] | undefined>([]);
const connectionAtom = atom<{ readonly refresh: () => void; readonly write: () => void } | null>(null);

const updateSliceAtom = atom(null, (get, set, update: SliceUpdate) => {
  const early = get(earlyUpdatesAtom);
  const connection = get(connectionAtom);
  if (early) set(earlyUpdatesAtom, [...early, update]);
  else connection?.refresh();
  set(slicesAtom, applied(get(slicesAtom), update));
  if (!early) connection?.write();
});

const applied = (slices: Slices, { name, apply }: SliceUpdate): Slices => ({ ...slices, [name]: apply(slices[name]) });

/**
 * Creates an atom that survives a reload and is shared by all tabs. Stored values are decoded with `decode`; invalid
 * ones become `initial`. Write with a function of the current value. Do not store product lists.
 */
export function persistedAtom<T>(
  name: string,
  decode: Decoder<T>,
  initial: T,
): WritableAtom<T, [update: (current: T) => T], void> {
  const rawAtom = atom((get) => get(slicesAtom)[name]);
  const valueOf = (raw: unknown): T => {
    if (raw === undefined) return initial;
    try {
      return decode(raw);
    } catch {
      return initial;
    }
  };
  return atom(
    (get) => valueOf(get(rawAtom)),
    (_get, set, update) => set(updateSliceAtom, { name, apply: (raw) => update(valueOf(raw)) }),
  );
}

/** Slices to keep, or some of their fields. */
export type RetainedSlices = Readonly<Record<string, 'all' | readonly string[]>>;

/** Clears all stored slices and fields that are not named. */
export const retainSlicesAtom = atom(null, (get, set, retained: RetainedSlices) => {
  for (const name of Object.keys(get(slicesAtom))) {
    const fields = retained[name] ?? [];
    if (fields !== 'all') set(updateSliceAtom, { name, apply: (raw) => retainFields(raw, fields) });
  }
});

function retainFields(raw: unknown, fields: readonly string[]): unknown {
  if (typeof raw !== 'object' || raw === null || fields.length === 0) return undefined;
  return Object.fromEntries(Object.entries(raw).filter(([field]) => fields.includes(field)));
}

/** A storage for persistence, synchronous like the browser's or asynchronous. */
export interface RootStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
}

export interface PersistenceOptions {
  /** Undefined when blocked: the shop then works in memory and shows a notice. */
  readonly storage: RootStorage | undefined;
  /** Emits `storage` events of other tabs; `window` in a browser. */
  readonly tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Timeout for the stored state, ms. Default: 5 000. */
  readonly timeoutMs?: number;
}

export interface Persistence {
  /** Resolves when the stored state is restored, or not available in time. Never rejects. */
  readonly ready: Promise<void>;
  /** Stops listening to other tabs. */
  readonly stop: () => void;
}

/**
 * Restores the state and stores all later changes. Call it after hydration, because the server's HTML does not depend
 * on stored state. Changes made before the stored state arrives are applied to it.
 */
export function startPersistence(
  { store }: Shop,
  { storage, tabs, timeoutMs = 5000 }: PersistenceOptions,
): Persistence {
  let lastSeen: string | null | undefined;
  const memoryOnly = () => store.set(storageNoticeAtom, 'storage.memoryOnly');
  const reachedAgain = () =>
    store.set(storageNoticeAtom, (notice) => (notice === 'storage.memoryOnly' ? undefined : notice));

  /**
   * Applies the stored state unless this tab has already seen it.
   * @returns false if it is invalid
   */
  const adopt = (raw: string | null): boolean => {
    if (raw === lastSeen) return true;
    lastSeen = raw;
    const slices = raw === null ? {} : readRoot(raw);
    if (!slices) store.set(storageNoticeAtom, 'storage.reset');
    store.set(slicesAtom, slices ?? {});
    return slices !== undefined;
  };

  const refresh = () => {
    try {
      const raw = storage?.getItem(ROOT_KEY);
      if (typeof raw === 'string' || raw === null) adopt(raw);
    } catch {
      memoryOnly();
    }
  };

  const write = async () => {
    if (!storage) return;
    const before = lastSeen;
    lastSeen = writeRoot(store.get(slicesAtom));
    try {
      await storage.setItem(ROOT_KEY, lastSeen);
      reachedAgain();
    } catch {
      // The stored state is still the old one; otherwise it would count as another tab's change.
      lastSeen = before;
      memoryOnly();
    }
  };

  const restore = async () => {
    if (!storage) throw new Error('Storage is blocked');
    const readable = adopt(await storage.getItem(ROOT_KEY));
    reachedAgain();
    const early = store.get(earlyUpdatesAtom) ?? [];
    store.set(slicesAtom, early.reduce(applied, store.get(slicesAtom)));
    store.set(earlyUpdatesAtom, undefined);
    if (early.length > 0 || !readable) void write();
  };

  const withoutStorage = () => {
    store.set(earlyUpdatesAtom, undefined);
    memoryOnly();
  };

  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === ROOT_KEY || key === null) refresh();
  };
  // A page from the back/forward cache has missed other tabs' changes.
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) refresh();
  };

  store.set(connectionAtom, { refresh, write: () => void write() });
  tabs?.addEventListener('storage', onStorage);
  tabs?.addEventListener('pageshow', onPageShow);
  const ready = new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      memoryOnly();
      resolve();
    }, timeoutMs);
    void restore()
      .catch(withoutStorage)
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  });
  const stop = () => {
    tabs?.removeEventListener('storage', onStorage);
    tabs?.removeEventListener('pageshow', onPageShow);
  };
  return { ready, stop };
}
