import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../scripts/content/catalogue.mjs';
import { catalogueProblems } from '../scripts/content/catalogue-rules.mjs';
import { catalogue, emirates, landingBottles, promoCodes } from '../src/index.js';
import { readManifest, root } from './fixture.js';

type Source = Awaited<ReturnType<typeof readCatalogue>>;

describe('catalogue rules', () => {
  let manifest: unknown;
  beforeAll(async () => {
    manifest = await readManifest();
  });

  it('accepts the catalogue', async () => {
    expect(catalogueProblems(await readCatalogue(root), manifest)).toEqual([]);
  });

  const product = (source: Source, route: string) =>
    source.products.find((one: { route: string }) => one.route === route);
  const cases: [rule: string, damage: (source: Source) => void, complaint: RegExp][] = [
    [
      'a code used twice',
      (s) => (product(s, 'baby-lotion').variations[0].code = 'MH-BF-0001'),
      /the code MH-BF-0001 is used twice/,
    ],
    ['a barcode used twice', (s) => (s.products[1].barcode = s.products[0].barcode), /barcode .* is used twice/],
    [
      'a route used twice',
      (s) => (s.products[1].route = s.products[0].route),
      /route manual-breast-pump is used twice/,
    ],
    ['a group that is sold itself', (s) => (product(s, 'baby-lotion').sellable = true), /either it is sold itself/],
    [
      'a default variation of another product',
      (s) => (product(s, 'baby-lotion').default_variation = 'X'),
      /default variation/,
    ],
    ['a missing Arabic name', (s) => (s.products[0].name.ar = 'Breast pump'), /a text is missing in one language/],
    ['British spelling', (s) => (s.products[0].name.en += ' steriliser'), /spells sterilise the British way/],
    [
      'another boiling time',
      (s) => s.products[0].how_to_use.en.push('Boil for 5 minutes'),
      /manual-breast-pump: says Boil for 5 minutes, elsewhere it is 10/,
    ],
    ['Arabic-Indic digits', (s) => (s.products[0].short_description.ar += ' ٣'), /Arabic-Indic digits/],
    ['a list longer in one language', (s) => s.products[0].tags.ar.pop(), /a list is longer/],
    ['half a fils', (s) => (s.products[0].default_price = 10.005), /whole fils/],
    [
      'a discounted price that does not follow',
      (s) => (s.products[0].discounted_price = 10),
      /does not follow from 0%/,
    ],
    [
      'a discount on regulated goods',
      (s) =>
        Object.assign(product(s, 'wide-neck-nipple').variations[0], {
          variation_discounted_price: 35.1,
          variation_discount: 10,
        }),
      /have no discount/,
    ],
    [
      'regulated goods among the offers',
      (s) => product(s, 'wide-neck-nipple').sortings.push('Limited Time Offers'),
      /are not promoted/,
    ],
    [
      'regulated goods without the notice',
      (s) => (product(s, 'silicone-pacifier').notice = null),
      /breastfeeding notice is missing/,
    ],
    [
      'an unmarked product among regulated goods',
      (s) => (product(s, 'straw-training-cup').regulated_feeding = false),
      /not marked as regulated/,
    ],
    ['an unknown subcategory', (s) => (s.products[0].sub_category = 'pumps'), /category does not exist/],
    ['an unknown related product', (s) => s.products[0].related.push('unicorn'), /related to unicorn/],
    [
      'a way from other goods to regulated ones',
      (s) => s.products[0].related.push('wide-neck-nipple'),
      /leads to wide-neck-nipple/,
    ],
    [
      'a missing picture',
      (s) => (s.products[0].featured_img = 'unicorn'),
      /manual-breast-pump: there is no picture unicorn; a new one needs/,
    ],
    ['a landing price that differs', (s) => (s.landing.bottles[0].price = '40.00'), /MH-BT-0001 differs/],
    [
      'a landing sku that is listed twice',
      (s) => (s.landing.nipples[1].sku = s.landing.nipples[0].sku),
      /is listed twice/,
    ],
    [
      'a promo code for regulated goods',
      (s) => (s.promoCodes[0].excludes_regulated_feeding = false),
      /MAHD10 would promote/,
    ],
    [
      'a promo code that ends before it starts',
      (s) => (s.promoCodes[0].ends_at = '2020-01-01T00:00:00+04:00'),
      /ends before it starts/,
    ],
    ['more than all of the price off', (s) => (s.promoCodes[0].value = 120), /impossible value/],
    ['an area list without Other', (s) => s.emirates[0].locations.pop(), /last area is not Other/],
    ['an area without Arabic name', (s) => (s.emirates[0].locations[0].name_ar = ''), /Arabic name is missing/],
  ];

  it.each(cases)('rejects %s', async (_, damage, complaint) => {
    const source = await readCatalogue(root);
    damage(source);
    expect(catalogueProblems(source, manifest).join('\n')).toMatch(complaint);
  });
});

