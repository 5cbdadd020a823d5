import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FinishedPage, PageCache } from '../src/pageCache.js';

const pageOf = (html: string, isCacheable = true) => new FinishedPage({ status: 200, html, headers: {}, isCacheable });
const page =
  (html: string, isCacheable = true) =>
  () =>
    Promise.resolve(pageOf(html, isCacheable));
const etagOf = (html: string) => pageOf(html).ready('identity')?.etag;

describe('FinishedPage', () => {
  it('has the same content in every encoding', async () => {
    const html = '<p>مهد</p>'.repeat(50);
    const finished = pageOf(html);
    const [identity, br, gzip] = await Promise.all(
      (['identity', 'br', 'gzip'] as const).map((name) => finished.in(name)),
    );
    expect(identity?.bodies.identity.toString()).toBe(html);
    expect(brotliDecompressSync(br?.bodies.br ?? '').toString()).toBe(html);
    expect(gunzipSync(gzip?.bodies.gzip ?? '').toString()).toBe(html);
  });

  it('is encoded lazily and once', async () => {
    const finished = pageOf('page');
    expect(finished.ready('br')).toBeUndefined();
    const [first, second] = await Promise.all([finished.in('br'), finished.in('br')]);
    expect(second).toBe(first);
    expect(finished.ready('br')).toBe(first);
    expect(finished.ready('gzip')).toBeUndefined();
  });

  it('has an ETag of its content', () => {
    expect(etagOf('a')).toBe(etagOf('a'));
    expect(etagOf('a')).not.toBe(etagOf('b'));
  });
});

describe('PageCache', () => {
  it('renders an address once per content version for concurrent requests', async () => {
    const cache = new PageCache(1_000_000);
    let rendered = 0;
    const render = () => {
      rendered += 1;
      return Promise.resolve(pageOf(`${rendered}`));
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/en', '1', render)));
    expect(rendered).toBe(1);
    await cache.get('/en', '2', render);
    expect(rendered).toBe(2);
  });

  it('caches neither failures nor uncacheable pages', async () => {
    const cache = new PageCache(1_000_000);
    await expect(cache.get('/en', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    const [busy, fine] = [pageOf('busy', false), pageOf('fine')];
    expect(await cache.get('/en', '1', () => Promise.resolve(busy))).toBe(busy);
    expect(await cache.get('/en', '1', () => Promise.resolve(fine))).toBe(fine);
  });

  it('evicts the least recently used pages', async () => {
    const html = 'x'.repeat(1000);
    const { size } = pageOf(html);
    const cache = new PageCache(size * 2);
    const rendered: string[] = [];
    const get = (address: string) =>
      cache.get(address, '1', () => {
        rendered.push(address);
        return Promise.resolve(pageOf(html));
      });
    for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) await get(address);
    expect(rendered).toEqual(['a', 'b', 'c', 'b']);
  });

  it('serves waiting requests even if the page is evicted meanwhile', async () => {
    const html = 'x'.repeat(1000);
    const { size } = pageOf(html);
    const cache = new PageCache(size);
    let finish: () => void = () => undefined;
    const slow = cache.get('slow', '1', async () => {
      await new Promise<void>((done) => (finish = done));
      return pageOf(html);
    });
    await cache.get('other', '1', page(html));
    finish();
    expect((await slow).ready('identity')?.status).toBe(200);
  });

  it('returns cached pages of the same version only', async () => {
    const cache = new PageCache(1_000_000);
    expect(cache.ready('/en', '1')).toBeUndefined();
    const kept = await cache.get('/en', '1', page('one'));
    expect(cache.ready('/en', '1')).toBe(kept);
    expect(cache.ready('/en', '2')).toBeUndefined();
  });
});
