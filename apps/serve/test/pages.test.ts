import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RenderedPage, Storefront } from '@mahd/storefront/server';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSend } from '../src/preparedResponse.js';
import { readConfiguration } from '../src/configuration.js';
import { createDispatcher } from '../src/dispatch.js';
import { createPageHandler } from '../src/pages.js';
import { Shutdown } from '../src/shutdown.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Pages show how often they were rendered. */
async function openPages({ level = 'warn', page = {} }: { level?: string; page?: Partial<RenderedPage> } = {}) {
  const shop = { version: '1', isDown: false, rendered: 0, gate: Promise.resolve() };
  const log = { level, info: vi.fn(), error: vi.fn() };
  const metrics = new Registry();
  const storefront: Storefront = {
    addressOf: (pathAndQuery) => (pathAndQuery.includes('%') ? null : (pathAndQuery.split('#')[0] ?? null)),
    isPersonal: (pathAndQuery) => pathAndQuery.includes('?order='),
    sitemap: () => Promise.resolve(null),
    render: async (address) => {
      if (address === '/broken') throw new Error('broken');
      shop.rendered += 1;
      await shop.gate;
      if (address?.startsWith('/en/gone'))
        return { status: 404, html: '', styles: [], scripts: [], isKept: false, sameAs: '/en/-' };
      return {
        status: address === null ? 400 : 200,
        html: `${address ?? 'malformed'} ${shop.rendered}`,
        styles: ['a{}'],
        scripts: [],
        isKept: true,
        ...page,
      };
    },
  };
  const headers = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
  const send = createSend(headers);
  const version = () => (shop.isDown ? Promise.reject(new Error('down')) : Promise.resolve(shop.version));
  const handle = createPageHandler({
    storefront,
    settings: readConfiguration({}).settings,
    version,
    log,
    metrics,
    trustProxy: true,
    send,
  });
  const nothing = new Map<string, never>();
  const unused = () => undefined;
  const server = createServer(
    createDispatcher({
      headers,
      send,
      shutdown: new Shutdown(),
      files: nothing,
      pictures: nothing,
      api: unused,
      cspReport: unused,
      page: handle,
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => server.close(done)));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}${path}`, init);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers) as IncomingHttpHeaders,
      body: await response.text(),
    };
  };
  return { shop, log, metrics, get };
}

it('sends a cached page with the same headers and a new request id', async () => {
  const { shop, get } = await openPages();
  const [first, kept, again] = [await get('/en'), await get('/en'), await get('/en')];
  expect(shop.rendered).toBe(1);
  expect(kept.body).toBe('/en 1');
  const without = ({ date: _date, 'x-request-id': _id, ...others }: IncomingHttpHeaders) => others;
  expect(without(kept.headers)).toEqual(without(first.headers));
  expect(kept.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(kept.headers['content-security-policy']).toContain("script-src 'self'");
  expect(kept.headers['content-security-policy']).not.toContain("default-src 'none', ");
  expect(new Set([first, kept, again].map(({ headers }) => headers['x-request-id'])).size).toBe(3);
});

it('answers 304 and HEAD for a cached page', async () => {
  const { get } = await openPages();
  const { headers } = await get('/en');
  const known = await get('/en', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([known.status, known.body, known.headers.etag]).toEqual([304, '', headers.etag]);
  const head = await get('/en', { method: 'HEAD' });
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
});

it('renders again when the catalogue changes, but not while its version is unknown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  closing.push(() => Promise.resolve(vi.useRealTimers()));
  const { shop, get } = await openPages();
  await get('/en');
  shop.isDown = true;
  vi.setSystemTime(Date.now() + 1000);
  expect((await get('/en')).body).toBe('/en 1');
  shop.isDown = false;
  shop.version = '2';
  vi.setSystemTime(Date.now() + 1000);
  expect((await get('/en')).body).toBe('/en 2');
});

it('counts pages and logs them at info level without the query', async () => {
  const { log, metrics, get } = await openPages({ level: 'info' });
  for (const id of ['number-one', 'number-two']) await get('/en?q=secret', { headers: { 'x-request-id': id } });
  const counted = (await metrics.metrics()).split('\n');
  expect(counted).toContain('mahd_pages_total{status="200"} 2');
  expect(counted).toContain('mahd_page_render_duration_seconds_count 1');
  expect(log.info.mock.calls.map(([line]: unknown[]) => line)).toEqual(
    ['number-one', 'number-two'].map(
      (reqId) => expect.objectContaining({ reqId, method: 'GET', path: '/en', status: 200 }) as unknown,
    ),
  );
  const quiet = await openPages();
  await quiet.get('/en');
  expect(quiet.log.info).not.toHaveBeenCalled();
});

it('sends a page that is not complete and keeps it nowhere', async () => {
  const { shop, get } = await openPages({ page: { isKept: false } });
  const page = await get('/en');
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
  await get('/en');
  expect(shop.rendered).toBe(2);
});

it('sends an error page and does not cache it', async () => {
  const { log, get } = await openPages();
  const broken = await get('/broken');
  expect([
    broken.status,
    broken.headers['cache-control'],
    broken.headers['x-content-type-options'],
    broken.headers.etag,
  ]).toEqual([500, 'no-store', 'nosniff', undefined]);
  expect(broken.body).toContain('يُرجى إعادة المحاولة');
  expect(log.error).toHaveBeenCalledOnce();
  const { shop, get: ask } = await openPages({ page: { status: 503, isKept: false } });
  await ask('/en');
  expect((await ask('/en')).body).toBe('/en 2');
  expect(shop.rendered).toBe(2);
});

it('sends pages with personal URLs with no-store, rendered once for all', async () => {
  const { shop, get } = await openPages();
  const { headers } = await get('/en/tracking?order=MH-1');
  expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  const again = await get('/en/tracking?order=MH-1');
  expect([again.headers['cache-control'], shop.rendered]).toEqual(['no-store', 1]);
  expect((await get('/en/tracking')).headers['cache-control']).toMatch(/^public/);
});

it('sends one page for all unknown addresses, and one per language for malformed ones', async () => {
  const { shop, get } = await openPages({ page: { status: 404 } });
  const bodies = await Promise.all(['/en/gone/1', '/en/gone/2', '/en/-'].map(async (path) => (await get(path)).body));
  expect(new Set(bodies).size).toBe(1);
  expect((await get('/en/gone/3')).status).toBe(404);
  const before = shop.rendered;
  const malformed = async (path: string) => (await get(path)).body;
  expect(await malformed('/en/%zz')).toBe(await malformed('/en/%z'));
  expect(await malformed('/ar/%zz')).not.toBe(await malformed('/en/%zz'));
  expect(shop.rendered).toBe(before + 2);
});

it('sends cached pages while the queue is full, and 503 to others', async () => {
  const { shop, get } = await openPages();
  const kept = await get('/en');
  let open: () => void = () => undefined;
  shop.gate = new Promise((done) => (open = done));
  const rude = Array.from({ length: 220 }, (_, index) => get(`/en?q=${index}`));
  // The last clients are refused while the first page is rendered.
  const refused = await Promise.any(
    rude.map(async (answer) => ((await answer).status === 503 ? answer : Promise.reject(new Error('rendered')))),
  );
  expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(refused.body).toContain('Please try again');
  expect((await get('/en')).body).toBe(kept.body);
  // Another client still gets a place and is served before the others' remaining jobs.
  const other = get('/ar', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const arabic = get('/ar?q=1');
  open();
  expect((await other).status).toBe(200);
  expect(Number((await other).body.split(' ')[1])).toBeLessThan(10);
  await arabic;
  const statuses = (await Promise.all(rude)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

describe('an address without a language', () => {
  const arabic = { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' };

  it.each([
    ['/', arabic, '/ar'],
    ['/?utm_source=mail', arabic, '/ar?utm_source=mail'],
    ['/', { ...arabic, cookie: 'other=1; language=en' }, null],
    ['/', { 'accept-language': 'en', cookie: 'language=ar' }, '/ar'],
    ['/', { 'accept-language': 'fr-FR, en;q=0.4, ar;q=0.7' }, '/ar'],
    ['/', { 'accept-language': 'ar;q=0, en;q=0.1' }, null],
    ['/', { ...arabic, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
    ['/', {}, null],
    ['/cart?add=MH-1', arabic, '/ar/cart?add=MH-1'],
    ['/cart', {}, '/en/cart'],
    ['/wishlist', { 'accept-language': 'ar' }, '/ar/wishlist'],
    ['/en', arabic, null],
    ['/products', arabic, null],
  ])('%s with %j leads to %s', async (path, headers, location) => {
    const { get } = await openPages();
    const answer = await get(path, {
      headers: { 'user-agent': 'test', 'accept-language': '*', ...headers },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.location ?? null]).toEqual(location === null ? [200, null] : [302, location]);
    if (location !== null)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-language, cookie' });
  });

  it('is cached per language', async () => {
    const { get } = await openPages();
    expect((await get('/')).headers.vary).toBe('accept-encoding, accept-language, cookie');
  });
});
