import fc from 'fast-check';
import type { Language } from '@mahd/rules/locale';
import { parseListingQuery } from '@mahd/rules/shop';
import { describe, expect, it, vi } from 'vitest';
import { HttpError, type HttpClient } from '../../src/http/index.js';
import { createShopStore, dehydrateShop, type NamedQuery } from '../../src/store/index.js';
import {
  categoriesQuery,
  categoryDescriptionQuery,
  listingPathOf,
  offersQuery,
  productListQuery,
  productQuery,
  productsQuery,
  recommendedQuery,
  toListingParams,
  toProductCard,
  type Category,
  type ListingPlace,
} from '../../src/catalog/index.js';
import { fakeServer } from '../fakeServer.js';
import { bottle, category, offer, pump } from './fixtures.js';

const ask = <T>(http: HttpClient, query: NamedQuery<T>) => createShopStore({ http }).load(query);
const listOf = (data: unknown[]) => ({ data, total: 30, page: 1, per_page: 12 });

describe('catalogue API calls', () => {
  it('request a listing with null for missing path segments', async () => {
    const { http, calls } = fakeServer(() => ({ body: listOf([]) }));
    await ask(http, productListQuery(http, {}));
    const params = {
      category: 'skincare',
      subcategory: 'baby lotion',
      filter: 'Best Seller',
      page: 2,
      minPrice: 4550,
      ages: [0, 6],
      inStock: true,
      sort: 'name_ar',
    } as const;
    await ask(http, productListQuery(http, params));
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/auth/product_list/null/null/null/true?page=1',
      '/api/auth/product_list/skincare/baby%20lotion/Best%20Seller/true?page=2&sort=name_ar&min_price=45.50&age=0%2C6&in_stock=true',
    ]);
  });

  it('request products, offers and recommendations', async () => {
    const { http, calls } = fakeServer(({ url }) => ({ body: url.includes('sorting') ? [offer] : listOf([pump]) }));
    await ask(http, productsQuery(http, 'all'));
    await ask(http, offersQuery(http));
    await ask(http, recommendedQuery(http));
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/auth/products?page=all',
      '/api/get-product-sorting?filter=Limited+Time+Offers',
      '/api/auth/product_list/null/null/Recommended/true?page=1',
    ]);
  });

  it('convert all amounts to fils', async () => {
    const { http } = fakeServer(() => ({ body: bottle }));
    const product = await ask(http, productQuery(http, 'bottle'));
    expect(product.default_price).toBe(4500);
    expect(product.variations.map((entry) => entry.variation_price)).toEqual([4500, 4900, 5200, 5600, null]);
    expect(product.related[0]?.discounted_price).toBe(11920);
  });

  it('accept a back end with the required fields only', async () => {
    const { http } = fakeServer(() => ({
      body: {
        data: [
          {
            _id: 7,
            name: 'Old',
            route: 'old',
            product_code: 'X1',
            default_price: '39.00',
            featured_img: 'img/old.jpg',
          },
        ],
        total: 1,
      },
    }));
    const list = await ask(http, productsQuery(http, 1));
    expect(list).toMatchObject({ total: 1, page: 1, per_page: 1 });
    expect(list.data.map((product) => toProductCard(product, 'ar'))).toMatchObject([
      {
        name: 'Old',
        picture: { path: 'img/old.jpg' },
        secondPicture: null,
        price: { amount: 3900, was: null, percent: 0, from: false },
        rating: null,
        outOfStock: false,
      },
    ]);
  });

  it('give the long text of a category apart from the categories', async () => {
    const { children: _none, ...child } = category('pumps', 12);
    const { http } = fakeServer(() => ({ body: [category('breastfeeding', 1, [{ ...child, children: [] }])] }));
    expect(JSON.stringify(await ask(http, categoriesQuery(http)))).not.toContain('long_description');
    const describe = (place: ListingPlace, language: Language) =>
      ask(http, categoryDescriptionQuery(http, place, language));
    expect(await describe({ category: 'breastfeeding' }, 'en')).toBe('<p>breastfeeding</p>');
    expect(await describe({ category: 'breastfeeding', subcategory: 'pumps' }, 'ar')).toBe('<p>pumps بالعربية</p>');
    expect(await describe({ category: 'breastfeeding', subcategory: 'nothing' }, 'en')).toBe('');
  });

  it('sort categories and sub-categories, nested or flat', async () => {
    const { children: _none, ...child } = category('pumps', 12);
    const parent = category('breastfeeding', 1);
    const nested = fakeServer(() => ({
      body: [
        category('skincare', 4),
        {
          ...parent,
          children: [
            { ...child, order: 2 },
            { ...child, _id: 'first', route: 'care', order: 1 },
          ],
        },
      ],
    }));
    const routes = (list: Category[]) => list.map((entry) => [entry.route, entry.children.map(({ route }) => route)]);
    expect(routes(await ask(nested.http, categoriesQuery(nested.http)))).toEqual([
      ['breastfeeding', ['care', 'pumps']],
      ['skincare', []],
    ]);
    const flat = fakeServer(() => ({ body: [{ ...child, parent_id: parent._id }, category('skincare', 4), parent] }));
    expect(routes(await ask(flat.http, categoriesQuery(flat.http)))).toEqual([
      ['breastfeeding', ['pumps']],
      ['skincare', []],
    ]);
  });

  it('reject with 404 for unknown resources', async () => {
    const { http } = fakeServer(() => ({ status: 404 }));
    await expect(ask(http, productListQuery(http, { category: 'nothing' }))).rejects.toMatchObject({
      kind: 'status',
      status: 404,
    });
  });

  it('are cancelled with their query', async () => {
    const { http, calls } = fakeServer(() => new Promise(() => undefined));
    const shop = createShopStore({ http });
    const running = shop.load(productQuery(http, 'x')).catch(() => 'cancelled');
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await shop.queryClient.cancelQueries();
    expect(await running).toBe('cancelled');
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('drop data that the page does not show', async () => {
    const { http } = fakeServer(() => ({ body: listOf([{ ...pump, secret: 1, long_description: 'x'.repeat(1000) }]) }));
    const shop = createShopStore({ http });
    await shop.load(productsQuery(http, 1));
    expect(JSON.stringify(dehydrateShop(shop))).not.toMatch(/secret|xxx/);
  });

  it('return a value or a typed error for any response', async () => {
    const anyAnswer = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.array(fc.jsonValue()), total: fc.jsonValue() }),
      fc
        .dictionary(
          fc.constantFrom(
            '_id',
            'name',
            'route',
            'product_code',
            'variations',
            'arabic',
            'default_price',
            'related',
            'pictures',
          ),
          fc.jsonValue(),
        )
        .map((odd) => ({ ...bottle, ...odd })),
    );
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (body) => {
        const { http } = fakeServer(() => ({ body }));
        const shop = createShopStore({ http });
        for (const query of [
          productListQuery(http, {}),
          productQuery(http, 'x'),
          offersQuery(http),
          categoriesQuery(http),
        ]) {
          await shop.load<unknown>(query).catch((error: unknown) => {
            if (!(error instanceof HttpError)) throw error;
          });
        }
      }),
    );
  });
});