describe('assembled catalogue', () => {
  const variations = catalogue.products.flatMap((product) => product.variations);

  it('has prices in integer fils, or none', () => {
    const lotion = catalogue.products.find(({ route }) => route === 'manual-breast-pump');
    expect(lotion?.default_price).toBe(14900);
    expect(variations.find(({ code }) => code === 'MH-BT-0006')?.variation_price).toBeNull();
    expect(variations.find(({ code }) => code === 'MH-BF-0007')?.variation_discounted_price).toBe(4950);
  });

  it('has valid pictures', () => {
    for (const { featured_img: picture } of catalogue.products) {
      expect(picture.path).toMatch(/^products\/[a-z0-9-]+\.[0-9a-f]{8}$/);
      expect(picture.widths.at(-1)).toBe(picture.width);
      expect(picture.width).toBe(picture.height);
    }
  });

  it('shows each product in at least three pictures, each with a text of its own in both languages', () => {
    for (const { route, images_list: pictures } of catalogue.products) {
      expect(pictures.length, route).toBeGreaterThanOrEqual(3);
      for (const language of ['en', 'ar'] as const) {
        const texts = pictures.map(({ alt }) => alt?.[language] ?? '');
        for (const text of texts) expect(text, route).toMatch(language === 'en' ? /[a-z]{3}/ : /\p{Script=Arabic}{3}/u);
        expect(new Set(texts).size, `${route}: texts are repeated`).toBe(texts.length);
      }
    }
  });

  it('has descriptions as HTML in both languages', () => {
    const pump = catalogue.products[0];
    expect(pump?.long_description.en).toContain('<ul>\n<li>The lever follows your hand');
    expect(pump?.long_description.ar).toContain('<li>');
    expect(pump?.how_to_use_html.ar).toMatch(/^<ol><li>/);
    expect(pump?.specifications_html.en).toContain(
      '<tr><th scope="row">Origin</th><td><bdi data-fact="origin"></bdi></td></tr>',
    );
  });

  it('says of goods that are stored how to store them, not how to wash them', () => {
    const labelsOf = (route: string) =>
      catalogue.products.find((product) => product.route === route)?.specifications.map(({ label }) => label.ar);
    expect(labelsOf('diaper-rash-cream')?.slice(0, 4)).toEqual([
      'الكمية',
      'القوام والعبوة',
      'محتويات العبوة',
      'طريقة الحفظ',
    ]);
    const washed = catalogue.products.flatMap(({ route, specifications }) =>
      specifications
        .filter(({ label, value }) => label.en === 'Care' && /^Store|; store/.test(value.en))
        .map(() => route),
    );
    expect(washed).toEqual([]);
  });

  it('has the landing page’s nine bottles and six nipples, two of them with id 10', () => {
    expect(landingBottles.bottles).toHaveLength(9);
    expect(landingBottles.nipples).toHaveLength(6);
    expect(landingBottles.nipples.filter(({ id }) => id === 10).map(({ size }) => size)).toEqual(['SS', 'S']);
  });

  it('has the seven emirates, and fixed promo codes in fils', () => {
    expect(emirates.map(({ name }) => name)).toContain('Umm Al Quwain');
    expect(promoCodes.find(({ code }) => code === 'SAVE40')).toMatchObject({ value: 4000, minimum_sub_total: 25000 });
    expect(promoCodes.find(({ code }) => code === 'MAHD10')?.value).toBe(10);
  });
});

it('marks as hygiene goods what the shipping and return policy names', () => {
  const marked = (route: string) => catalogue.products.find((product) => product.route === route)?.hygiene;
  const marks = catalogue.categories.flatMap(({ sub_categories: all }) => all.map((one) => [one.slug, one.hygiene]));
  // Of these sub-categories; others are the editors' choice.
  expect(Object.fromEntries(marks)).toMatchObject({
    'breast-pumps': true,
    'milk-storage': false,
    'breast-care': true,
    'nursing-bottles': true,
    nipples: true,
    'training-cups': true,
    'bottle-accessories': false,
    sterilizers: false,
    'liquid-cleansers': true,
    'brushes-and-drying': false,
    bath: true,
    moisturisers: true,
    'diaper-care': true,
    'sun-care': true,
    'mother-care': true,
    wipes: true,
    'oral-care': true,
    'cotton-care': true,
    'nail-care': false,
    'nose-care': true,
    thermometers: false,
    pacifiers: true,
    teethers: true,
  });
  // A product is marked as its sub-category, unless it says so itself: this thermometer has a tip.
  expect(marked('infrared-ear-and-forehead-thermometer')).toBe(false);
  expect(marked('digital-flexible-tip-thermometer')).toBe(true);
  expect(marked('manual-breast-pump')).toBe(true);
});
