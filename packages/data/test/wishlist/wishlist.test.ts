import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { endSessionAtom, userStateAtom } from '../../src/account/index.js';
import { beginSessionAtom, refuseTokenAtom } from '../../src/account/session.js';
import { createShopStore, startPersistence } from '../../src/store/index.js';
import { getWishlistProducts } from '../../src/wishlist/api.js';
import {
  addToWishlistAtom,
  guestWishlistAtom,
  removeFromWishlistAtom,
  toggleWishlistAtom,
  userWishlistProductsAtom,
  watchWishlist,
  wishlistCodesAtom,
} from '../../src/wishlist/index.js';
import { pump } from '../catalog/fixtures.js';
import { fakeServer, type Answer } from '../fakeServer.js';
import { FakeStorage, type FakeTab } from '../fakeStorage.js';

/** The wishlist of one account on the server. */
class WishlistServer {
  readonly codes = new Map<string, string>();
  fail = false;
  sessionEnded = false;
  full = false;
  readonly notSold = new Set<string>();
  /** How many of the next requests for the list fail. */
  failingLists = 0;
  #made = 0;

  answer(method: string, path: string, body: unknown): Answer {
    if (this.fail || (method === 'GET' && this.failingLists-- > 0)) return { status: 500 };
    const entry = (code: string) => ({ _id: this.codes.get(code), product_code: code, product: pump });
    if (method === 'GET') return { body: { wishlist: [...this.codes.keys()].map(entry), total: this.codes.size } };
    if (method === 'DELETE') {
      const code = [...this.codes].find(([, id]) => path.endsWith(id))?.[0];
      return code !== undefined && this.codes.delete(code) ? { body: { status: 'removed' } } : { status: 404 };
    }
    if (this.sessionEnded) return { status: 401 };
    const { product_code: code } = body as { product_code: string };
    if (this.notSold.has(code)) return { status: 404 };
    if (this.full) return { status: 409, body: { code: 'wishlist_full' } };
    if (this.codes.has(code)) return { status: 409, body: { code: 'already_there' } };
    this.codes.set(code, `id-${++this.#made}`);
    return { body: entry(code) };
  }
}

const LOGGED_IN = {
  isAuthenticated: true,
  accessToken: 't',
  loggedInUser: { _id: 'u1', firstName: '', lastName: '', email: '', emirates: '' },
  signedOut: null,
  expiredUserId: null,
  isEndKnown: false,
};

async function openTab(server: WishlistServer, tab: FakeTab, delay: () => Promise<void> = () => Promise.resolve()) {
  const { http, calls } = fakeServer(async ({ method, url, body }) => {
    await delay();
    return server.answer(method, url, body);
  });
  const shop = createShopStore({ http });
  await startPersistence(shop, { storage: tab, tabs: tab }).ready;
  const stop = watchWishlist(shop);
  return {
    ...shop,
    calls,
    stop,
    logIn: () => shop.store.set(userStateAtom, () => LOGGED_IN),
    wished: () => [...shop.store.get(wishlistCodesAtom)].sort(),
  };
}

/** A tab with a logged-in user and a loaded wishlist. */
async function openLoggedIn(server: WishlistServer, delay?: () => Promise<void>) {
  const tab = await openTab(server, new FakeStorage().tab(), delay);
  tab.logIn();
  const soon = { interval: 1 };
  await vi.waitFor(() => expect(tab.calls.some(({ method }) => method === 'GET')).toBe(true), soon);
  await vi.waitFor(() => expect(tab.wished()).toEqual([...server.codes.keys()].sort()), soon);
  return tab;
}

