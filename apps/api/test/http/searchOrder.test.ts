import fs from 'node:fs';
import path from 'node:path';
import type { ProductList, SearchAnswer } from '@mahd/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { searchableArticles } from '../../src/db/schema/index.js';
import { refreshTerms } from '../../src/search/terms.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

/** A catalogue of these alone, in this order: their English names, and what their texts say. */
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
    shop.desks,
    ['catalogue', 'import', 'order.csv', '--replace'],
    inject('runFolder'),
  );
  expect(ok, text).toBe(true);
}

// In each group what comes first has the longer name and the later place in the catalogue, so that neither puts it there.
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

describe('what has all the words', () => {
  it('comes in the order of how well its name answers: the thing as typed, as meant; a word of the name as typed, as meant; a word of the text', async () => {
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

  it('answers better with a name that answers more of the words', async () => {
    expect((await list('brush zebra')).names).toEqual(['Fine Old Tall Zebra Brush', 'Brush']);
  });

  it('is found by what was typed, in its own number or another, as long as there is such a word, and otherwise by what differs least', async () => {
    expect((await list('crush')).names).toEqual(['Crush', 'Crushed Stone']);
    expect((await list('crushes')).names).toEqual(['Crush']);
    expect((await list('wodpecker')).names).toEqual(['Woodpecker']);
  });

  it('need not have a seventh word, nor one that only ended products have', async () => {
    expect(await list('alpha bravo charlie delta echo foxtrot golf')).toEqual({
      names: ['Alpha Bravo Charlie Delta Echo Foxtrot'],
      closest: false,
    });
    expect(await list('zebra gossamer')).toEqual(await list('zebra'));
  });
});

describe('what comes closest', () => {
  it('has more of the words, then is what one of them names, then has the rarer one', async () => {
    expect(await list('pink rattle spoon')).toEqual({
      names: ['Plain Mat', 'Spoon', 'Big Round Wooden Spoon', 'Very Long Named Bag', 'Pink Jar', 'Tray'],
      closest: true,
    });
  });

  it('is looked for by the four rarest words', async () => {
    expect(await list('spoon alpha bravo charlie rattle')).toEqual({
      names: ['Alpha Bravo Charlie Delta Echo Foxtrot', 'Very Long Named Bag'],
      closest: true,
    });
  });
});

describe('what comes closest, of words so common that only the best of each are kept ready', () => {
  const COMMON = 130;
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => [`${name} ${index}`, ''] as const);

  beforeAll(async () => {
    // A name says nothing of the basket's two words, so that it is among the best of neither.
    const stillSold = [
      ...many('Alder', COMMON),
      ...many('Birch', COMMON),
      ['Basket', 'Made of alder and birch'],
      ['Hook', 'With a tassel'],
    ] as const;
    // As many as are listed, and with every word, so that they would leave no place.
    await sell([...many('Alder Birch Tassel', 48), ...stillSold]);
    await sell(stillSold);
  });

  it('is first what has two of them, however far down it stands by each', async () => {
    const { names, closest } = await list('alder birch tassel');
    expect([names[0], names.length, closest]).toEqual(['Basket', 48, true]);
  });

  it('is never what is no longer sold', async () => {
    const { names } = await list('alder birch tassel');
    expect(names.filter((name) => name.includes('Tassel'))).toEqual([]);
    expect(names).toHaveLength(48);
  });
});

it('articles: what the title says before what the description says, before what is only mentioned; five at most', async () => {
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
      article(1003, 'the quokka in the title', { headWords: ['quokka'] }),
      ...[1004, 1005, 1006].map((position) =>
        article(position, `mentioned also ${position}`, { bodyWords: ['quokka'] }),
      ),
    ]);
  await db.transaction((tx) => refreshTerms(tx, 'article'));
  const answer = await shop.app.inject({ url: '/api/navbar_search', query: { query: 'quokka' } });
  const { products, articles } = answer.json<SearchAnswer>();
  expect(products).toEqual([]);
  expect(articles.map(({ name }) => name)).toEqual([
    'the quokka in the title',
    'described at length',
    'mentioned',
    'mentioned also 1004',
    'mentioned also 1005',
  ]);
});
