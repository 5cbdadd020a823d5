import type {
  ArticleCategoryList,
  ArticleList,
  BlogList,
  EmirateList,
  PageList,
  VideoLibrary,
  WidgetList,
} from '@mahd/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function read<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const answer = await shop.app.inject({ url, headers });
  expect(answer.statusCode, `${url}: ${answer.body.slice(0, 300)}`).toBe(200);
  return answer.json<T>();
}

it('serves widgets of all pages by id, and of the three fixed pages by name', async () => {
  const pages = await read<PageList>('/api/auth/pages');
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    expect(page.arabic.name, page.slug).not.toBe('');
    const content = (await read<WidgetList>(`/api/auth/all_widgets/${page._id}`)).at(-1)?.widget_content as {
      en: object;
      ar: object;
    };
    expect(Object.keys(content.en), page.slug).toEqual(Object.keys(content.ar));
  }
  for (const name of ['home', 'header', 'footer'])
    expect((await read<WidgetList>(`/api/auth/all_widgets/${name}`)).at(-1)?.widget_content).toHaveProperty('ar');
  expect((await shop.app.inject('/api/auth/all_widgets/000000000000000000000000')).statusCode).toBe(404);
});

it('fills in configured company facts and omits the others', async () => {
  const footer = await shop.app.inject('/api/auth/all_widgets/footer');
  expect(footer.body).toContain('Mahd Trading LLC');
  expect(footer.body).not.toMatch(/\{(legalNameEn|fax|trn)\}/);
});

it('serves blogs, articles with their categories, and videos', async () => {
  const blogs = await read<BlogList>('/api/auth/blogs');
  const articles = await read<ArticleList>('/api/articles');
  const categories = await read<ArticleCategoryList>('/api/article_category');
  const videos = await read<VideoLibrary>('/api/auth/video');
  for (const { route } of blogs)
    expect(await read<{ arabic: { body: string } }>(`/api/auth/blogs/${route}`)).toHaveProperty(
      'arabic.body',
      expect.stringContaining('<p>'),
    );
  for (const { route } of articles)
    expect(await read<{ arabic: { body: string } }>(`/api/articles/${route}`)).toHaveProperty(
      'arabic.body',
      expect.stringContaining('<p>'),
    );
  expect(categories.flatMap(({ article }) => article).length).toBe(articles.length);
  expect(videos.data.every(({ category }) => videos.categories.some(({ id }) => id === category))).toBe(true);
  for (const { url, film, seconds } of videos.data) {
    expect(url).toBe(`/pictures/${film?.path}.mp4`);
    expect(film?.captions.ar).toMatch(/^films\/.+\.ar\.vtt$/);
    expect(seconds).toBeGreaterThan(0);
  }
  expect(JSON.stringify(blogs)).not.toContain('"body"');
  for (const url of ['/api/auth/blogs/nothing', '/api/articles/nothing', '/api/article_category/nothing'])
    expect((await shop.app.inject(url)).statusCode, url).toBe(404);
});

it('serves the emirates with their areas', async () => {
  const { data } = await read<EmirateList>('/api/auth/emirates');
  expect(data.map(({ name }) => name)).toContain('Dubai');
  for (const emirate of data)
    expect(emirate.locations.at(-1), emirate.name).toEqual({ name: 'Other', name_ar: 'أخرى' });
});

it('returns the country of the CDN header, or the default', async () => {
  expect(await read('/api/geo')).toEqual({ countryCode: 'AE' });
  expect(await read('/api/geo', { 'x-country': 'sa' })).toEqual({ countryCode: 'SA' });
  expect(await read('/api/geo/fallback', { 'x-country': 'SA' })).toEqual({ country: 'SA' });
  for (const wrong of ['XX', 'Saudi', '<b>', ''])
    expect(await read('/api/geo', { 'x-country': wrong })).toEqual({ countryCode: 'AE' });
});