describe('a product', () => {
  it('is added optimistically, and removed again when the request fails', async () => {
    const server = new WishlistServer();
    const { store, wished } = await openLoggedIn(server);
    const pressed = store.set(toggleWishlistAtom, 'A');
    expect(wished()).toEqual(['A']);
    expect(await pressed).toEqual({ kind: 'added', messageKey: 'toast.addedToWishlist' });
    expect(store.get(userWishlistProductsAtom).map(({ product_code }) => product_code)).toEqual(['A']);
    server.fail = true;
    const failed = store.set(toggleWishlistAtom, 'B');
    expect(wished()).toEqual(['A', 'B']);
    expect(await failed).toMatchObject({ kind: 'failed', messageKey: 'errors.server' });
    expect(wished()).toEqual(['A']);
  });

  it('reports whether it was already on the wishlist, and its removal', async () => {
    const server = new WishlistServer();
    const { store, wished } = await openLoggedIn(server);
    await store.set(addToWishlistAtom, 'A');
    expect(await store.set(addToWishlistAtom, 'A')).toMatchObject({
      kind: 'already',
      messageKey: 'toast.alreadyInWishlist',
    });
    expect(await store.set(removeFromWishlistAtom, 'A')).toMatchObject({
      kind: 'removed',
      messageKey: 'toast.removedFromWishlist',
    });
    expect([wished(), server.codes.size]).toEqual([[], 0]);
  });

  it('may have been added or removed by another device', async () => {
    const server = new WishlistServer();
    const { store, wished } = await openLoggedIn(server);
    server.codes.set('A', 'elsewhere');
    expect(await store.set(addToWishlistAtom, 'A')).toMatchObject({ kind: 'already' });
    server.codes.clear();
    expect(await store.set(removeFromWishlistAtom, 'A')).toMatchObject({ kind: 'removed' });
    expect(wished()).toEqual([]);
  });

  it('ends in the state of the last toggle, however fast the toggles and in whatever order the responses arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 14 }),
        fc.scheduler(),
        async (presses, scheduler) => {
          const server = new WishlistServer();
          let slow = false;
          const { store, wished, stop } = await openLoggedIn(server, () =>
            slow ? scheduler.schedule(Promise.resolve()) : Promise.resolve(),
          );
          slow = true;
          const work = presses.map((code) => store.set(toggleWishlistAtom, code));
          const wanted = [...new Set(presses)]
            .filter((code) => presses.filter((one) => one === code).length % 2 === 1)
            .sort();
          expect(wished()).toEqual(wanted);
          await scheduler.waitFor(Promise.all(work));
          expect(wished()).toEqual(wanted);
          expect([...server.codes.keys()].sort()).toEqual(wanted);
          stop();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the wishlist of a guest', () => {
  it('survives reloads and moves to the account at login, once', async () => {
    const server = new WishlistServer();
    const storage = new FakeStorage();
    const before = await openTab(server, storage.tab());
    expect(await before.store.set(toggleWishlistAtom, 'A')).toEqual({
      kind: 'added',
      messageKey: 'toast.addedToWishlist',
    });
    await before.store.set(toggleWishlistAtom, 'B');
    expect(await before.store.set(toggleWishlistAtom, 'B')).toMatchObject({ kind: 'removed' });
    expect(before.calls).toEqual([]);
    before.stop();

    server.codes.set('C', 'id-c');
    const after = await openTab(server, storage.tab());
    expect(after.wished()).toEqual(['A']);
    after.logIn();
    await vi.waitFor(() => expect(after.store.get(guestWishlistAtom)).toEqual([]));
    expect([after.wished(), [...server.codes.keys()].sort()]).toEqual([
      ['A', 'C'],
      ['A', 'C'],
    ]);
  });

  it('moves to the account even if its list fails to load', async () => {
    const server = new WishlistServer();
    const tab = await openTab(server, new FakeStorage().tab());
    server.failingLists = 2;
    tab.logIn();
    await vi.waitFor(() => expect(tab.calls).toHaveLength(1));
    expect(await tab.store.set(toggleWishlistAtom, 'A')).toMatchObject({ kind: 'added' });
    expect(tab.wished()).toEqual(['A']);
  });

  it('remains while the server cannot be reached', async () => {
    const server = new WishlistServer();
    const tab = await openTab(server, new FakeStorage().tab());
    await tab.store.set(toggleWishlistAtom, 'A');
    server.fail = true;
    tab.logIn();
    await vi.waitFor(() => expect(tab.calls.some(({ method }) => method === 'POST')).toBe(true));
    await vi.waitFor(() => expect(tab.wished()).toEqual([]));
    expect(tab.store.get(guestWishlistAtom)).toEqual(['A']);
  });
});

describe('a full wishlist', () => {
  const codes = Array.from({ length: 50 }, (_, index) => `MH-${index}`);

  it('of a guest refuses another product and loses none', async () => {
    const { store, wished } = await openTab(new WishlistServer(), new FakeStorage().tab());
    for (const code of codes) await store.set(addToWishlistAtom, code);
    expect(await store.set(toggleWishlistAtom, 'A')).toEqual({ kind: 'full', messageKey: 'toast.wishlistFull' });
    expect(wished()).toEqual([...codes].sort());
  });

  it('of an account refuses another product, and leaves it on the device at login', async () => {
    const server = new WishlistServer();
    server.full = true;
    const tab = await openTab(server, new FakeStorage().tab());
    await tab.store.set(addToWishlistAtom, 'A');
    tab.logIn();
    await vi.waitFor(() => expect(tab.calls.some(({ method }) => method === 'POST')).toBe(true));
    expect(await tab.store.set(addToWishlistAtom, 'B')).toMatchObject({ kind: 'full' });
    expect([tab.store.get(guestWishlistAtom), server.codes.size]).toEqual([['A'], 0]);
  });
});

it('forgets a guest’s product that is no longer sold when the wishlist moves to the account', async () => {
  const server = new WishlistServer();
  server.notSold.add('A');
  const tab = await openTab(server, new FakeStorage().tab());
  await tab.store.set(addToWishlistAtom, 'A');
  await tab.store.set(addToWishlistAtom, 'B');
  tab.logIn();
  await vi.waitFor(() => expect(tab.store.get(guestWishlistAtom)).toEqual([]));
  expect(tab.wished()).toEqual(['B']);
});

it('stores a product on the device when the server has ended the session', async () => {
  const server = new WishlistServer();
  const { store, wished } = await openLoggedIn(server);
  server.sessionEnded = true;
  const added = store.set(toggleWishlistAtom, 'A');
  store.set(refuseTokenAtom, 't');
  expect(await added).toMatchObject({ kind: 'added' });
  expect([wished(), store.get(guestWishlistAtom)]).toEqual([['A'], ['A']]);
});

it('stores nothing for the next visitor when a request fails after logging out', async () => {
  const server = new WishlistServer();
  const { store } = await openLoggedIn(server);
  server.fail = true;
  const added = store.set(toggleWishlistAtom, 'A');
  store.set(endSessionAtom, 'loggedOut');
  expect(await added).toMatchObject({ kind: 'failed' });
  expect(store.get(guestWishlistAtom)).toEqual([]);
});

it('of a guest is cleared with the data of the previous user', async () => {
  const tab = await openTab(new WishlistServer(), new FakeStorage().tab());
  tab.logIn();
  tab.store.set(refuseTokenAtom, 't');
  await tab.store.set(addToWishlistAtom, 'A');
  tab.store.set(beginSessionAtom, { accessToken: 't2', user: { ...LOGGED_IN.loggedInUser, _id: 'u2' } });
  expect(tab.store.get(guestWishlistAtom)).toEqual([]);
});

it('loads the products of a guest’s wishlist by their codes, and nothing for an empty one', async () => {
  const { http, calls } = fakeServer(() => ({
    body: { products: [{ product_code: 'A', product: pump }, { product_code: 'B' }] },
  }));
  expect(await getWishlistProducts(http, [])).toEqual([]);
  expect(calls).toEqual([]);
  expect((await getWishlistProducts(http, ['A', 'B'])).map(({ product_code: code }) => code)).toEqual(['A']);
  expect(calls.map(({ url }) => url)).toEqual(['/api/wishlist/products?codes=A%2CB']);
});

it('is empty after logging out', async () => {
  const server = new WishlistServer();
  server.codes.set('A', 'id-a');
  const { store, wished } = await openLoggedIn(server);
  store.set(endSessionAtom, 'loggedOut');
  expect(wished()).toEqual([]);
  expect(store.get(userWishlistProductsAtom)).toEqual([]);
});
