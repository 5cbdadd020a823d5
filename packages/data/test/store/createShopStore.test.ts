import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createShopStore,
  dehydrateShop,
  httpAtom,
  hydrateShop,
  isComplete,
  queryAtomFamily,
  type NamedQuery,
} from '../../src/store/index.js';
import type { HttpClient } from '../../src/http/index.js';
import { fakeServer } from '../fakeServer.js';

const echoQuery = (http: HttpClient, word: string): NamedQuery<string> => ({
  queryKey: ['echo', word],
  queryFn: async ({ signal }) => (await http.get(`echo/${word}`, { signal })) as string,
});

describe('a shop store', () => {
  it('belongs to one visitor', async () => {
    const [a, b] = [fakeServer(() => ({ body: 'a' })), fakeServer(() => ({ body: 'b' }))].map(({ http }) =>
      createShopStore({ http }),
    );
    expect(await a?.load(echoQuery(a.http, 'x'))).toBe('a');
    expect(await b?.load(echoQuery(b.http, 'x'))).toBe('b');
  });

  it('rejects atoms in a store that it has not created', () => {
    expect(() => createStore().get(httpAtom)).toThrow('createShopStore');
  });

  it("hydrates a page's data in the browser without requests", async () => {
    const server = createShopStore({ http: fakeServer(() => ({ body: 'hello' })).http });
    await server.load(echoQuery(server.http, 'x'));
    await server
      .load(echoQuery(createShopStore({ http: fakeServer(() => ({ status: 500 })).http }).http, 'y'))
      .catch(() => undefined);
    const wire = JSON.stringify(dehydrateShop(server));
    expect(JSON.parse(wire)).toEqual({ queries: [[['echo', 'x'], 'hello']] });

    const browser = fakeServer(() => ({ body: 'other' }));
    const shop = createShopStore({ http: browser.http });
    hydrateShop(shop, JSON.parse(wire));
    const echoAtom = queryAtomFamily(echoQuery)('x');
    expect(shop.store.get(echoAtom)).toMatchObject({ status: 'success', data: 'hello' });
    const stop = shop.store.sub(echoAtom, () => undefined);
    await Promise.resolve();
    expect(browser.calls).toEqual([]);
    stop();
  });

  it.each([
    [{ body: 'a' }, true],
    [{ status: 404 }, true],
    [{ status: 429 }, false],
    [{ status: 503 }, false],
  ] as const)('knows after the answer %j whether its data is complete: %s', async (answer, expected) => {
    const shop = createShopStore({ http: fakeServer(() => answer).http });
    await shop.load(echoQuery(shop.http, 'x')).catch(() => undefined);
    expect(isComplete(shop)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    3,
    {},
    { queries: 1 },
    { queries: [1] },
    { queries: [['key', 1]] },
    { queries: [[['k'], undefined]] },
  ])('ignores an invalid state %j', (state) => {
    const shop = createShopStore({ http: fakeServer(() => ({})).http });
    hydrateShop(shop, state);
    expect(shop.queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('loading a query', () => {
  it('fetches once, even when the data is stale', async () => {
    vi.useFakeTimers();
    const { http, calls } = fakeServer(() => ({ body: 'x' }));
    const shop = createShopStore({ http });
    await shop.load(echoQuery(http, 'x'));
    vi.advanceTimersByTime(3_600_000);
    expect(await shop.load(echoQuery(http, 'x'))).toBe('x');
    expect(calls).toHaveLength(1);
    vi.useRealTimers();
  });

  it('rejects with the error', async () => {
    const { http } = fakeServer(() => ({ status: 404 }));
    await expect(createShopStore({ http }).load(echoQuery(http, 'x'))).rejects.toMatchObject({
      kind: 'status',
      status: 404,
    });
  });
});

describe('query atoms', () => {
  it('are the same for equal parameters, and limited in number', () => {
    const family = queryAtomFamily(echoQuery, 2);
    const first = family('a');
    expect(family('a')).toBe(first);
    family('b');
    family('a');
    family('c');
    expect(family('a')).toBe(first);
    const second = family('b');
    expect(family('b')).toBe(second);
    expect(family('a')).toBe(first);
  });

  it('show an error and try again', async () => {
    let down = true;
    const { http } = fakeServer(() => (down ? { status: 503 } : { body: 'up' }));
    const { store } = createShopStore({ http });
    const echoAtom = queryAtomFamily(echoQuery)('x');
    const stop = store.sub(echoAtom, () => undefined);
    await vi.waitFor(() =>
      expect(store.get(echoAtom)).toMatchObject({ status: 'error', error: { messageKey: 'errors.unavailable' } }),
    );
    down = false;
    await store.get(echoAtom).refetch();
    await vi.waitFor(() => expect(store.get(echoAtom)).toMatchObject({ status: 'success', data: 'up' }));
    stop();
  });

  it('keep stale data when refetching fails', async () => {
    let down = false;
    const { http } = fakeServer(() => (down ? { status: 503 } : { body: 'a text' }));
    const { store } = createShopStore({ http });
    const echoAtom = queryAtomFamily(echoQuery)('x');
    const stop = store.sub(echoAtom, () => undefined);
    await vi.waitFor(() => expect(store.get(echoAtom)).toMatchObject({ status: 'success' }));
    down = true;
    await store.get(echoAtom).refetch();
    await vi.waitFor(() => expect(store.get(echoAtom)).toMatchObject({ isRefetchError: true, data: 'a text' }));
    stop();
  });
});

describe('in the browser', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('a lost connection is retried twice, with growing delays', async () => {
    const times: number[] = [];
    const start = Date.now();
    const { http } = fakeServer(() => {
      times.push(Date.now() - start);
      throw new TypeError('failed');
    });
    const shop = createShopStore({ http });
    const failure = shop.load(echoQuery(http, 'x')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ kind: 'network' });
    expect(times).toEqual([0, 1000, 3000]);
  });

  it('an error response is not retried', async () => {
    const { http, calls } = fakeServer(() => ({ status: 500 }));
    const shop = createShopStore({ http });
    const failure = shop.load(echoQuery(http, 'x')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ status: 500 });
    expect(calls).toHaveLength(1);
  });
});
