import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryList, offerProduct, product, productSummary } from '../../src/catalog/api.js';
import {
  defaultCodeOf,
  hasOnlySizes,
  reducedCodeOf,
  toBasePriceOfOffer,
  toBasePriceOfProduct,
  toCategoryLinks,
  toCategoryMenu,
  toCategoryPage,
  toCategoryTile,
  toCrumbs,
  toOfferCard,
  toProductCard,
  toProductPage,
  toReducedCard,
  toSizeChoices,
} from '../../src/catalog/index.js';
import { toPrice, toPriceOfAll } from '../../src/catalog/view/toPrice.js';
import { tagsOf } from '../../src/catalog/view/toProductCard.js';
import { bottle, category, offer, picture, pump } from './fixtures.js';

const theBottle = product(bottle);

describe('a price', () => {
  it('shows the original price only with a lower price to pay', () => {
    expect(toPrice({ price: 14900, discounted: 11920, percent: 20 })).toEqual({
      amount: 11920,
      was: 14900,
      percent: 20,
      from: false,
    });
    expect(toPrice({ price: 14900, discounted: 0, percent: 20 })).toEqual({
      amount: 14900,
      was: null,
      percent: 0,
      from: false,
    });
    expect(toPrice({ price: 100, discounted: 200, percent: 5 })).toMatchObject({ amount: 100, was: null, percent: 0 });
    expect(toPrice({ price: null, discounted: null, percent: 0 })).toMatchObject({ amount: null });
  });

  it('of several sizes is the lowest, with "From" only when they differ', () => {
    const prices = fc.array(
      fc.record({ price: fc.option(fc.nat(100_000)), discounted: fc.nat(100_000), percent: fc.nat(100) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(prices, (all) => {
        const paid = all.map(toPrice).flatMap(({ amount }) => amount ?? []);
        const shown = toPriceOfAll(all);
        expect(shown.amount).toBe(paid.length > 0 ? Math.min(...paid) : null);
        expect(shown.from).toBe(new Set(paid).size > 1);
      }),
    );
  });
});

describe('a product card', () => {
  it("shows the list's data in the page's language", () => {
    const read = productSummary(pump);
    expect(toProductCard(read, 'ar')).toEqual({
      name: 'شفاط حليب يدوي',
      href: '/product/manual-breast-pump',
      picture: picture('pump'),
      secondPicture: picture('pump-box'),
      price: { amount: 11920, was: 14900, percent: 20, from: false },
      rating: 4.3,
      reviewsCount: 3,
      outOfStock: false,
      detail: 'طقم واحد',
      sizesCount: 1,
    });
    expect([defaultCodeOf(read), tagsOf(read, 'ar')]).toEqual(['MH-BF-0001', ['للأم']]);
  });

  it('of several sizes shows the lowest price, and its buttons use the default size', () => {
    expect(toProductCard(theBottle, 'en')).toMatchObject({
      price: { amount: 4500, was: null, percent: 0, from: true },
      sizesCount: 3,
      outOfStock: false,
    });
    expect(defaultCodeOf(theBottle)).toBe('MH-BT-0003');
  });

  it('shows all sizes and the highest discount, and the price of 100 ml or a piece of a single size', () => {
    const size = (name: string, price: number, discounted: number, discount: number) => ({
      ...bottle.variations[0]!,
      code: name,
      name,
      variation_price: price,
      variation_discounted_price: discounted,
      variation_discount: discount,
    });
    const lotion = { ...bottle, category_data: { ...bottle.category_data, route: 'skincare' } };
    const several = product({ ...lotion, variations: [size('200 ml', 35, 0, 0), size('500 ml', 59, 44.25, 25)] });
    expect(toProductCard({ ...several, name: 'Lotion, 2 pieces – Bear' }, 'en')).toMatchObject({
      name: 'Lotion, 2\u00a0pieces\u00a0– Bear',
      sizesCount: 2,
      detail: '200\u00a0ml · 500\u00a0ml',
      price: {
        amount: 3500,
        was: null,
        percent: 25,
        from: true,
        reducedSize: '500\u00a0ml',
      },
    });
    const sizes = [size('200 ml', 35, 0, 0), size('1 L', 100, 90, 10), size('500 ml', 59, 44.25, 25)];
    expect(toProductCard(product({ ...lotion, variations: sizes }), 'en').price.reducedSize).toBe('500\u00a0ml');
    const reducedSizeOf = (name: string) =>
      toProductCard(product({ ...lotion, variations: [size('One', 15, 0, 0), size(name, 75, 60, 20)] }), 'en').price
        .reducedSize;
    expect(reducedSizeOf('500 ml with pump')).toBe('500\u00a0ml');
    expect(reducedSizeOf('180 ml, 30 bags')).toBe('180\u00a0ml');
    expect(reducedSizeOf('6 × 80 wipes')).toBe('6\u00a0× 80');
    expect(reducedSizeOf('36 glasses')).toBe('36\u00a0glasses');
    expect(toSizeChoices(several, 'en')).toMatchObject([
      { code: '200 ml', size: '200\u00a0ml', ageFromMonths: null, amount: 3500, unavailable: false },
      { code: '500 ml', size: '500\u00a0ml', ageFromMonths: null, amount: 4425, unavailable: false },
    ]);
    const growing = several.variations.map((entry, index) => ({
      ...entry,
      age_from_months: index * 3,
      variation_price: 3500,
      variation_discounted_price: 0,
      variation_stock: index,
    }));
    expect(toSizeChoices({ ...several, variations: growing }, 'en')).toMatchObject([
      { ageFromMonths: 0, amount: null, unavailable: true },
      { ageFromMonths: 3, amount: null, unavailable: false },
    ]);
    expect(hasOnlySizes(several)).toBe(true);
    const patterned = { ...several, variations: [...several.variations, { ...several.variations[0]!, code: 'bear' }] };
    expect(hasOnlySizes(patterned)).toBe(false);
    expect(toBasePriceOfProduct(several)).toBeNull();
    const onOffer = { ...several, default_price: 5900, discounted_price: 4425, default_variation: '500 ml' };
    expect(toBasePriceOfProduct(onOffer)).toBeNull();
    expect(reducedCodeOf(onOffer)).toBe('500 ml');
    expect(
      reducedCodeOf({ ...onOffer, variations: [...onOffer.variations, { ...onOffer.variations[1]!, code: 'bear' }] }),
    ).toBeUndefined();
    const soldOut = onOffer.variations.map((entry) => ({ ...entry, variation_stock: 0 }));
    expect(reducedCodeOf({ ...onOffer, variations: soldOut })).toBeUndefined();
    expect(reducedCodeOf(several)).toBeUndefined();
    expect(toBasePriceOfProduct(onOffer, true)).toEqual({ amount: 885, per: '100ml' });
    expect(toBasePriceOfProduct(several, true)).toBeNull();
    const discounted = product({ ...lotion, variations: [size('200 ml', 35, 28, 20), size('500 ml', 59, 0, 0)] });
    expect(toProductCard(discounted, 'en').price).toEqual({ amount: 2800, was: 3500, percent: 20, from: true });
    const single = [size('200 ml', 35, 28, 20)];
    expect(toBasePriceOfProduct(product({ ...lotion, variations: single }))).toEqual({ amount: 1400, per: '100ml' });
    expect(toBasePriceOfProduct(product({ ...lotion, variations: [size('100 ml', 35, 28, 20)] }))).toBeNull();
    // What a bottle holds is not what is in it.
    expect(toBasePriceOfProduct(product({ ...bottle, variations: single }))).toBeNull();
  });

  it('keeps the two Arabic words of a wide neck together', () => {
    const name = toProductCard(productSummary({ ...pump, arabic: { name: 'رضّاعة واسعة العنق' } }), 'ar').name;
    expect(name).toBe('رضّاعة واسعة\u00a0العنق');
  });

  it('says when it is sold out or without a price', () => {
    expect(toProductCard(productSummary({ ...pump, default_stock: 0 }), 'en').outOfStock).toBe(true);
    expect(toProductCard(productSummary({ ...pump, default_price: null }), 'en').price.amount).toBeNull();
    const gone = bottle.variations.map((entry) => ({ ...entry, variation_stock: 0 }));
    expect(toProductCard(product({ ...bottle, variations: gone }), 'en').outOfStock).toBe(true);
  });

  it('falls back to the English name and encodes the route', () => {
    const read = productSummary({ ...pump, arabic: null, route: 'a/b?c' });
    expect(toProductCard(read, 'ar')).toMatchObject({ name: pump.name, href: '/product/a%2Fb%3Fc' });
    expect(tagsOf(read, 'ar')).toEqual(['For mum']);
  });

  it('and a page accept anything that a decoder returns', () => {
    const odd = fc.dictionary(
      fc.constantFrom(
        'sortings',
        'tags',
        'variations',
        'pictures',
        'picture',
        'arabic',
        'default_variation',
        'images_list',
        'route',
        'name',
      ),
      fc.oneof(fc.jsonValue(), fc.constant(['constructor', '__proto__'])),
    );
    fc.assert(
      fc.property(odd, fc.constantFrom('en' as const, 'ar' as const), (part, language) => {
        const read = (() => {
          try {
            return product({ ...bottle, ...part });
          } catch {
            return null;
          }
        })();
        if (!read) return;
        const json = (view: unknown) => JSON.parse(JSON.stringify(view)) as unknown;
        const [card, page] = [toProductCard(read, language), toProductPage(read, 'x', language)];
        expect([json(card), json(page)]).toEqual([card, page]);
      }),
    );
  });

  it('on the offer page shows its discount, and which size that is for', () => {
    expect(toOfferCard(offerProduct(offer), 'ar')).toMatchObject({
      name: 'شفاط حليب يدوي',
      price: { amount: 11920, was: 14900, percent: 20 },
      rating: 4.3,
      reviewsCount: 3,
      detail: 'طقم واحد',
    });
    const read = offerProduct(offer);
    const skincare = { ...read.category_data, route: 'skincare' };
    expect(toBasePriceOfOffer({ ...read, category_data: skincare, size: '400 ml' })).toEqual({
      amount: 2980,
      per: '100ml',
    });
    expect(toBasePriceOfOffer({ ...read, size: '400 ml' })).toBeNull();
    expect(toBasePriceOfOffer(read)).toBeNull();
  });

  it('in a list of offers is that of the reduced size, and leads to it', () => {
    const reduced = { ...theBottle, default_price: 4500, discounted_price: 3600, discount: 20 };
    expect(toReducedCard(reduced, 'ar')).toEqual({
      ...toProductCard(theBottle, 'ar'),
      href: '/product/bottle?variant=MH-BT-0003',
      price: { amount: 3600, was: 4500, percent: 20, from: false },
      detail: '240\u00a0ml',
      sizesCount: 1,
    });
    // Another size may be reduced, or the only one.
    expect(toReducedCard(theBottle, 'en')).toEqual(toProductCard(theBottle, 'en'));
    expect(toReducedCard(productSummary(pump), 'en')).toEqual(toProductCard(productSummary(pump), 'en'));
  });
});

describe('a product page', () => {
  const optionsOf = (variant: string | null, language: 'en' | 'ar' = 'en') => {
    const page = toProductPage(theBottle, variant, language);
    return {
      code: page.productCode,
      sizes: page.sizes.map(
        (size) => `${size.selected ? '*' : ''}${size.label}>${size.code}${size.unavailable ? '!' : ''}`,
      ),
      patterns: page.patterns.map(
        (pattern) => `${pattern.selected ? '*' : ''}${pattern.label}>${pattern.code}${pattern.unavailable ? '!' : ''}`,
      ),
    };
  };

  it('selects the default size', () => {
    expect(optionsOf(null)).toEqual({
      code: 'MH-BT-0003',
      sizes: ['160 ml>MH-BT-0001', '*240 ml>MH-BT-0003', '330 ml>MH-BT-0006!'],
      patterns: ['*Plain>MH-BT-0003', 'Bear>MH-BT-0004!'],
    });
  });

  it('selects the chosen size and pattern, and keeps the pattern if another size has it', () => {
    expect(optionsOf('MH-BT-0002', 'ar')).toEqual({
      code: 'MH-BT-0002',
      sizes: ['*160 مل>MH-BT-0002', '240 ml>MH-BT-0003', '330 ml>MH-BT-0006!'],
      patterns: ['Plain>MH-BT-0001', '*أرنب>MH-BT-0002'],
    });
  });

  it('selects the default for any unknown variant', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (code) =>
          toProductPage(theBottle, code, 'en').productCode ===
          (theBottle.variations.find((v) => v.code === code)?.code ?? 'MH-BT-0003'),
      ),
    );
  });

  it('shows price, stock, pictures and text of the selection', () => {
    const page = toProductPage(theBottle, 'MH-BT-0002', 'ar');
    expect(page).toMatchObject({
      name: 'رضّاعة',
      fullName: 'رضّاعة 160 مل أرنب',
      href: '/product/bottle',
      size: '160 مل',
      price: { amount: 4900, was: null, percent: 0, from: false },
      stock: 3,
      shortDescription: 'الصغيرة',
      descriptionHtml: '<p>طويل</p>',
      specificationRows: [{ label: 'الخامة', value: 'PPSU' }],
      whereToBuy: 'https://shop.example/bottle',
      ratingDistribution: [0, 0, 0, 2, 1],
    });
    expect(page.related.map(({ name }) => name)).toEqual(['شفاط حليب يدوي']);
    expect(toProductPage(theBottle, 'MH-BT-0006', 'en')).toMatchObject({
      price: { amount: null },
      outOfStock: true,
    });
  });

  it('shows the picture of the selection, then those of the whole product, each with its text', () => {
    const detail = { ...picture('teat'), alt: { en: 'Bottle, teat', ar: 'رضّاعة، الحلمة' } };
    const both = product({ ...bottle, pictures: [...bottle.pictures, detail] });
    const gallery = (variant: string, language: 'en' | 'ar') =>
      toProductPage(both, variant, language).gallery.map(({ path, alt }) => [path.replace(/^.*[/-]/, ''), alt]);
    expect(gallery('MH-BT-0002', 'ar')).toEqual([
      ['0002', undefined],
      ['teat', 'رضّاعة، الحلمة'],
    ]);
    expect(gallery('MH-BT-0001', 'en')).toEqual([
      ['0001', undefined],
      ['teat', 'Bottle, teat'],
    ]);
  });

  it('shows all pictures of the product for a selection without its own', () => {
    const plain = bottle.variations.map((each) =>
      each.code === 'MH-BT-0003' ? { ...each, variation_pictures: [], variation_images: [] } : each,
    );
    const { gallery } = toProductPage(product({ ...bottle, variations: plain }), 'MH-BT-0003', 'en');
    expect(gallery.map(({ path }) => path)).toEqual(bottle.pictures.map(({ path }) => path));
  });

  it('has the price of each pattern', () => {
    const prices = toProductPage(theBottle, 'MH-BT-0001', 'en').patterns.map(({ label, price }) => [
      label,
      price.amount,
    ]);
    expect(prices).toEqual([
      ['Plain', 4500],
      ['Rabbit', 4900],
    ]);
  });

  it('has the first picture of each pattern', () => {
    const { patterns, gallery } = toProductPage(theBottle, 'MH-BT-0001', 'en');
    expect(patterns.map(({ picture }) => picture?.path)).toEqual([gallery[0]?.path, expect.any(String)]);
    expect(patterns[1]?.picture?.path).toBe(toProductPage(theBottle, 'MH-BT-0002', 'en').gallery[0]?.path);
    expect(patterns[0]?.picture?.path).not.toBe(patterns[1]?.picture?.path);
  });

  it('keeps the width of the larger file for zooming in', () => {
    const front = { ...picture('front'), zoomWidth: 2000 };
    expect(toProductPage(product({ ...bottle, pictures: [front] }), 'MH-BT-0001', 'en').gallery).toContainEqual(
      expect.objectContaining({ path: front.path, zoomWidth: 2000 }),
    );
  });

  it('works for a product without variations and with a single picture file', () => {
    const page = toProductPage(
      product({
        _id: '1',
        name: 'Old',
        route: 'old',
        product_code: 'X',
        default_price: '39.00',
        default_stock: 4,
        featured_img: 'a.jpg',
      }),
      'X',
      'ar',
    );
    expect(page).toMatchObject({
      productCode: 'X',
      sizes: [],
      patterns: [],
      variants: [],
      gallery: [{ path: 'a.jpg' }],
      price: { amount: 3900 },
      video: null,
    });
    expect(page.crumbs).toEqual([
      { labelKey: 'nav.home', href: '/' },
      { labelKey: 'nav.products', href: '/mother-baby-products' },
      { label: 'Old' },
    ]);
  });

  it('has breadcrumbs', () => {
    expect(toProductPage(theBottle, null, 'en').crumbs).toEqual([
      { labelKey: 'nav.home', href: '/' },
      { labelKey: 'nav.products', href: '/mother-baby-products' },
      { label: 'Bottle Feeding', href: '/products/bottlefeeding' },
      { label: 'Nursing Bottles', href: '/products/bottlefeeding/nursing-bottles' },
      { label: 'Bottle' },
    ]);
  });
});

