import fs from 'node:fs';
import path from 'node:path';
import type { ProductList, SearchAnswer } from '@mahd/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

const PRODUCTS = 400;

/** Enough products for precomputed words, with names of different lengths and text-only matches. */
function manyProducts(): string {
  const lines = ['category,subcategory,name_en,name_ar,size,price_aed,stock,product_code,short_en,short_ar'];
  for (let index = 0; index < PRODUCTS; index++) {
    const what = [index % 3 === 0 ? 'Soft Evening' : 'Cloud', index % 5 === 0 ? 'Lotions' : 'Foam'];
    // For some products "cloud" is the main word.
    const name = [
      index % 2 === 0 ? 'Velvet' : 'Velveteen',
      ...(index % 11 === 1 && index % 3 !== 0 ? what.reverse() : what),
      String(index),
    ].join(' ');
    const text = index % 7 === 0 ? 'Velvet lotion with cedar' : 'For every day';
    lines.push(
      `skincare,bath,${name},${index % 2 === 0 ? 'رغوة ناعمة' : 'رغوة'} ${index},100 ml,9.00,5,MANY-${index},${text},كل يوم`,
    );
  }
  return lines.join('\n');
}

beforeAll(async () => {
  shop = await openTestShop();
  // Discontinued products with short names, which would rank first.
  const ended = Array.from(
    { length: 30 },
    (_, index) => `skincare,bath,Velvet ${1000 + index},رغوة ${1000 + index},100 ml,9.00,5,ENDED-${index},,`,
  );
  fs.writeFileSync(path.join(inject('runFolder'), 'ended.csv'), [manyProducts(), ...ended].join('\n'));
  await runCommand(shop.admin, ['catalogue', 'import', 'ended.csv'], inject('runFolder'));
  fs.writeFileSync(path.join(inject('runFolder'), 'many.csv'), manyProducts());
  const { ok, text } = await runCommand(
    shop.admin,
    ['catalogue', 'import', 'many.csv', '--replace'],
    inject('runFolder'),
  );
  expect(text).toContain(`${PRODUCTS}`);
  expect(ok).toBe(true);
});
afterAll(() => shop.close());

async function list(q: string, query: Record<string, string>): Promise<ProductList> {
  const answer = await shop.app.inject({ url: '/api/auth/product_list/null/null/null/true', query: { q, ...query } });
  expect(answer.statusCode).toBe(200);
  return answer.json<ProductList>();
}

it.each([
  ['a word that many carry', 'velvet'],
  ['the beginning of such words', 'velv'],
  ['a plural and its singular', 'lotion'],
  ['a word that some are and others are only named by', 'cloud'],
  ['a typing error', 'vevlet'],
  ['an Arabic word', 'رغوه'],
  ['a word of texts alone', 'cedar'],
  ['two words', 'velvet foam'],
  ['a word that nobody uses beside one that many carry', 'velvet xyzzyq'],
  ['a word that nobody uses beside one of names and texts', 'lotion xyzzyq'],
])('returns the same for %s in pages and all at once', async (_how, words) => {
  const all = await list(words, { page: 'all' });
  expect(all.data).toHaveLength(all.total);
  expect(all.total).toBeGreaterThan(0);
  const size = 24;
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(all.total / size) }, (_, index) =>
      list(words, { page: String(index + 1), per_page: String(size) }),
    ),
  );
  const routesOf = ({ data }: ProductList) => data.map(({ route }) => route);
  expect(pages.flatMap(routesOf)).toEqual(routesOf(all));
  expect(new Set(routesOf(all)).size).toBe(all.total);
  const dropdown = await shop.app.inject({ url: '/api/navbar_search', query: { query: words } });
  expect(dropdown.json<SearchAnswer>().products.map(({ route }) => route)).toEqual(routesOf(all).slice(0, 6));
});

it('applies filters to a search', async () => {
  const { data, total } = await list('velvet', { max_price: '8' });
  expect([data, total]).toEqual([[], 0]);
});

it('ranks by matching words, then by rare words, consistently across pages', async () => {
  // No product matches both "evening" and "cloud"; one third matches the first, two thirds the second.
  const all = await list('cloud evening lotions', { page: 'all' });
  expect(all.closest).toBe(true);
  expect(all.total).toBe(48);
  const names = all.data.map(({ name }) => name);
  const evening = names.findIndex((name) => !name.includes('Evening'));
  expect(evening).toBeGreaterThan(20);
  for (const name of names)
    expect(name.includes('Lotions') || Number(name.split(' ').at(-1)) % 7 === 0, name).toBe(true);
  for (const name of names.slice(evening)) expect(name).toMatch(/Cloud/);
  const pages = await Promise.all(['1', '2'].map((page) => list('cloud evening lotions', { page, per_page: '24' })));
  expect(pages.flatMap(({ data }) => data.map(({ name }) => name))).toEqual(names);
});

it('filters and sorts the closest matches', async () => {
  expect(await list('cloud evening lotions', { max_price: '8' })).toMatchObject({ data: [], total: 0, closest: true });
  const { data } = await list('cloud evening lotions', { page: 'all', sort: 'name' });
  const names = data.map(({ name }) => name.toLowerCase());
  expect(names).toHaveLength(48);
  expect(names).toEqual([...names].sort());
});
