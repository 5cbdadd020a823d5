import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { endSessionAtom, userStateAtom } from '../../src/account/index.js';
import { createShopStore, startPersistence } from '../../src/store/index.js';
import {
  addWishAtom,
  pendingWishesAtom,
  removeWishAtom,
  toggleWishAtom,
  userWishlistProductsAtom,
  watchWishlist,
  wishedCodesAtom,
} from '../../src/wishlist/index.js';
import { pump } from '../catalog/fixtures.js';
import { fakeServer, type Answer } from '../fakeServer.js';
import { FakeStorage, type FakeTab } from '../fakeStorage.js';

/** The wishlist of one account, as the server keeps it. */
class WishServer {
  readonly codes = new Map<string, string>();
  fail = false;
  #made = 0;

  answer(method: string, path: string, body: unknown): Answer {
    if (this.fail) return { status: 500 };
    const entry = (code: string) => ({ _id: this.codes.get(code), product_code: code, product: pump });
    if (method === 'GET') return { body: { wishlist: [...this.codes.keys()].map(entry), total: this.codes.size } };
    if (method === 'DELETE') {
      const code = [...this.codes].find(([, id]) => path.endsWith(id))?.[0];
      return code !== undefined && this.codes.delete(code) ? { body: { status: 'removed' } } : { status: 404 };
    }
    const { product_code: code } = body as { product_code: string };
    if (this.codes.has(code)) return { status: 409, body: { code: 'already_there' } };
    this.codes.set(code, `id-${++this.#made}`);
    return { body: entry(code) };
  }
}

const LOGGED_IN = {
  isAuthenticated: true,
  accessToken: 't',
  loggedInUser: { _id: 'u1', firstName: '', lastName: '', email: '', email_verified: true },
  signedOut: null,
  expiredUserId: null,
};

async function openTab(server: WishServer, tab: FakeTab, delay: () => Promise<void> = () => Promise.resolve()) {
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
    wished: () => [...shop.store.get(wishedCodesAtom)].sort(),
  };
}

/** A tab in which somebody is logged in and the list is there. */
async function openLoggedIn(server: WishServer, delay?: () => Promise<void>) {
  const tab = await openTab(server, new FakeStorage().tab(), delay);
  tab.logIn();
  await vi.waitFor(() => expect(tab.calls.some(({ method }) => method === 'GET')).toBe(true));
  await vi.waitFor(() => expect(tab.wished()).toEqual([...server.codes.keys()].sort()));
  return tab;
}

describe('hearts', () => {
  it('fill at once, and empty again when the server cannot be reached', async () => {
    const server = new WishServer();
    const { store, wished } = await openLoggedIn(server);
    const pressed = store.set(toggleWishAtom, 'A');
    expect(wished()).toEqual(['A']);
    expect(await pressed).toEqual({ kind: 'added', messageKey: 'toast.addedToWishlist' });
    expect(store.get(userWishlistProductsAtom).map(({ product_code }) => product_code)).toEqual(['A']);
    server.fail = true;
    const failed = store.set(toggleWishAtom, 'B');
    expect(wished()).toEqual(['A', 'B']);
    expect(await failed).toMatchObject({ kind: 'failed', messageKey: 'errors.server' });
    expect(wished()).toEqual(['A']);
  });

  it('say when a product is there already, and when it is taken off', async () => {
    const server = new WishServer();
    const { store, wished } = await openLoggedIn(server);
    await store.set(addWishAtom, 'A');
    expect(await store.set(addWishAtom, 'A')).toMatchObject({ kind: 'already', messageKey: 'toast.alreadyInWishlist' });
    expect(await store.set(removeWishAtom, 'A')).toMatchObject({
      kind: 'removed',
      messageKey: 'toast.removedFromWishlist',
    });
    expect([wished(), server.codes.size]).toEqual([[], 0]);
  });

  it('agree with what another device has done meanwhile', async () => {
    const server = new WishServer();
    const { store, wished } = await openLoggedIn(server);
    server.codes.set('A', 'elsewhere');
    expect(await store.set(addWishAtom, 'A')).toMatchObject({ kind: 'already' });
    server.codes.clear();
    expect(await store.set(removeWishAtom, 'A')).toMatchObject({ kind: 'removed' });
    expect(wished()).toEqual([]);
  });

  it('end where the last press left them, however fast they are pressed and whatever order answers come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1, maxLength: 14 }),
        fc.scheduler(),
        async (presses, scheduler) => {
          const server = new WishServer();
          let slow = false;
          const { store, wished, stop } = await openLoggedIn(server, () =>
            slow ? scheduler.schedule(Promise.resolve()) : Promise.resolve(),
          );
          slow = true;
          const work = presses.map((code) => store.set(toggleWishAtom, code));
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

describe('hearts pressed while nobody is logged in', () => {
  it('are kept across reloads and applied after login, once', async () => {
    const server = new WishServer();
    const storage = new FakeStorage();
    const before = await openTab(server, storage.tab());
    expect(await before.store.set(toggleWishAtom, 'A')).toEqual({
      kind: 'kept',
      messageKey: 'toast.wishlistAfterLogin',
    });
    await before.store.set(toggleWishAtom, 'B');
    expect(await before.store.set(toggleWishAtom, 'B')).toMatchObject({ kind: 'removed' });
    expect(before.calls).toEqual([]);
    before.stop();

    server.codes.set('C', 'id-c');
    const after = await openTab(server, storage.tab());
    expect(after.wished()).toEqual(['A']);
    after.logIn();
    await vi.waitFor(() => expect(after.store.get(pendingWishesAtom)).toEqual([]));
    expect([after.wished(), [...server.codes.keys()].sort()]).toEqual([
      ['A', 'C'],
      ['A', 'C'],
    ]);
  });

  it('stay kept while the server cannot be reached', async () => {
    const server = new WishServer();
    const tab = await openTab(server, new FakeStorage().tab());
    await tab.store.set(toggleWishAtom, 'A');
    server.fail = true;
    tab.logIn();
    await vi.waitFor(() => expect(tab.calls.some(({ method }) => method === 'POST')).toBe(true));
    await vi.waitFor(() => expect(tab.wished()).toEqual([]));
    expect(tab.store.get(pendingWishesAtom)).toEqual(['A']);
  });
});

it('is nobody’s after logging out', async () => {
  const server = new WishServer();
  server.codes.set('A', 'id-a');
  const { store, wished } = await openLoggedIn(server);
  store.set(endSessionAtom, 'loggedOut');
  expect(wished()).toEqual([]);
  expect(store.get(userWishlistProductsAtom)).toEqual([]);
});