describe('categories', () => {
  const { children: _none, ...teats } = category('teats', 21);
  const categories = categoryList([
    category('skincare', 4),
    category('bottlefeeding', 2, [{ ...teats, children: [] }]),
  ]);

  it('become tiles and links', () => {
    expect(categories.map((each) => toCategoryTile(each, 'ar'))).toMatchObject([
      { name: 'bottlefeeding بالعربية', href: '/products/bottlefeeding', picture: picture('bottlefeeding') },
      { name: 'skincare بالعربية', href: '/products/skincare', picture: picture('skincare') },
    ]);
    expect(toCategoryLinks(categories, 'en')).toEqual([
      { label: 'bottlefeeding', route: 'bottlefeeding', href: '/products/bottlefeeding' },
      { label: 'skincare', route: 'skincare', href: '/products/skincare' },
    ]);
    expect(toCategoryMenu(categories, 'en')[0]).toEqual({
      label: 'bottlefeeding',
      route: 'bottlefeeding',
      href: '/products/bottlefeeding',
      picture: picture('bottlefeeding'),
      children: [{ label: 'teats', route: 'teats', href: '/products/bottlefeeding/teats' }],
    });
  });

  it('provide the texts of their listing; a sub-category inherits the notice', () => {
    const page = toCategoryPage(categories, { category: 'bottlefeeding', subcategory: 'teats' }, 'en');
    expect(page).toMatchObject({ name: 'teats', notice: 'Breast milk is best' });
    expect(page.categories.map(({ route, current }) => [route, current])).toEqual([
      ['bottlefeeding', true],
      ['skincare', false],
    ]);
    expect(page.subcategories).toEqual([
      { name: 'teats', route: 'teats', href: '/products/bottlefeeding/teats', current: true, count: 3 },
    ]);
    expect(page.crumbs.at(-1)).toEqual({ label: 'teats' });
  });

  it('have the numbers of a filtered list, also where it has none', () => {
    const counts = [{ _id: categories[1]?._id ?? '', products_count: 2 }];
    const page = toCategoryPage(categories, { category: 'bottlefeeding' }, 'en', counts);
    expect(page.categories.map(({ count }) => count)).toEqual([0, 2]);
    expect(page.subcategories.map(({ count }) => count)).toEqual([0]);
  });

  it('are not needed for the listing of all products', () => {
    expect(toCategoryPage(categories, {}, 'en')).toMatchObject({
      name: '',
      subcategories: [],
      crumbs: [
        { labelKey: 'nav.home', href: '/' },
        { labelKey: 'nav.products', href: '/mother-baby-products' },
        { labelKey: 'listing.allProducts' },
      ],
    });
    expect(toCrumbs({}).at(-1)).toEqual({ labelKey: 'listing.allProducts' });
  });

  it('that do not exist are a 404', () => {
    const notFound = expect.objectContaining({ status: 404 });
    expect(() => toCategoryPage(categories, { category: 'toys' }, 'en')).toThrow(notFound);
    expect(() => toCategoryPage(categories, { category: 'skincare', subcategory: 'teats' }, 'en')).toThrow(notFound);
    expect(() => toCategoryPage(categories, { category: 'constructor' }, 'en')).toThrow(notFound);
  });
});
