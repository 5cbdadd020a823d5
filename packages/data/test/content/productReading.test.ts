import { beforeEach, describe, expect, it } from 'vitest';
import { productReadingQuery, relatedQuery } from '../../src/content/index.js';
import { createShopStore, dehydrateShop, type Shop } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

const piece = (route: string, related: readonly string[] = []) => ({
  _id: route,
  route,
  title: `T ${route}`,
  description: 'd',
  image: null,
  related,
  arabic: { title: `ع ${route}` },
});
const drawing = (name: string) => ({
  kind: 'illustration',
  name,
  alt: '',
  path: `illustrations/${name}.svg`,
  width: 600,
  height: 600,
  mirror: false,
});
const entry = (slug: string, more: object) => ({ slug, title: `E ${slug}`, description: 'd', image: null, ...more });
const product = (route: string, from: number | null, regulated = false) => ({
  _id: route,
  route,
  product_code: route,
  name: route,
  default_price: 10,
  discounted_price: 0,
  regulated_feeding: regulated,
  age_from_months: from,
  arabic: {},
});
const care = {
  title: 'Baby care',
  entries: [
    entry('newborn', { kind: 'age', ageMonths: 0 }),
    entry('month-6', { kind: 'age', ageMonths: 6 }),
    entry('teeth', { kind: 'topic', related: ['toothbrush'], readingMinutes: 2 }),
  ],
};
const given: Record<string, unknown> = {
  '/api/auth/pages': [{ _id: 'p1', slug: 'baby-care', name: 'Baby care', arabic: { name: 'العناية' } }],
  '/api/auth/all_widgets/p1': [{ widget_content: { en: care, ar: { ...care, title: 'العناية' } } }],
  '/api/articles': [{ ...piece('latch', ['cream']), id: 'latch', category: 'start', category_id: 'start' }],
  '/api/auth/good_to_know': [piece('gums', ['toothbrush'])],
  '/api/auth/blogs': [piece('first-teeth', ['toothbrush'])],
  '/api/auth/products/cream': product('cream', null),
  '/api/auth/products/toothbrush': product('toothbrush', 6),
  '/api/auth/products/bottle': product('bottle', 0, true),
};

let shop: Shop;
let down: string[];
let answers: Record<string, unknown>;
beforeEach(() => {
  down = [];
  answers = { ...given };
  shop = createShopStore({
    http: fakeServer(({ url }) =>
      down.includes(url) ? { status: 500 } : url in answers ? { body: answers[url] } : { status: 404 },
    ).http,
  });
});
const hrefs = async (
  route: string,
  ageFromMonths: number | null,
  { regulated = false, language = 'en' as 'en' | 'ar' } = {},
) =>
  (await shop.load(productReadingQuery(shop.http, { route, ageFromMonths, regulated }, language))).map(
    ({ href }) => href,
  );

describe('related texts of a product', () => {
  it('are those that name it, then the month from which it is suitable, three at most', async () => {
    expect(await hrefs('toothbrush', 6)).toEqual(['/baby-care#teeth', '/good-to-know#gums', '/blog/first-teeth']);
    expect(await hrefs('toothbrush', 6, { language: 'ar' })).toEqual(await hrefs('toothbrush', 6));
    expect(await hrefs('cream', null)).toEqual(['/breastfeeding-advisor/start/latch']);
    expect(await hrefs('soap', 0)).toEqual(['/baby-care?month=0']);
  });

  it('leave only the shown data in the server cache', async () => {
    await hrefs('toothbrush', 6);
    expect(dehydrateShop(shop).queries.map(([key]) => key[1])).toEqual(expect.arrayContaining(['product-reading']));
    expect(dehydrateShop(shop).queries.map(([key]) => key[1])).not.toContain('page');
  });

  it('never show the same drawing twice', async () => {
    answers['/api/auth/good_to_know'] = [{ ...piece('gums', ['toothbrush']), image: drawing('tooth') }];
    answers['/api/auth/blogs'] = [{ ...piece('first-teeth', ['toothbrush']), image: drawing('tooth') }];
    expect(await hrefs('toothbrush', 6)).toEqual(['/baby-care#teeth', '/good-to-know#gums', '/baby-care?month=6']);
  });

  it('do not exist for products that replace breastfeeding, and no text links to them', async () => {
    expect(await hrefs('bottle', 0, { regulated: true })).toEqual([]);
    expect(
      (await shop.load(relatedQuery(shop.http, ['bottle', 'cream'], 'en'))).products.map(({ name }) => name),
    ).toEqual(['cream']);
  });

  it.each(['/api/auth/blogs', '/api/auth/pages'])('fail with the request %s, so that none is missing', async (url) => {
    down = [url];
    await expect(hrefs('toothbrush', 6)).rejects.toThrow('500');
  });
});

it('a page about an age shows no products for older babies, and first those that came with it', async () => {
  const names = async (age: number | null) =>
    (await shop.load(relatedQuery(shop.http, ['cream', 'toothbrush'], 'en', age))).products.map(({ name }) => name);
  expect(await names(5)).toEqual(['cream']);
  expect(await names(6)).toEqual(['toothbrush', 'cream']);
  expect(await names(null)).toEqual(['cream', 'toothbrush']);
});

it('a text may be related to parts of guides, which leave no page in the server cache', async () => {
  const { readings, products } = await shop.load(
    relatedQuery(shop.http, ['baby-care/teeth', 'latch', 'baby-care/month-6', 'baby-care/none', 'nowhere/teeth'], 'en'),
  );
  expect(readings.map(({ href, minutes }) => [href, minutes])).toEqual([
    ['/baby-care#teeth', 2],
    ['/breastfeeding-advisor/start/latch', 0],
    ['/baby-care?month=6', 0],
  ]);
  expect(products).toEqual([]);
  expect(dehydrateShop(shop).queries.map(([key]) => key[1])).not.toContain('page');
});
