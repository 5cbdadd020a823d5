import type { CategoryList, OfferList, Product, ProductList, ProductSummary } from '@mahd/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, variants } from '../../src/db/schema/index.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function read<T>(url: string): Promise<T> {
  const answer = await shop.app.inject(url);
  expect(answer.statusCode, `${url}: ${answer.body.slice(0, 300)}`).toBe(200);
  return answer.json<T>();
}

async function status(url: string): Promise<number> {
  const answer = await shop.app.inject(url);
  if (answer.statusCode >= 400) expect(answer.headers['content-type']).toContain('application/problem+json');
  return answer.statusCode;
}

const listing = (category: string, sub: string, filter: string, query = '') =>
  read<ProductList>(`/api/auth/product_list/${category}/${sub}/${encodeURIComponent(filter)}/true${query}`);
const lowest = (product: ProductSummary): number | null => {
  const prices = (
    product.variations.length > 0
      ? product.variations.map((v) => v.variation_discounted_price || v.variation_price)
      : [product.discounted_price || product.price]
  ).filter((price) => price !== null);
  return prices.length === 0 ? null : Math.min(...prices);
};

describe('product lists', () => {
  it('pages through all products, twelve at a time, without duplicates', async () => {
    const all = await read<ProductList>('/api/auth/products?page=all');
    expect(all).toMatchObject({ page: 1, per_page: all.total, total: all.data.length });
    const pages = Math.ceil(all.total / 12);
    const codes: string[] = [];
    for (let page = 1; page <= pages; page++) {
      const list = await read<ProductList>(`/api/auth/products?page=${page}`);
      expect(list).toMatchObject({ page, per_page: 12, total: all.total });
      codes.push(...list.data.map(({ product_code }) => product_code));
    }
    expect(codes).toEqual(all.data.map(({ product_code }) => product_code));
    expect(new Set(codes).size).toBe(all.total);
  });

  it('returns an empty page beyond the end, and rejects invalid pages', async () => {
    const first = await read<ProductList>('/api/auth/products');
    expect(await read<ProductList>('/api/auth/products?page=9999')).toEqual({
      data: [],
      total: first.total,
      page: 9999,
      per_page: 12,
    });
    for (const page of ['0', '-1', 'two', '1.5', '', '1&page=2', '99999999'])
      expect(await status(`/api/auth/products?page=${page}`), page).toBe(400);
  });

  it('filters by category and sub-category', async () => {
    const skincare = await listing('skincare', 'null', 'null', '?page=all');
    expect(skincare.total).toBeGreaterThan(0);
    expect(new Set(skincare.data.map(({ category }) => category))).toEqual(new Set(['skincare']));
    const bath = await listing('skincare', 'bath', 'null', '?page=all');
    expect(new Set(bath.data.map(({ sub_category }) => sub_category))).toEqual(new Set(['bath']));
    expect(bath.total).toBeLessThan(skincare.total);
    const same = await read<ProductList>('/api/auth/filteredProduct/skincare/bath/null?page=all');
    expect(same).toEqual(bath);
  });

  it('answers 404 for unknown categories, filters and products', async () => {
    expect(await status('/api/auth/product_list/prams/null/null/true')).toBe(404);
    expect(await status('/api/auth/product_list/skincare/nipples/null/true')).toBe(404);
    expect(await status('/api/auth/product_list/null/prams/null/true')).toBe(404);
    expect(await status('/api/auth/product_list/skincare/null/Cheapest/true')).toBe(400);
    expect(await status('/api/auth/products/pram')).toBe(404);
    expect(await status('/api/auth/nothing')).toBe(404);
  });

  it('sorts by lowest price, products without a price last', async () => {
    const up = (await listing('null', 'null', 'null', '?page=all&sort=price_asc')).data.map(lowest);
    const down = (await listing('null', 'null', 'null', '?page=all&sort=price_desc')).data.map(lowest);
    const priced = (prices: (number | null)[]) => prices.filter((price) => price !== null);
    expect(priced(up)).toEqual(priced(up).sort((a, b) => a - b));
    expect(priced(down)).toEqual(priced(down).sort((a, b) => b - a));
    expect(up.slice(priced(up).length).every((price) => price === null)).toBe(true);
  });

  it('sorts and filters offers by the price of the size on offer', async () => {
    const offers = (query: string) => listing('null', 'null', 'Limited Time Offers', `?page=all${query}`);
    const paid = ({ default_price, discounted_price }: ProductSummary) => discounted_price || default_price;
    const up = (await offers('&sort=price_asc')).data;
    expect(up.some((product) => paid(product) !== lowest(product))).toBe(true);
    expect(up.map(paid)).toEqual(up.map(paid).sort((a, b) => Number(a) - Number(b)));
    expect((await offers('&sort=price_desc')).data.map(paid)).toEqual(up.map(paid).reverse());
    const some = (await offers('&sort=price_asc&min_price=40&max_price=60')).data.map(paid);
    expect(some).toEqual(up.map(paid).filter((price) => Number(price) >= 40 && Number(price) <= 60));
  });

  it('filters by price, stock and words, with the total', async () => {
    const cheap = await listing('null', 'null', 'null', '?page=all&min_price=20&max_price=39.00');
    expect(cheap.data.length).toBeGreaterThan(0);
    for (const product of cheap.data) expect(lowest(product)).toSatisfy((price: number) => price >= 20 && price <= 39);
    const inStock = await listing('null', 'null', 'null', '?page=all&in_stock=true');
    expect(inStock.data.every(({ default_stock }) => default_stock > 0)).toBe(true);
    expect(inStock.total).toBeLessThan((await read<ProductList>('/api/auth/products')).total);
    const lotions = await listing('null', 'null', 'null', '?q=lotion');
    expect(lotions.data.map(({ route }) => route)).toContain('baby-lotion');
    expect(await listing('null', 'null', 'null', '?q=zzzzqqqq')).toMatchObject({ data: [], total: 0 });
    expect((await listing('null', 'null', 'null', '?per_page=3')).data).toHaveLength(3);
    for (const wrong of [
      'per_page=0',
      'per_page=49',
      'min_price=-1',
      'max_price=abc',
      'age=x',
      'sort=magic',
      'in_stock=perhaps',
    ])
      expect(await status(`/api/auth/product_list/null/null/null/true?${wrong}`), wrong).toBe(400);
  });

  it('lists by age what is suitable at the end of the band, made for this age first', async () => {
    const { data: all } = await read<ProductList>('/api/auth/products?page=all');
    const suitable = all.filter(
      ({ age_from_months: age, regulated_feeding: regulated }) => !regulated && (age ?? 0) < 6,
    );
    const three = await listing('null', 'null', 'null', '?page=all&age=3');
    const routesOf = (list: readonly { route: string }[]) => list.map(({ route }) => route);
    expect(routesOf(three.data)).toEqual([
      'cooling-teether',
      ...routesOf(suitable).filter((route) => route !== 'cooling-teether'),
    ]);
    expect(three.total).toBe(three.data.length);
    expect(routesOf((await listing('null', 'null', 'null', '?page=all&age=0,3')).data)).toEqual(routesOf(three.data));
    expect((await listing('null', 'null', 'null', '?age=4')).total).toBe(three.total);
    expect((await listing('null', 'null', 'null', '?age=0')).total).toBe(three.total - 1);
    expect((await listing('null', 'null', 'null', '?age=12')).total).toBe(
      all.filter(({ regulated_feeding: regulated }) => !regulated).length,
    );
  });

  it('suggests no regulated feeding goods by age alone; a category or a search may have them', async () => {
    const isRegulated = ({ regulated_feeding: regulated }: { regulated_feeding: boolean }) => regulated;
    for (const query of ['age=6', 'age=6&in_stock=true', 'age=6&sort=price_asc'])
      expect((await listing('null', 'null', 'null', `?page=all&${query}`)).data.filter(isRegulated), query).toEqual([]);
    for (const { data } of [
      await listing('bottlefeeding', 'null', 'null', '?page=all&age=6'),
      await listing('null', 'training-cups', 'null', '?page=all&age=6'),
      await listing('null', 'null', 'null', '?page=all&age=6&q=cup'),
    ])
      expect(data.some(isRegulated)).toBe(true);
    expect((await listing('null', 'training-cups', 'null', '?age=3')).total).toBe(0);
  });

  it('lists categories as a tree with their pictures and texts in both languages', async () => {
    const categories = await read<CategoryList>('/api/category_list');
    expect(categories.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    const bottles = categories.find(({ route }) => route === 'bottlefeeding');
    expect(bottles?.notice).toContain('Breast milk');
    expect(bottles?.arabic.notice).toContain('حليب الأم');
    expect(bottles?.picture?.widths.length).toBeGreaterThan(0);
    expect(bottles?.children.map(({ parent_id }) => parent_id)).toEqual(bottles?.children.map(() => bottles._id));
    const counted = categories.reduce((sum, { products_count }) => sum + products_count, 0);
    expect(counted).toBe((await read<ProductList>('/api/auth/products')).total);
    const [cheapest] = (await listing('bottlefeeding', 'null', 'null', '?sort=price_asc')).data;
    expect(bottles?.from_price).toBe(cheapest?.price);
    expect(Math.min(...(bottles?.children ?? []).map(({ from_price }) => from_price ?? Infinity))).toBe(
      bottles?.from_price,
    );
  });

  it('counts what each category has under the filters of a list, wherever it is: the totals of their lists', async () => {
    const tree = await read<CategoryList>('/api/category_list');
    for (const [filter, query] of [
      ['Limited Time Offers', 'in_stock=true'],
      ['null', 'age=6&max_price=60'],
      ['null', 'q=bottle'],
    ] as const) {
      const { categories } = await listing('skincare', 'null', filter, `?${query}&counts=true`);
      expect(categories?.length).toBeGreaterThan(0);
      for (const { _id: id, route, children } of tree) {
        const countOf = (counted: string) => categories?.find((entry) => entry._id === counted)?.products_count ?? 0;
        expect(countOf(id), route).toBe((await listing(route, 'null', filter, `?${query}`)).total);
        for (const sub of children)
          expect(countOf(sub._id), sub.route).toBe((await listing(route, sub.route, filter, `?${query}`)).total);
      }
    }
    expect(await listing('skincare', 'null', 'null', '?in_stock=true')).not.toHaveProperty('categories');
  });

  it('names the prices that there are where a price filter matches nothing', async () => {
    const lists = { min: '?min_price=9000', max: '?max_price=1&in_stock=true', none: '?min_price=20' };
    const { total, prices } = await listing('skincare', 'null', 'null', lists.min);
    expect(total).toBe(0);
    for (const limit of [prices?.lowest, prices?.highest])
      expect(
        (await listing('skincare', 'null', 'null', `?min_price=${limit}&max_price=${limit}`)).total,
      ).toBeGreaterThan(0);
    expect((await listing('skincare', 'null', 'null', lists.max)).prices?.lowest).toBe(prices?.lowest);
    expect((await listing('skincare', 'null', 'null', lists.none)).prices).toBeUndefined();
  });
});

describe('a product', () => {
  it('is found by id, route and code, complete in both languages, with its default variation’s price', async () => {
    const product = await read<Product>('/api/auth/products/wide-neck-plastic-nursing-bottle');
    for (const key of [product._id, product.product_code])
      expect(await read<Product>(`/api/auth/products/${key}`)).toEqual(product);
    const shown = product.variations.find(({ code }) => code === product.default_variation);
    expect(product.price).toBe(shown?.variation_price);
    expect(product.variations.some(({ variation_price }) => variation_price === null)).toBe(true);
    expect(product.long_description).toMatch(/<(p|ul)>/);
    expect(product.arabic.long_description).toMatch(/[\u0600-\u06ff]/);
    expect(product.arabic.variations.map(({ code }) => code)).toEqual(product.variations.map(({ code }) => code));
    expect(product.how_to_use.length).toBeGreaterThan(0);
    expect(product.featured_img).toMatch(/^products\/.+-\d+\.webp$/);
    expect(product.notice).not.toBeNull();
  });

  it('has pictures that say what they show; in lists there are two, without words', async () => {
    const { pictures } = await read<Product>('/api/auth/products/baby-oil');
    expect(pictures.map(({ alt }) => alt?.en)).toEqual([
      'Baby Oil, 200 ml',
      'Baby Oil, back of the bottle',
      'Baby Oil, 200 ml bottle beside a ruler',
    ]);
    expect(pictures[1]).toMatchObject({ alt: { ar: 'زيت الأطفال، ظهر العبوة' }, zoomWidth: 2000 });
    const listed = (await listing('skincare', 'null', 'null', '?page=all')).data.find(
      ({ route }) => route === 'baby-oil',
    );
    expect(listed?.pictures).toEqual(
      pictures.slice(0, 2).map(({ alt: _alt, zoomWidth: _zoomWidth, ...picture }) => picture),
    );
  });

  it('omits rows with unfilled placeholders', async () => {
    const { data } = await read<ProductList>('/api/auth/products?page=all');
    for (const { route } of data) {
      const answer = await shop.app.inject(`/api/auth/products/${route}`);
      expect(answer.body, route).not.toMatch(/\{[a-z]\w*\}/);
      expect(answer.json<Product>().specification_rows.length, route).toBeGreaterThan(0);
    }
  });
});

describe('regulated feeding goods', () => {
  const filters = ['Recommended', 'Best Seller', 'Limited Time Offers'];

  it('are in no offer and no marketing list, and have no discount', async () => {
    for (const filter of filters) {
      const list = await listing('null', 'null', filter, '?page=all');
      expect(list.total, filter).toBeGreaterThan(0);
      expect(
        list.data.filter(({ regulated_feeding }) => regulated_feeding),
        filter,
      ).toEqual([]);
    }
    const offers = await read<OfferList>('/api/get-product-sorting?filter=Limited%20Time%20Offers');
    expect(offers.length).toBeGreaterThan(0);
    expect(
      offers.every(
        ({ discount, discounted_price, default_price }) =>
          discount > 0 && Number(discounted_price) < Number(default_price),
      ),
    ).toBe(true);
    const { data } = await read<ProductList>('/api/auth/products?page=all');
    const regulated = data.filter(({ regulated_feeding }) => regulated_feeding);
    expect(regulated.length).toBeGreaterThan(0);
    for (const product of regulated) {
      expect(product).toMatchObject({ discount: 0, discounted_price: 0 });
      expect(product.variations.every(({ variation_discount }) => variation_discount === 0)).toBe(true);
      expect(product.sortings.filter((name) => name !== 'Popularity')).toEqual([]);
    }
  });

  it('are not suggested with other products', async () => {
    const { data } = await read<ProductList>('/api/auth/products?page=all');
    for (const { route } of data)
      expect(
        (await read<Product>(`/api/auth/products/${route}`)).related.filter(
          ({ regulated_feeding }) => regulated_feeding,
        ),
      ).toEqual([]);
  });
});

describe('regulated feeding products with promotional data', () => {
  it('are not promoted either', async () => {
    const { db } = shop.database;
    const [bottle] = await db
      .update(products)
      .set({ sortings: ['Popularity', 'Recommended', 'Best Seller', 'Limited Time Offers'] })
      .where(eq(products.route, 'wide-neck-nipple'))
      .returning({ id: products.id });
    await db
      .update(variants)
      .set({ discountedFils: 1_000, discountPercent: 50 })
      .where(eq(variants.productId, bottle?.id ?? ''));
    await db
      .update(products)
      .set({ related: ['wide-neck-nipple', 'baby-lotion'] })
      .where(eq(products.route, 'manual-breast-pump'));
    shop.clock.advance(10_000);
    for (const filter of ['Recommended', 'Best Seller', 'Limited Time Offers'])
      expect(
        (await listing('null', 'null', filter, '?page=all')).data.map(({ route }) => route),
        filter,
      ).not.toContain('wide-neck-nipple');
    expect(
      (await read<OfferList>('/api/get-product-sorting?filter=Limited%20Time%20Offers')).map(({ route }) => route),
    ).not.toContain('wide-neck-nipple');
    const nipple = await read<Product>('/api/auth/products/wide-neck-nipple');
    expect(nipple).toMatchObject({ discount: 0, discounted_price: 0, sortings: ['Popularity'] });
    expect(nipple.variations.map(({ variation_discount }) => variation_discount)).toEqual(
      nipple.variations.map(() => 0),
    );
    expect((await read<Product>('/api/auth/products/manual-breast-pump')).related.map(({ route }) => route)).toEqual([
      'baby-lotion',
    ]);
  });
});

describe('products on offer', () => {
  it('name the size that their price is for, and have their rating', async () => {
    const offers = await read<OfferList>('/api/get-product-sorting?filter=Limited%20Time%20Offers');
    const lotion = offers.find(({ route }) => route === 'baby-lotion');
    const product = await read<Product>('/api/auth/products/baby-lotion');
    const size = product.variations.find(({ code }) => code === lotion?.default_variation);
    expect(lotion).toMatchObject({
      size: size?.name,
      discounted_price: size?.variation_discounted_price,
      rating: product.rating,
      reviews_count: product.reviews_count,
    });
    expect(lotion?.arabic.size).toContain('500');
    const pump = offers.find(({ route }) => route === 'single-electric-breast-pump');
    expect(pump).toMatchObject({ size: '1 set', arabic: { size: 'طقم واحد' }, default_variation: null });
  });
});

describe('related products', () => {
  it('keep their order, but what is sold out comes last', async () => {
    const { db } = shop.database;
    const related = ['baby-lotion', 'insulated-bottle-bag', 'manual-breast-pump'];
    await db.update(products).set({ related }).where(eq(products.route, 'baby-oil'));
    const [lotion] = await db.select({ id: products.id }).from(products).where(eq(products.route, 'baby-lotion'));
    await db
      .update(variants)
      .set({ stock: 0 })
      .where(eq(variants.productId, lotion?.id ?? ''));
    shop.clock.advance(10_000);
    expect((await read<Product>('/api/auth/products/baby-oil')).related.map(({ route }) => route)).toEqual([
      'insulated-bottle-bag',
      'manual-breast-pump',
      'baby-lotion',
    ]);
  });
});

describe('answers', () => {
  it('have an ETag and answer 304', async () => {
    const first = await shop.app.inject('/api/category_list');
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\/"/);
    const second = await shop.app.inject({ url: '/api/category_list', headers: { 'if-none-match': String(etag) } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('change with the catalogue', async () => {
    const before = await shop.version();
    expect(before).toMatch(/^[0-9a-z]+-[0-9a-f]{16}-\d+$/);
    expect(await shop.version()).toBe(before);
  });
});
