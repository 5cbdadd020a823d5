import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { array, number, object } from '../../src/http/decoders.js';
import {
  createShopStore,
  persistedAtom,
  ROOT_KEY,
  startPersistence,
  storageNoticeAtom,
  type RootStorage,
} from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';
import { FakeStorage, type FakeTab } from '../fakeStorage.js';

const counted = object({ n: number });
const countAtom = persistedAtom('count', counted, { n: 0 });
const listAtom = persistedAtom('list', array(number), []);
const plus = (by: number) => (current: { n: number }) => ({ n: current.n + by });

const newShop = () => createShopStore({ http: fakeServer(() => ({ body: {} })).http });

async function open(tab: FakeTab | undefined) {
  const shop = newShop();
  const persistence = startPersistence(shop, { storage: tab, ...(tab && { tabs: tab }) });
  await persistence.ready;
  return {
    ...shop,
    persistence,
    count: () => shop.store.get(countAtom).n,
    add: (by: number) => shop.store.set(countAtom, plus(by)),
  };
}

describe('persisted state', () => {
  it('survives a reload under the root key, with its version', async () => {
    const storage = new FakeStorage();
    (await open(storage.tab())).add(3);
    expect(JSON.parse(storage.values.get(ROOT_KEY) ?? '')).toEqual({ version: 1, count: { n: 3 } });
    expect((await open(storage.tab())).count()).toBe(3);
  });

  it('keeps slices of domains that are not loaded', async () => {
    const storage = new FakeStorage();
    storage.values.set(ROOT_KEY, JSON.stringify({ version: 1, wishlist: ['x'] }));
    (await open(storage.tab())).add(1);
    expect(JSON.parse(storage.values.get(ROOT_KEY) ?? '')).toMatchObject({ wishlist: ['x'], count: { n: 1 } });
  });

  it('is shared by all open tabs', async () => {
    const storage = new FakeStorage();
    const [a, b] = [await open(storage.tab()), await open(storage.tab())];
    a.add(2);
    expect(b.count()).toBe(2);
  });

  it('merges concurrent writes of two tabs', async () => {
    const storage = new FakeStorage();
    const [tabA, tabB] = [storage.tab(), storage.tab()];
    const [a, b] = [await open(tabA), await open(tabB)];
    tabA.deaf = tabB.deaf = true;
    a.add(1);
    b.add(1);
    a.add(1);
    expect(a.count()).toBe(3);
    expect((await open(storage.tab())).count()).toBe(3);
  });

  it('stops listening', async () => {
    const storage = new FakeStorage();
    const [a, b] = [await open(storage.tab()), await open(storage.tab())];
    b.persistence.stop();
    a.add(1);
    expect(b.count()).toBe(0);
  });

  it('resets when another tab clears the storage', async () => {
    const storage = new FakeStorage();
    const tab = storage.tab();
    const a = await open(tab);
    a.add(1);
    storage.values.clear();
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(a.count()).toBe(0);
  });
});

describe('stored state', () => {
  const reopened = async (raw: string) => {
    const storage = new FakeStorage();
    storage.values.set(ROOT_KEY, raw);
    return { storage, shop: await open(storage.tab()) };
  };

  it.each(['', '{', 'null', '[1]', '"text"', '{"version":"x"}', '{"version":-1}', '{"version":1.5}'])(
    'is dropped with a notice when it is garbage: %s',
    async (raw) => {
      const { storage, shop } = await reopened(raw);
      expect(shop.count()).toBe(0);
      expect(shop.store.get(storageNoticeAtom)).toBe('storage.reset');
      const again = await open(storage.tab());
      expect(again.store.get(storageNoticeAtom)).toBeUndefined();
    },
  );

  it('is read slice by slice, ignoring invalid ones', async () => {
    const { shop } = await reopened(JSON.stringify({ version: 1, count: { n: 'many' }, list: [1, 2] }));
    expect(shop.count()).toBe(0);
    expect(shop.store.get(listAtom)).toEqual([1, 2]);
  });

  it('is migrated from the unversioned format without product lists', async () => {
    const { storage, shop } = await reopened(
      JSON.stringify({ count: '{"n":4}', product: '{"products":[1]}', allProducts: [1], odd: '{', _persist: '{}' }),
    );
    expect(shop.count()).toBe(4);
    shop.add(0);
    expect(JSON.parse(storage.values.get(ROOT_KEY) ?? '')).toEqual({ version: 1, count: { n: 4 } });
  });

  it('is read unchanged from a newer version', async () => {
    const { shop } = await reopened(JSON.stringify({ version: 99, count: { n: 5 } }));
    expect(shop.count()).toBe(5);
    expect(shop.store.get(storageNoticeAtom)).toBeUndefined();
  });

  it('never breaks the shop, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (raw) => {
        const { shop } = await reopened(raw);
        const before = shop.count();
        shop.add(1);
        expect(shop.count()).toBe(before + 1);
      }),
    );
  });
});

describe('a broken storage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('blocked: the shop works in memory and shows a notice', async () => {
    const shop = await open(undefined);
    shop.add(2);
    shop.add(1);
    expect(shop.count()).toBe(3);
    expect(shop.store.get(storageNoticeAtom)).toBe('storage.memoryOnly');
  });

  it('throwing on every access: the shop works in memory and shows a notice', async () => {
    const broken: RootStorage = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const shop = newShop();
    shop.store.set(countAtom, plus(1));
    await startPersistence(shop, { storage: broken }).ready;
    shop.store.set(countAtom, plus(1));
    expect(shop.store.get(countAtom)).toEqual({ n: 2 });
    expect(shop.store.get(storageNoticeAtom)).toBe('storage.memoryOnly');
  });

  it('full: the state remains in memory and is stored again once there is space', async () => {
    const storage = new FakeStorage();
    const tab = storage.tab();
    const shop = await open(tab);
    shop.add(1);
    tab.full = true;
    shop.add(1);
    shop.add(1);
    expect(shop.count()).toBe(3);
    expect(shop.store.get(storageNoticeAtom)).toBe('storage.memoryOnly');
    tab.full = false;
    shop.add(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.store.get(storageNoticeAtom)).toBeUndefined();
    expect((await open(storage.tab())).count()).toBe(4);
  });

  it('slow: stops waiting after 5 seconds, and applies early changes to the state that arrives later', async () => {
    let arrive: (raw: string) => void = () => undefined;
    const written: string[] = [];
    const slow: RootStorage = {
      getItem: () => new Promise((resolve) => (arrive = resolve)),
      setItem: (_, value) => void written.push(value),
    };
    const shop = newShop();
    let ready = false;
    void startPersistence(shop, { storage: slow }).ready.then(() => (ready = true));
    shop.store.set(countAtom, plus(1));
    await vi.advanceTimersByTimeAsync(4999);
    expect(ready).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toBe(true);
    expect(shop.store.get(storageNoticeAtom)).toBe('storage.memoryOnly');
    expect(shop.store.get(countAtom)).toEqual({ n: 1 });

    arrive('{"version":1,"count":{"n":10}}');
    await vi.advanceTimersByTimeAsync(0);
    expect(shop.store.get(countAtom)).toEqual({ n: 11 });
    expect(shop.store.get(storageNoticeAtom)).toBeUndefined();
    expect(written.map((raw) => JSON.parse(raw))).toEqual([{ version: 1, count: { n: 11 } }]);
  });
});
