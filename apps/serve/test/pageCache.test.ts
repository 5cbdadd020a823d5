import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { finishPage, PageCache } from '../src/pageCache.js';

const page =
  (html: string, status = 200) =>
  () =>
    finishPage(status, html, {});

describe('finishPage', () => {
  it('gives the same text in every encoding', async () => {
    const html = '<p>مهد</p>'.repeat(50);
    const { bodies } = await finishPage(200, html, {});
    expect(bodies.identity.toString()).toBe(html);
    expect(brotliDecompressSync(bodies.br).toString()).toBe(html);
    expect(gunzipSync(bodies.gzip).toString()).toBe(html);
  });

  it('names a page by its content', async () => {
    const [one, same, other] = await Promise.all([
      finishPage(200, 'a', {}),
      finishPage(200, 'a', {}),
      finishPage(200, 'b', {}),
    ]);
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });
});

describe('PageCache', () => {
  it('renders an address once per content version, also when many ask at once', async () => {
    const cache = new PageCache(1_000_000);
    let rendered = 0;
    const render = () => {
      rendered += 1;
      return finishPage(200, `${rendered}`, {});
    };
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/en', '1', render)));
    expect(rendered).toBe(1);
    await cache.get('/en', '2', render);
    expect(rendered).toBe(2);
  });

  it('keeps no failures and no error pages', async () => {
    const cache = new PageCache(1_000_000);
    await expect(cache.get('/en', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('/en', '1', page('busy', 503))).status).toBe(503);
    expect((await cache.get('/en', '1', page('fine'))).status).toBe(200);
  });

  it('lets the least recently used go beyond its limit', async () => {
    const html = 'x'.repeat(1000);
    const size = Object.values((await finishPage(200, html, {})).bodies).reduce((sum, body) => sum + body.length, 0);
    const cache = new PageCache(size * 2);
    const rendered: string[] = [];
    const get = (address: string) =>
      cache.get(address, '1', () => {
        rendered.push(address);
        return finishPage(200, html, {});
      });
    for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) await get(address);
    expect(rendered).toEqual(['a', 'b', 'c', 'b']);
  });

  it('gives a page to who waits for it, also when others have taken its room meanwhile', async () => {
    const html = 'x'.repeat(1000);
    const size = Object.values((await finishPage(200, html, {})).bodies).reduce((sum, body) => sum + body.length, 0);
    const cache = new PageCache(size);
    let finish: () => void = () => undefined;
    const slow = cache.get('slow', '1', async () => {
      await new Promise<void>((done) => (finish = done));
      return finishPage(200, html, {});
    });
    await cache.get('other', '1', page(html));
    finish();
    expect((await slow).status).toBe(200);
  });

  it('has a page ready for its version alone', async () => {
    const cache = new PageCache(1_000_000);
    expect(cache.ready('/en', '1')).toBeUndefined();
    const kept = await cache.get('/en', '1', page('one'));
    expect(cache.ready('/en', '1')).toBe(kept);
    expect(cache.ready('/en', '2')).toBeUndefined();
  });
});