describe('the URL of a listing', () => {
  const paramsOf = (search: string, language: 'en' | 'ar' = 'en') =>
    toListingParams(
      { category: 'skincare', subcategory: undefined },
      parseListingQuery(new URLSearchParams(search)),
      language,
    );

  it('becomes a request without default parameters, so that equal listings share their data', () => {
    expect(paramsOf('page=1&sort=featured&show=nonsense')).toEqual({ category: 'skincare' });
    expect(paramsOf('page=3&show=best-seller&minPrice=10&inStock=true&q=baby&age=6,0')).toEqual({
      category: 'skincare',
      page: 3,
      filter: 'Best Seller',
      minPrice: 1000,
      inStock: true,
      q: 'baby',
      ages: [0, 6],
      counts: true,
    });
    expect(paramsOf('page=2&sort=name')).not.toHaveProperty('counts');
  });

  it("sorts by the name in the page's language", () => {
    expect([paramsOf('sort=name').sort, paramsOf('sort=name', 'ar').sort]).toEqual(['name', 'name_ar']);
  });

  it('is a 404 for an invalid page, and ignores an inverted price range', () => {
    expect(() => paramsOf('page=0')).toThrow(expect.objectContaining({ status: 404 }));
    expect(paramsOf('minPrice=50&maxPrice=10')).toEqual({ category: 'skincare' });
  });

  it('is a path below /products', () => {
    expect([
      listingPathOf({}),
      listingPathOf({ category: 'a b' }),
      listingPathOf({ category: 'a', subcategory: 'b' }),
    ]).toEqual(['/products', '/products/a%20b', '/products/a/b']);
  });
});
