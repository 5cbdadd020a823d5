import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSharedDataAtom } from '../../src/account/forgetVisitor.js';
import { addRecentSearchAtom, clearRecentSearchesAtom, recentSearchesAtom } from '../../src/search/index.js';
import { createShopStore, startPersistence } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

describe('recent searches', () => {
  const stored = new Map<string, string>();
  beforeEach(() => stored.clear());

  const open = async () => {
    const shop = createShopStore({ http: fakeServer(() => ({ body: {} })).http });
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    await startPersistence(shop, { storage }).ready;
    const { store } = shop;
    return {
      store,
      add: (...queries: string[]) => queries.forEach((query) => store.set(addRecentSearchAtom, query)),
      recent: () => store.get(recentSearchesAtom),
    };
  };

  it('are the last six, the latest first, each once', async () => {
    const { add, recent } = await open();
    add('wipes', 'lotion', 'bottles', 'cotton', 'pacifier', 'shampoo', ' Lotion ', 'toothbrush');
    expect(recent()).toEqual(['toothbrush', 'Lotion', 'shampoo', 'pacifier', 'cotton', 'bottles']);
  });

  it('leave out what is too short to search for', async () => {
    const { add, recent } = await open();
    add('', ' bot ', 'a');
    expect(recent()).toEqual([]);
  });

  it('survive a reload, and end when they are cleared', async () => {
    const { add } = await open();
    add('حفاضات');
    const { store, recent } = await open();
    expect(recent()).toEqual(['حفاضات']);
    store.set(clearRecentSearchesAtom);
    expect((await open()).recent()).toEqual([]);
  });

  it('end with the session', async () => {
    const { store, add, recent } = await open();
    add('lotion');
    store.set(forgetSharedDataAtom);
    expect(recent()).toEqual([]);
  });
});
