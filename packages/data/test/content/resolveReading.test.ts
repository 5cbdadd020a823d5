import { beforeEach, describe, expect, it } from 'vitest';
import { relatedQuery, resolveArticle, resolveCategory, resolveReading } from '../../src/content/index.js';
import { createShopStore, type Shop } from '../../src/store/index.js';
import { fakeServer } from '../fakeServer.js';

const piece = (route: string) => ({
  _id: route,
  route,
  title: `T ${route}`,
  description: 'd',
  image: null,
  arabic: { title: `ع ${route}` },
});
const article = { ...piece('by-bottle'), id: 'by-bottle', category: 'wonders', category_id: 'bottle-feeding' };
const product = (route: string, regulated: boolean) => ({
  _id: route,
  route,
  product_code: route,
  name: route,
  default_price: 10,
  discounted_price: 0,
  regulated_feeding: regulated,
  arabic: {},
});
const answers: Record<string, unknown> = {
  '/api/article_category': [
    { route: 'wonders', name: 'Wonders', link_text: 'Advantages For Both', article: [article] },
  ],
  '/api/articles': [article],
  '/api/auth/good_to_know': [piece('colic')],
  '/api/auth/blogs': [piece('teeth')],
  '/api/auth/products/pump': product('pump', false),
  '/api/auth/products/bottle': product('bottle', true),
};

let shop: Shop;
let down: string[];
beforeEach(() => {
  down = [];
  shop = createShopStore({
    http: fakeServer(({ url }) =>
      down.includes(url) ? { status: 500 } : url in answers ? { body: answers[url] } : { status: 404 },
    ).http,
  });
});

const page = '/breastfeeding-advisor/wonders/by-bottle';

describe('resolveReading', () => {
  it.each([
    ['/by-bottle', page],
    ['/breastfeeding-advisor/wonders/by-bottle', page],
    ['/breastfeeding-advisor/Advantages-For-Both/by-bottle', page],
    ['/breastfeeding-advisor/bottle-feeding/by-bottle', page],
    ['/teeth', '/blog/teeth'],
    ['/blog/teeth', '/blog/teeth'],
    ['/about', null],
    ['/', null],
    ['/other/teeth', null],
    ['/blog/by-bottle', null],
    ['/breastfeeding-advisor/nonsense/by-bottle', null],
    ['/breastfeeding-advisor/wonders/nonsense', null],
    ['/shop/wonders/by-bottle', null],
    ['/a/breastfeeding-advisor/wonders/by-bottle', null],
    ['/%E0%A4%A', null],
    ['/__proto__', null],
  ])('resolves %s to %s', async (path, target) => {
    expect(await resolveReading(shop, path)).toBe(target);
  });

  it('finds a category by its slug and by its old title', async () => {
    expect(await resolveCategory(shop, 'wonders')).toBe('wonders');
    expect(await resolveCategory(shop, 'advantages-for-both')).toBe('wonders');
    expect(await resolveCategory(shop, 'bottle-feeding')).toBeNull();
    expect(await resolveArticle(shop, 'wonders', 'by-bottle')).toBe(page);
  });
});

describe('related texts and products', () => {
  const routes = ['pump', 'by-bottle', 'bottle', 'colic', 'teeth', 'nothing'];
  const related = async (language: 'en' | 'ar') => {
    const { readings, products } = await shop.load(relatedQuery(shop.http, routes, language));
    return [readings.map(({ href }) => href), products.map(({ href }) => href)];
  };

  it("keep the text's order, without bottles", async () => {
    expect(await related('en')).toEqual([[page, '/good-to-know#colic', '/blog/teeth'], ['/product/pump']]);
    expect(await related('ar')).toEqual(await related('en'));
  });

  it.each(['/api/articles', '/api/auth/products/pump'])(
    'fail with the request %s, so that none is missing',
    async (url) => {
      down = [url];
      await expect(related('en')).rejects.toThrow('500');
    },
  );
});
