import { beforeEach, expect, test } from 'vitest';
import { createPageCache } from '../../src/client/offline/worker/pageCache.js';

const origin = 'https://shop.test';
const build = {
  build: 'b1',
  code: {
    shared: ['/assets/base.js', '/assets/badge.js'],
    cart: ['/assets/cart.js'],
    messages: { en: ['/assets/shell-en.js'], ar: ['/assets/shell-ar.js'] },
  },
  pages: ['/en/offline', '/ar/offline'],
  cartPages: ['/en/cart', '/ar/cart'],
};

const addressOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;

/** A cache as browsers have it, as far as the page cache uses it. */
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
let requested: string[];
let answers: Map<string, () => Response>;
let stored: Map<string, MemoryCache>;

const forAll = (text: string) => () => new Response(text, { headers: { 'cache-control': 'public, max-age=0' } });
const sendRequest = (key: Request | string) => {
  const address = addressOf(key);
  requested.push(address);
  if (!online) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(answers.get(address)?.() ?? new Response('', { status: 404 }));
};
const caches = {
  open: (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache(sendRequest);
    stored.set(name, cache);
    return Promise.resolve(cache);
  },
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  match: async (key: string) => {
    for (const cache of stored.values()) if (await cache.match(key)) return cache.match(key);
    return undefined;
  },
};

/** A page cache whose responses also wait until they are stored. */
function pageCacheOf(id = 'b1') {
  const pageCache = createPageCache({ ...build, build: id }, { caches, sendRequest, origin });
  return {
    ...pageCache,
    respond(request: Request) {
      const works: Promise<unknown>[] = [];
      const answer = pageCache.respond(request, (work) => works.push(work));
      return answer?.then(async (response) => {
        await Promise.all(works);
        return response;
      });
    },
  };
}
const text = async (answer: Promise<Response> | undefined) => (await answer)?.text();
/** What a browser asks for when an address is opened; scripts may not make such a request themselves. */
const opening = (path: string) => Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' });
const request = (path: string, init?: RequestInit) => new Request(origin + path, init);

beforeEach(() => {
  online = true;
  requested = [];
  stored = new Map();
  answers = new Map(
    [
      ...build.code.shared,
      ...build.code.cart,
      ...build.cartPages,
      ...Object.values(build.code.messages).flat(),
      ...build.pages,
      '/en',
      '/api/products',
      '/pictures/a.avif',
    ].map((path) => [origin + path, forAll(path)]),
  );
});

test('answers with a visited page without network, with a fresh one otherwise', async () => {
  const pageCache = pageCacheOf();
  expect(await text(pageCache.respond(opening('/en')))).toBe('/en');
  online = false;
  expect(await text(pageCache.respond(opening('/en#top')))).toBe('/en');
  online = true;
  answers.set(`${origin}/en`, forAll('newer'));
  expect(await text(pageCache.respond(opening('/en')))).toBe('newer');
  online = false;
  expect(await text(pageCache.respond(opening('/en')))).toBe('newer');
});

test('answers before the response is complete and stored', async () => {
  answers.set(`${origin}/en`, () => new Response(new ReadableStream(), { headers: { 'cache-control': 'public' } }));
  answers.set(`${origin}/pictures/a.avif`, () => new Response(new ReadableStream()));
  const works: Promise<unknown>[] = [];
  const slow = {
    ...caches,
    open: async (name: string) =>
      Object.assign(await caches.open(name), { put: async (_key: unknown, put: Response) => void (await put.text()) }),
  };
  const pageCache = createPageCache(build, { caches: slow, sendRequest, origin });
  for (const asked of [opening('/en'), request('/pictures/a.avif')])
    expect((await pageCache.respond(asked, (work) => works.push(work)))?.status).toBe(200);
  expect(works).toHaveLength(2);
});

test.each([
  ['/ar/blog?x=1', '/ar/offline#/ar/blog?x=1'],
  ['/en/about', '/en/offline#/en/about'],
  ['/', '/en/offline#/'],
])('redirects to the offline page when a page was never visited: %s', async (path, to) => {
  online = false;
  const answer = await pageCacheOf().respond(opening(path));
  expect([answer?.status, answer?.headers.get('location')]).toEqual([302, origin + to]);
});

test('never caches personal or failed answers', async () => {
  const pageCache = pageCacheOf();
  const own = () => new Response('mine', { headers: { 'cache-control': 'no-store' } });
  for (const path of ['/en/profile', '/api/orders']) answers.set(origin + path, own);
  // The page is the same for everybody, its address is not.
  const personal = [
    '/en/order?order=MH-2',
    '/en/tracking?order=MH-1',
    '/ar/products?q=colic',
    '/api/navbar_search?query=a',
  ];
  for (const path of personal) answers.set(origin + path, forAll('login'));
  answers.set(`${origin}/api/broken`, () => new Response('', { status: 500, headers: { 'cache-control': 'public' } }));
  expect(pageCache.respond(request('/api/products', { headers: { authorization: 'Bearer x' } }))).toBeUndefined();
  await pageCache.respond(opening('/en/profile'));
  for (const path of personal) {
    expect(await text(pageCache.respond(path.startsWith('/api') ? request(path) : opening(path)))).toBe('login');
    await pageCache.addVisited(origin + path);
  }
  await pageCache.respond(request('/api/orders'));
  await pageCache.respond(request('/api/broken'));
  expect([...(stored.get('seen-b1')?.entries.keys() ?? [])]).toEqual([]);
});

