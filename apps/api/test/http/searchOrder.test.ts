import fs from 'node:fs';
import path from 'node:path';
import type { ProductList, SearchAnswer } from '@mahd/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { searchableArticles } from '../../src/db/schema/index.js';
import { refreshTerms } from '../../src/search/terms.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

/** Replaces the catalogue by these names and texts. */
async function sell(products: readonly (readonly [name: string, text: string])[]): Promise<void> {
  const rows = products.map(
    ([name, text], index) =>
      `skincare,bath,${name},شيء,100 ml,9.00,5,${name.toUpperCase().replaceAll(' ', '-')},${text},نص ${index}`,
  );
  fs.writeFileSync(
    path.join(inject('runFolder'), 'order.csv'),
    ['category,subcategory,name_en,name_ar,size,price_aed,stock,product_code,short_en,short_ar', ...rows].join('\n'),
  );
  const { ok, text } = await runCommand(
    shop.admin,
    ['catalogue', 'import', 'order.csv', '--replace'],
    inject('runFolder'),
  );
  expect(ok, text).toBe(true);
}

// In each group the best match has a longer name and a later position, so that neither decides.
const sold = [
  ['Holder', 'Keeps a brush'],
  ['Brushed Holder', ''],
  ['Long Brush Box', ''],
  ['Tiny Old New Brushwood', ''],
  ['Fine Old Tall Zebra Brush', ''],
  ['Brush', 'For every zebra'],
  ['Crush', ''],
  ['Crushed Stone', ''],
  ['Woodpecker', ''],
  ['Goodpecker', ''],
  ['Big Round Wooden Spoon', ''],
  ['Spoon', ''],
  ['Tray', 'For a spoon'],
  ['Pink Jar', ''],
  ['Very Long Named Bag', 'It has a rattle'],
  ['Plain Mat', 'As pink as a spoon'],
  ['Golf', ''],
  ['Alpha Bravo Charlie Delta Echo Foxtrot', ''],
] as const;

beforeAll(async () => {
  shop = await openTestShop();
  await sell([['Gossamer', ''], ['Pink Rattle', ''], ...sold]);
  await sell(sold);
});
afterAll(() => shop.close());

async function list(q: string): Promise<{ names: string[]; closest: boolean }> {
  const answer = await shop.app.inject({
    url: '/api/auth/product_list/null/null/null/true',
    query: { q, page: 'all' },
  });
  const { data, total, closest = false } = answer.json<ProductList>();
  expect(total).toBe(data.length);
  return { names: data.map(({ name }) => name), closest };
}

describe('products with all words', () => {
  it('are ranked by name: main word exact, main word similar, any word exact, any word similar, text only', async () => {
    expect(await list('brush')).toEqual({
      names: [
        'Brush',
        'Fine Old Tall Zebra Brush',
        'Tiny Old New Brushwood',
        'Long Brush Box',
        'Brushed Holder',
        'Holder',
      ],
      closest: false,
    });
  });

  it('are ranked by the number of words in the name', async () => {
    expect((await list('brush zebra')).names).toEqual(['Fine Old Tall Zebra Brush', 'Brush']);
  });

  it('match the typed word and its forms, otherwise the closest corrections', async () => {
    expect((await list('crush')).names).toEqual(['Crush', 'Crushed Stone']);
    expect((await list('crushes')).names).toEqual(['Crush']);
    expect((await list('wodpecker')).names).toEqual(['Woodpecker']);
  });

  it('ignore the seventh word; need the others in their name if a word is of discontinued products only', async () => {
    expect(await list('alpha bravo charlie delta echo foxtrot golf')).toEqual({
      names: ['Alpha Bravo Charlie Delta Echo Foxtrot'],
      closest: false,
    });
    expect(await list('zebra gossamer')).toEqual({ names: ['Fine Old Tall Zebra Brush'], closest: true });
  });
});

describe('what comes closest', () => {
  it('are ranked by number of words, then by main word, then by rarity', async () => {
    expect(await list('pink rattle spoon')).toEqual({
      names: ['Plain Mat', 'Spoon', 'Big Round Wooden Spoon', 'Very Long Named Bag', 'Pink Jar', 'Tray'],
      closest: true,
    });
  });

  it('are selected by the four rarest words', async () => {
    expect(await list('spoon alpha bravo charlie rattle')).toEqual({
      names: ['Alpha Bravo Charlie Delta Echo Foxtrot', 'Very Long Named Bag'],
      closest: true,
    });
  });
});

describe('closest matches of very common words', () => {
  const COMMON = 130;
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => [`${name} ${index}`, ''] as const);

  beforeAll(async () => {
    // The basket's words are only in its text, so it ranks low for each of them.
    const stillSold = [
      ...many('Alder', COMMON),
      ...many('Birch', COMMON),
      ['Basket', 'Made of alder and birch'],
      ['Hook', 'With a tassel'],
    ] as const;
    // Enough full matches to fill the results.
    await sell([...many('Alder Birch Tassel', 48), ...stillSold]);
    await sell(stillSold);
  });

  it('rank a product with two words first, even if it ranks low for each', async () => {
    const { names, closest } = await list('alder birch tassel');
    expect([names[0], names.length, closest]).toEqual(['Basket', 48, true]);
  });

  it('omit discontinued products', async () => {
    const { names } = await list('alder birch tassel');
    expect(names.filter((name) => name.includes('Tassel'))).toEqual([]);
    expect(names).toHaveLength(48);
  });
});

it('returns articles with the words in the title, then in the description, without a title also in the text; five at most', async () => {
  const { db } = shop.database;
  const article = (position: number, title: string, words: { headWords?: string[]; bodyWords?: string[] }) => ({
    route: `blog/${title}`,
    titleEn: title,
    titleAr: title,
    titleWords: title.split(' '),
    position,
    ...words,
  });
  await db
    .insert(searchableArticles)
    .values([
      article(1001, 'mentioned', { bodyWords: ['quokka'] }),
      article(1002, 'described at length', { headWords: ['quokka'] }),
      article(1003, 'the wallaby in the title', { headWords: ['wallaby'] }),
      article(1007, 'described with the other', { headWords: ['wallaby'], bodyWords: ['wallaby'] }),
      ...[1004, 1005, 1006].map((position) =>
        article(position, `mentioned also ${position}`, { bodyWords: ['quokka'] }),
      ),
    ]);
  await db.transaction((tx) => refreshTerms(tx, 'article'));
  const titles = async (query: string) => {
    const answer = await shop.app.inject({ url: '/api/navbar_search', query: { query } });
    const { products, articles } = answer.json<SearchAnswer>();
    expect(products).toEqual([]);
    return articles.map(({ name }) => name);
  };
  expect(await titles('wallaby')).toEqual(['the wallaby in the title', 'described with the other']);
  expect(await titles('quokka')).toEqual([
    'described at length',
    'mentioned',
    'mentioned also 1004',
    'mentioned also 1005',
    'mentioned also 1006',
  ]);
});
