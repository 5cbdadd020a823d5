import type { ProductList, SearchAnswer } from '@mahd/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(query: string, language: 'en' | 'ar' = 'en'): Promise<SearchAnswer> {
  const answer = await shop.app.inject({
    url: language === 'en' ? '/api/navbar_search' : '/api/navbar_search_ar',
    query: { query },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<SearchAnswer>();
}
const routes = async (query: string, language?: 'en' | 'ar') =>
  (await search(query, language)).products.map(({ route }) => route);

it.each([
  ['a whole word', 'pacifier', 'silicone-pacifier'],
  ['the beginning of a word', 'pacif', 'silicone-pacifier'],
  ['a wrong letter', 'pasifier', 'silicone-pacifier'],
  ['a missing letter', 'termometer', 'digital-flexible-tip-thermometer'],
  ['swapped letters', 'bottel', 'wide-neck-plastic-nursing-bottle'],
  ['two words', 'baby lotion', 'baby-lotion'],
  ['the plural', 'thermometers', 'digital-flexible-tip-thermometer'],
  ['the beginning of a misspelled word', 'pasif', 'silicone-pacifier'],
  ['a right and a wrong word', 'baby lotoin', 'baby-lotion'],
  ['a word nobody uses beside one that is known', 'lotion xyzzyq', 'baby-lotion'],
  ['a code', 'MH-BT-0001', 'wide-neck-plastic-nursing-bottle'],
  ['Arabic', 'لهّاية', 'silicone-pacifier'],
  ['Arabic without marks, with another ending', 'لهايه', 'silicone-pacifier'],
  ['Arabic with the article', 'المناديل', 'pure-water-baby-wipes'],
  ['Arabic with a joined word', 'والمناديل', 'pure-water-baby-wipes'],
  ['Arabic with tashkeel, tatweel and hamza', 'شَفّـاط الحليبِ', 'manual-breast-pump'],
  ['Arabic digits', '٢٤٠ مل', 'wide-neck-plastic-nursing-bottle'],
  ['the Arabic singular of what its name has in the plural', 'كريم الحلمه', 'nipple-care-cream'],
  ['the Arabic plural of what its name has in the singular', 'رضاعات', 'wide-neck-plastic-nursing-bottle'],
  ['an Arabic typing error', 'شفاظ', 'manual-breast-pump'],
  ['a synonym', 'dummy', 'silicone-pacifier'],
  ['an English word in Arabic letters', 'شامبو', 'baby-head-and-body-wash'],
  ['an English plural in Arabic letters', 'وايبس', 'pure-water-baby-wipes'],
  ['a spelling by ear', 'غصول', 'baby-head-and-body-wash'],
  ['the word of a dialect', 'مصاصه', 'silicone-pacifier'],
  ['a plural of a word that is a synonym in the singular', 'حفاضات', 'diaper-rash-cream'],
  ['a synonym with the article, beside another word', 'المصاصة سيليكون', 'silicone-pacifier'],
  ['an adjective for what its name has as a noun', 'معقم', 'electric-steam-sterilizer-and-dryer'],
  ['what it is for', 'fever', 'digital-flexible-tip-thermometer'],
  ['the beginning of a synonym', 'sham', 'baby-head-and-body-wash'],
  ['a missing letter at the end of a synonym', 'shampo', 'baby-head-and-body-wash'],
  ['a wrong letter in a synonym', 'champoo', 'baby-head-and-body-wash'],
  ['a further letter in an Arabic synonym', 'شامبوه', 'baby-head-and-body-wash'],
  ['two words written as one', 'breastpump', 'manual-breast-pump'],
  ['two words written as one, in the plural', 'nailscissors', 'baby-nail-scissors'],
  ['the beginning of two words written as one', 'breastpum', 'manual-breast-pump'],
  ['a word and a number written as one', 'spf50', 'baby-mineral-sunscreen-spf-50'],
  ['a word and a synonym written as one', 'babyshampoo', 'baby-head-and-body-wash'],
  ['two Arabic words written as one', 'شفاطحليب', 'manual-breast-pump'],
  ['two Arabic words written as one, with the article', 'زيتالأطفال', 'baby-oil'],
])('finds a product by %s', async (_how, query, route) => {
  expect(await routes(query)).toContain(route);
  expect(await routes(query, 'ar')).toContain(route);
});

it.each([
  ['nipple 4 months', 'nipple'],
  ['6 month old cup', 'cup'],
  ['حلمة لطفل عمره ٤ أشهر', 'حلمة'],
])('an age does not change what is found: %s', async (query, thing) => {
  expect(await routes(query)).toEqual(await routes(thing));
});

it('says the sizes of a product in both languages', async () => {
  const { products } = await search('nursing bottle');
  const bottle = products.find(({ route }) => route === 'wide-neck-plastic-nursing-bottle');
  const namesOf = (sizes: readonly { name: string }[] = []) => [...new Set(sizes.map(({ name }) => name))];
  expect(namesOf(bottle?.variations)).toEqual(['160 ml', '240 ml', '330 ml']);
  expect(namesOf(bottle?.arabic.variations)).toEqual(['160 مل', '240 مل', '330 مل']);
  expect(bottle?.arabic.variations.map(({ code }) => code)).toEqual(bottle?.variations.map(({ code }) => code));
  const { products: creams } = await search('mineral sunscreen');
  expect(creams[0]).toMatchObject({ size: '50 ml', variations: [], arabic: { size: '50 مل', variations: [] } });
});

it.each([
  ['fever', 'baby-care#fever-and-nose'],
  ['depression', 'post-pregnancy-care#mood'],
  ['bleeding', 'post-pregnancy-care#bleeding'],
  ['safe sleep', 'baby-care#sleep'],
  ['car seat', 'baby-care#car-safety'],
  ['solid food', 'baby-care?month=6'],
  ['stretch marks', 'stages-of-pregnancy?month=5'],
  ['jaundice', 'baby-care?month=0'],
  ['track my order', 'faq#tracking'],
  ['طفح الحفاض', 'good-to-know#nappy-rash'],
  ['لقاحات', 'good-to-know#vaccinations-in-the-uae'],
  ['يرقان', 'baby-care?month=0'],
  ['كرسي سيارة', 'faq#car-seat'],
  ['gift', 'faq#gifts'],
  ['gifts', 'faq#gifts'],
  ['present', 'faq#gifts'],
  ['gift wrap', 'faq#gifts'],
  ['gift card', 'faq#gifts'],
  ['baby shower', 'faq#gifts'],
  ['newborn gift', 'faq#gifts'],
  ['هدية', 'faq#gifts'],
  ['هدايا', 'faq#gifts'],
  ['تغليف هدية', 'faq#gifts'],
  ['هدية مولود', 'faq#gifts'],
])('finds the part of a page that is about %s', async (query, route) => {
  const { articles } = await search(query);
  expect(articles.map((article) => article.route)).toContain(`en/${route}`);
});

it.each(['depression', 'bleeding', 'safe sleep', 'car seat', 'كرسي سيارة'])(
  'shows no product that only sounds like a word of the articles, or has part of it: %s',
  async (query) => {
    expect(await routes(query)).toEqual([]);
    expect(await list(query)).toMatchObject({ data: [], total: 0 });
    expect(await list(query)).not.toHaveProperty('closest');
  },
);

it.each(["baby's first teeth", 'baby’s first teeth'])('finds an article by either apostrophe: %s', async (query) => {
  const { articles } = await search(query);
  expect(articles[0]).toMatchObject({ route: 'en/blog/babys-first-teeth', name: 'Your baby’s first teeth' });
});

it('puts a synonym first, without what only sounds alike', async () => {
  expect(await routes('مصاصة', 'ar')).toEqual(await routes('لهاية', 'ar'));
  expect((await routes('شامبو', 'ar'))[0]).toBe('baby-head-and-body-wash');
});

it.each([
  ['breastpump', 'breast pump'],
  ['babyoil', 'baby oil'],
  ['babylotion', 'baby lotion'],
  ['bodywash', 'body wash'],
  ['babywipes', 'baby wipes'],
  ['electric breastpump', 'electric breast pump'],
])('%s finds the same as %s', async (typed, meant) => {
  expect(await search(typed)).toEqual(await search(meant));
});

it.each(['nowhere', 'notfound'])('%s is not two words of texts', async (typed) => {
  expect(await search(typed)).toEqual({ products: [], articles: [] });
});

it('corrects a word to one of the catalogue before one with synonyms', async () => {
  expect(await routes('dump')).not.toContain('silicone-pacifier');
});

it('finds nothing for nonsense, single letters and wildcards', async () => {
  for (const query of ['qqqqzzzz', 'a', '%', '__', '\\', '', '   '])
    expect(await search(query), query).toEqual({ products: [], articles: [] });
});

it('ranks the best match first', async () => {
  expect((await routes('baby lotion'))[0]).toBe('baby-lotion');
  expect((await routes('كريم'))[0]).toMatch(/cream/);
  expect((await routes('رضاعة', 'ar')).slice(0, 2).sort()).toEqual([
    'wide-neck-glass-nursing-bottle',
    'wide-neck-plastic-nursing-bottle',
  ]);
});

it('suggests products whose name has the Arabic plural before those that only mention the word', async () => {
  const { products } = await search('رضاعة', 'ar');
  const names = products.map(({ arabic }) => arabic.name);
  expect(names).toContain('حقيبة عازلة للرضّاعات');
  expect(names.filter((name) => !name.includes('رضّاع'))).toEqual([]);
});

it('an Arabic word that means bottles and breastfeeding finds articles about both, about bottles first', async () => {
  const titles = (await search('رضاعة', 'ar')).articles.map(({ arabic }) => arabic.title);
  expect(titles.slice(0, 2).sort()).toEqual(['الرضّاعات وحلماتها', 'كيف تُرضعين طفلكِ بالرضّاعة؟']);
  expect(titles).toContain('الرضاعة الطبيعية');
  const breastfeeding = (await search('الرضاعة الطبيعية', 'ar')).articles.map(({ arabic }) => arabic.title);
  expect(breastfeeding[0]).toBe('الرضاعة الطبيعية');
});

it.each([
  ['bottle', 'en', /nursing-bottle$/],
  ['bottles', 'en', /nursing-bottle$/],
  ['brush', 'en', /bottle-brush$/],
  ['nipple', 'en', /nipple$/],
  ['كوب', 'ar', /cup/],
  ['فرشاة', 'ar', /brush/],
] as const)('ranks %s before its accessories', async (query, language, route) => {
  expect((await routes(query, language))[0]).toMatch(route);
});

async function list(q: string, narrowed: Record<string, string> = {}): Promise<ProductList> {
  const answer = await shop.app.inject({
    url: '/api/auth/product_list/null/null/null/true',
    query: { q, ...narrowed },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<ProductList>();
}

it.each([
  ['baby sun cream', 'baby-mineral-sunscreen-spf-50'],
  ['baby bottle brush sponge pacifier', 'sponge-bottle-brush'],
  ['فرشاة رضاعة أطفال وردية', 'sponge-bottle-brush'],
  ['لوشن زجاجية واسعة', 'wide-neck-glass-nursing-bottle'],
  ['lotion xyzzyq', 'baby-lotion'],
  ['wet nappies', 'diaper-rash-cream'],
])('lists the closest matches of %s', async (query, route) => {
  const { data, closest } = await list(query);
  expect(closest).toBe(true);
  expect(data[0]?.route).toBe(route);
  const dropdown = await search(query);
  expect(dropdown.closest).toBe(true);
  expect(dropdown.products.map((hit) => hit.route)).toEqual(data.slice(0, 6).map((listed) => listed.route));
});

it('says how many products all results have', async () => {
  for (const query of ['bottle', 'sunscreen', 'baby lotion unicorn'])
    expect((await search(query)).total, query).toBe((await list(query)).total);
});

it('is not marked as closest when a product has all words, or none has any', async () => {
  expect(await list('baby lotion')).not.toHaveProperty('closest');
  expect(await list('qqqqzzzz xxyyxx')).toMatchObject({ data: [], total: 0 });
  expect(await list('qqqqzzzz xxyyxx')).not.toHaveProperty('closest');
  expect(await search('baby lotion')).not.toHaveProperty('closest');
  expect(await search('qqqqzzzz xxyyxx')).toMatchObject({ products: [] });
  expect(await search('qqqqzzzz xxyyxx')).not.toHaveProperty('closest');
});

it('finds policies by their titles only', async () => {
  const routesOf = async (query: string) => (await search(query)).articles.map(({ route }) => route);
  expect(await routesOf('disclosure')).toContain('en/disclosure-policy');
  expect((await routesOf('bottle')).filter((route) => route.endsWith('-policy'))).toEqual([]);
});

it('returns the prices of all sizes', async () => {
  const { products } = await search('plastic nursing bottle');
  expect(products[0]?.variations?.map(({ variation_price }) => variation_price)).toContain(52);
});

it('lists only articles with the word in their title when several have it', async () => {
  const names = (await search('bottle')).articles.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toMatch(/bottle/i);
});

it('returns articles with language and section', async () => {
  const english = await search('positions and latch');
  expect(english.articles.map(({ route }) => route)).toContain(
    'en/breastfeeding-advisor/getting-started/positions-and-latch',
  );
  const arabic = await search('positions and latch', 'ar');
  expect(arabic.articles[0]?.route).toMatch(/^ar\//);
  expect(arabic.articles[0]?.arabic.title).toMatch(/[\u0600-\u06ff]/);
});

it('sends searches with no-store', async () => {
  const addresses = [
    '/api/navbar_search?query=colic',
    '/api/navbar_search_ar?query=colic',
    '/api/auth/product_list/null/null/null/true?q=colic',
    '/api/auth/filteredProduct/null/null/null?q=colic',
  ];
  for (const url of addresses) {
    // The second one comes from the cache.
    for (const answer of [await shop.app.inject({ url }), await shop.app.inject({ url })]) {
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  }
  const listing = await shop.app.inject({ url: '/api/auth/product_list/null/null/null/true' });
  expect(listing.headers['cache-control']).toMatch(/^public/);
});

it('lets one network search one by one, so that others wait for one search of it', async () => {
  const done: string[] = [];
  const searchFrom = async (remoteAddress: string, query: string, url = '/api/navbar_search') => {
    const { statusCode } = await shop.app.inject({ url, query: { query, q: query }, remoteAddress });
    done.push(`${remoteAddress} ${statusCode}`);
  };
  // Each has words with typing errors that no search before had, and half are listings.
  const many = Array.from({ length: 40 }, (_, turn) =>
    searchFrom(
      '10.0.0.1',
      `bqttle brxst stzrile nipqle thermqmeter ${turn}`,
      turn % 2 === 0 ? undefined : '/api/auth/product_list/null/null/null/true',
    ),
  );
  await searchFrom('10.0.0.2', 'pacifier');
  expect(done.filter((one) => one === '10.0.0.1 200').length).toBeLessThan(10);
  await Promise.all(many);
  // One ran and thirty waited.
  expect(done.filter((one) => one === '10.0.0.1 429')).toHaveLength(9);
  await searchFrom('10.0.0.1', 'again');
  expect(done.at(-1)).toBe('10.0.0.1 200');
});