test('leaves other methods, origins and paths to the browser', () => {
  const pageCache = pageCacheOf();
  expect(pageCache.respond(request('/api/products', { method: 'POST' }))).toBeUndefined();
  expect(pageCache.respond(new Request('https://elsewhere.test/a'))).toBeUndefined();
  expect(pageCache.respond(request('/favicon.svg'))).toBeUndefined();
});

test('answers a repeated API call without network', async () => {
  const pageCache = pageCacheOf();
  await pageCache.respond(request('/api/products'));
  online = false;
  expect(await text(pageCache.respond(request('/api/products')))).toBe('/api/products');
  expect((await pageCache.respond(request('/api/other')))?.type).toBe('error');
});

test('caches the listed code on installation', async () => {
  const pageCache = pageCacheOf();
  await pageCache.install(['en']);
  requested = [];
  online = false;
  expect(await text(pageCache.respond(request('/assets/badge.js')))).toBe('/assets/badge.js');
  expect(await text(pageCache.respond(opening('/ar/offline')))).toBe('/ar/offline');
  expect(requested).toEqual([`${origin}/ar/offline`]);
});

test('caches messages for the languages of the open pages only', async () => {
  await pageCacheOf().install(['ar']);
  expect(requested).toContain(`${origin}/assets/shell-ar.js`);
  expect(requested).not.toContain(`${origin}/assets/shell-en.js`);
});

test('caches code that a page loads, and code that was loaded before the worker was active', async () => {
  for (const name of ['early', 'late']) answers.set(`${origin}/assets/${name}.js`, forAll(name));
  const pageCache = pageCacheOf();
  await pageCache.addVisited(`${origin}/en`, [
    `${origin}/assets/early.js?again=1`,
    `${origin}/api/products`,
    'https://elsewhere.test/assets/a.js',
  ]);
  await pageCache.respond(request('/assets/late.js'));
  expect(requested).toEqual([`${origin}/assets/early.js`, `${origin}/en`, `${origin}/assets/late.js`]);
  online = false;
  expect(await text(pageCache.respond(request('/assets/early.js')))).toBe('early');
  expect(await text(pageCache.respond(request('/assets/late.js')))).toBe('late');
});

test('fails to install when a file is missing, so that the browser tries again', async () => {
  answers.delete(`${origin}/assets/badge.js`);
  await expect(pageCacheOf().install(['en'])).rejects.toThrow('/assets/badge.js');
});

test('leaves open pages their code during an update', async () => {
  const before = pageCacheOf('b1');
  await before.install(['en']);
  const after = pageCacheOf('b2');
  await after.install(['en']);
  answers.clear();
  expect(await text(before.respond(request('/assets/badge.js')))).toBe('/assets/badge.js');
  await after.deleteOldBuilds();
  expect([...stored.keys()].sort()).toEqual(['code-b2', 'seen-b2']);
});

test('fetches a page that was opened within the shop once', async () => {
  const pageCache = pageCacheOf();
  await pageCache.addVisited(`${origin}/en#part`);
  await pageCache.addVisited(`${origin}/en`);
  await pageCache.addVisited('https://elsewhere.test/');
  expect(requested).toEqual([`${origin}/en`]);
  online = false;
  expect(await text(pageCache.respond(opening('/en')))).toBe('/en');
});

test('caches the cart only when something is in it, in both languages, and again with each later build', async () => {
  const before = pageCacheOf('b1');
  await before.install(['en']);
  expect(requested).not.toContain(`${origin}/assets/cart.js`);
  await before.addCart();
  const after = pageCacheOf('b2');
  await after.install(['en']);
  await after.deleteOldBuilds();
  online = false;
  expect(await text(after.respond(opening('/en/cart')))).toBe('/en/cart');
  expect(await text(after.respond(opening('/ar/cart')))).toBe('/ar/cart');
  expect(await text(after.respond(request('/assets/cart.js')))).toBe('/assets/cart.js');
});

test('leaves videos to the browser, which requests them in ranges', () => {
  const pageCache = pageCacheOf();
  for (const type of ['mp4', 'webm']) expect(pageCache.respond(request(`/pictures/films/a.${type}`))).toBeUndefined();
  expect(pageCache.respond(request('/pictures/a.avif'))).toBeDefined();
});

test('deletes the oldest pictures first', async () => {
  const pageCache = pageCacheOf();
  for (let n = 0; n <= 300; n++) {
    answers.set(`${origin}/pictures/${n}.avif`, forAll(String(n)));
    await pageCache.respond(request(`/pictures/${n}.avif`));
  }
  const cached = stored.get('pictures')?.entries;
  expect([cached?.size, cached?.has(`${origin}/pictures/0.avif`), cached?.has(`${origin}/pictures/300.avif`)]).toEqual([
    300,
    false,
    true,
  ]);
});
