import { atom, type WritableAtom } from 'jotai';
import type { Decoder } from '../http/decoders.js';
import type { Shop } from './createShopStore.js';
import { readRoot, writeRoot, type Slices } from './readRoot.js';

/** The one key of local storage that holds the shop's state (specification, section 3). */
export const ROOT_KEY = 'root';

/**
 * What the shopper should know about storage, as a message key.
 * - `storage.memoryOnly`: blocked, full or not answering; the shop works, but a reload forgets
 * - `storage.reset`: what was stored could not be read and was dropped
 */
export type StorageNotice = 'storage.memoryOnly' | 'storage.reset';

/** The notice to show, if any. Set it to undefined when the shopper has closed it. */
export const storageNoticeAtom = atom<StorageNotice | undefined>(undefined);

/** Changes one slice. It is a function of the current value, so that it can be replayed on what another tab wrote. */
interface SliceUpdate {
  readonly name: string;
  readonly apply: (raw: unknown) => unknown;
}

const slicesAtom = atom<Slices>({});
/** Updates made before the stored state arrived; undefined once it has. */
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
 * A part of the state that survives a reload and is the same in every tab. What is stored passes `decode`; if it is refused,
 * the value is `initial`. Write with a function of the current value. Product lists do not belong here.
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

/** Which stored parts of the state to retain: a whole part, or some of its fields. */
export type RetainedSlices = Readonly<Record<string, 'all' | readonly string[]>>;

/** Forgets every stored part of the state, and every field of one, that is not named. */
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

/** What persistence needs of a storage; the browser's answers at once, others may take their time. */
export interface RootStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
}

export interface PersistenceOptions {
  /** Undefined where the browser blocks storage: the shop then works in memory and says so. */
  readonly storage: RootStorage | undefined;
  /** Where changes made by other tabs are announced; `window` in a browser. */
  readonly tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds to wait for the stored state. Specification: 5 000. */
  readonly timeoutMs?: number;
}

export interface Persistence {
  /** Resolves when the stored state is in, or cannot be had in time. Never rejects. */
  readonly ready: Promise<void>;
  /** Stops listening to other tabs. */
  readonly stop: () => void;
}

/**
 * Restores the state and keeps it stored from then on. Call it after hydration, because the server's HTML knows nothing of it.
 * Changes made before the stored state arrives are kept and applied to it.
 */
export function startPersistence(
  { store }: Shop,
  { storage, tabs, timeoutMs = 5000 }: PersistenceOptions,
): Persistence {
  let lastSeen: string | null | undefined;
  const memoryOnly = () => store.set(storageNoticeAtom, 'storage.memoryOnly');
  const reachedAgain = () =>
    store.set(storageNoticeAtom, (notice) => (notice === 'storage.memoryOnly' ? undefined : notice));

  /** Takes over what is stored, unless it is what this tab has seen last. Gives false when it was garbage. */
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
      // What is stored is still the older state; without this line it would be taken for another tab's news.
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
  // A page that the browser had set aside has missed what other tabs did meanwhile.
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
