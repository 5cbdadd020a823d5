import { beforeEach, expect, test } from 'vitest';
import { createKeeper } from '../../src/client/offline/worker/pageCache.js';

const origin = 'https://shop.test';
const keeping = { build: 'b1', code: ['/assets/base.js', '/assets/cart.js'], pages: ['/en/offline', '/ar/offline'] };

const addressOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;

/** A cache as browsers have it, as far as the keeper uses it. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  constructor(readonly fetch: (address: string) => Promise<Response>) {}
  match = (key: RequestInfo | URL) => Promise.resolve(this.entries.get(addressOf(key))?.clone());
  keys = () => Promise.resolve([...this.entries.keys()].map((address) => new Request(address)));
  delete = (key: RequestInfo | URL) => Promise.resolve(this.entries.delete(addressOf(key)));
  put = (key: RequestInfo | URL, response: Response) =>
    Promise.resolve(void this.entries.set(addressOf(key), response));
  add = async (key: string) => {
    const response = await this.fetch(addressOf(key));
    if (!response.ok) throw new TypeError(`${key}: ${response.status}`);
    await this.put(key, response);
  };
  addAll = async (keys: string[]) => void (await Promise.all(keys.map(this.add)));
}

let online: boolean;
let asked: string[];
let answers: Map<string, () => Response>;
let stored: Map<string, MemoryCache>;

const forAll = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public, max-age=0' } });
const ask = (key: Request | string) => {
  const address = addressOf(key);
  asked.push(address);
  if (!online) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(answers.get(address)?.() ?? new Response('', { status: 404 }));
};
const caches = {
  open: (name: string) => Promise.resolve(stored.get(name) ?? stored.set(name, new MemoryCache(ask)).get(name)),
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
} as unknown as CacheStorage;

const keeperOf = (build = 'b1') => createKeeper({ ...keeping, build }, { caches, ask, origin });
const text = async (answer: Promise<Response> | undefined) => (await answer)?.text();
/** What a browser asks for when an address is opened; scripts may not make such a request themselves. */
const opening = (path: string) => Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' });
const request = (path: string, init?: RequestInit) => new Request(origin + path, init);

beforeEach(() => {
  online = true;
  asked = [];
  stored = new Map();
  answers = new Map(
    [...keeping.code, ...keeping.pages, '/en', '/api/products', '/pictures/a.avif'].map((path) => [
      origin + path,
      forAll(path),
    ]),
  );
});

test('a page that was seen is there without network, a fresh one is preferred', async () => {
  const keeper = keeperOf();
  expect(await text(keeper.answer(opening('/en')))).toBe('/en');
  online = false;
  expect(await text(keeper.answer(opening('/en#top')))).toBe('/en');
  online = true;
  answers.set(`${origin}/en`, forAll('newer'));
  expect(await text(keeper.answer(opening('/en')))).toBe('newer');
  online = false;
  expect(await text(keeper.answer(opening('/en')))).toBe('newer');
});

test.each([
  ['/ar/blog?x=1', '/ar/offline#/ar/blog?x=1'],
  ['/en/about', '/en/offline#/en/about'],
  ['/', '/en/offline#/'],
])('a page that was never seen leads to the one that says so: %s', async (path, to) => {
  online = false;
  const answer = await keeperOf().answer(opening(path));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([302, origin + to]);
});

test('what belongs to one shopper, and what failed, is never kept', async () => {
  const keeper = keeperOf();
  const own = () => new Response('mine', { headers: { 'cache-control': 'no-store' } });
  for (const path of ['/en/profile', '/api/orders']) answers.set(origin + path, own);
  // The page is the same for everybody, its address is not.
  const personal = [
    '/en/login?reset=abc',
    '/en/tracking?order=MH-1',
    '/ar/products?q=colic',
    '/api/navbar_search?query=a',
  ];
  for (const path of personal) answers.set(origin + path, forAll('login'));
  answers.set(`${origin}/api/broken`, () => new Response('', { status: 500, headers: { 'cache-control': 'public' } }));
  expect(keeper.answer(request('/api/products', { headers: { authorization: 'Bearer x' } }))).toBeUndefined();
  await keeper.answer(opening('/en/profile'));
  for (const path of personal) {
    expect(await text(keeper.answer(path.startsWith('/api') ? request(path) : opening(path)))).toBe('login');
    await keeper.visited(origin + path);
  }
  await keeper.answer(request('/api/orders'));
  await keeper.answer(request('/api/broken'));
  expect([...(stored.get('seen-b1')?.entries.keys() ?? [])]).toEqual([]);
});

test('what changes something, and what is not ours, goes its own way', () => {
  const keeper = keeperOf();
  expect(keeper.answer(request('/api/products', { method: 'POST' }))).toBeUndefined();
  expect(keeper.answer(new Request('https://elsewhere.test/a'))).toBeUndefined();
  expect(keeper.answer(request('/favicon.svg'))).toBeUndefined();
});

test('the catalogue that was seen answers without network', async () => {
  const keeper = keeperOf();
  await keeper.answer(request('/api/products'));
  online = false;
  expect(await text(keeper.answer(request('/api/products')))).toBe('/api/products');
  expect((await keeper.answer(request('/api/other')))?.type).toBe('error');
});

test('all code is there after the installation, and is not asked for again', async () => {
  const keeper = keeperOf();
  await keeper.install();
  asked = [];
  online = false;
  expect(await text(keeper.answer(request('/assets/cart.js')))).toBe('/assets/cart.js');
  expect(await text(keeper.answer(opening('/ar/offline')))).toBe('/ar/offline');
  expect(asked).toEqual([`${origin}/ar/offline`]);
});

test('an installation that misses a file fails, so that it is tried again', async () => {
  answers.delete(`${origin}/assets/cart.js`);
  await expect(keeperOf().install()).rejects.toThrow('/assets/cart.js');
});

test('an update leaves the open pages their code until they are closed', async () => {
  const before = keeperOf('b1');
  await before.install();
  const after = keeperOf('b2');
  await after.install();
  answers.clear();
  expect(await text(before.answer(request('/assets/cart.js')))).toBe('/assets/cart.js');
  await after.cleanUp();
  expect([...stored.keys()].sort()).toEqual(['code-b2', 'seen-b2']);
});

test('a page that was opened within the shop is fetched once, and kept', async () => {
  const keeper = keeperOf();
  await keeper.visited(`${origin}/en#part`);
  await keeper.visited(`${origin}/en`);
  await keeper.visited('https://elsewhere.test/');
  expect(asked).toEqual([`${origin}/en`]);
  online = false;
  expect(await text(keeper.answer(opening('/en')))).toBe('/en');
});

test('of pictures the oldest go first', async () => {
  const keeper = keeperOf();
  for (let n = 0; n <= 300; n++) {
    answers.set(`${origin}/pictures/${n}.avif`, forAll(String(n)));
    await keeper.answer(request(`/pictures/${n}.avif`));
  }
  const kept = stored.get('pictures')?.entries;
  expect([kept?.size, kept?.has(`${origin}/pictures/0.avif`), kept?.has(`${origin}/pictures/300.avif`)]).toEqual([
    300,
    false,
    true,
  ]);
});
