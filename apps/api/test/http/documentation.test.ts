import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let stopping = false;
beforeAll(async () => {
  shop = await openTestShop({}, true, () => stopping);
});
afterAll(() => shop.close());

it('documents every route and loads no external assets', async () => {
  const document = (await shop.app.inject('/api/openapi.json')).json<{ openapi: string; paths: object }>();
  expect(document.openapi).toBe('3.1.0');
  for (const path of [
    '/api/auth/products',
    '/api/category_list',
    '/api/auth/product_list/{category}/{subcategory}/{filter}/true',
    '/api/navbar_search_ar',
  ])
    expect(document.paths).toHaveProperty([path]);
  const page = await shop.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
});

it('reports live and ready, and not ready while stopping', async () => {
  expect((await shop.app.inject('/api/health/live')).json()).toEqual({ status: 'ok' });
  expect((await shop.app.inject('/api/health/ready')).json()).toEqual({ status: 'ok' });
  stopping = true;
  const [live, ready] = [await shop.app.inject('/api/health/live'), await shop.app.inject('/api/health/ready')];
  expect([live.statusCode, ready.statusCode, ready.json(), ready.headers['cache-control']]).toEqual([
    200,
    503,
    { status: 'unavailable', reason: 'stopping' },
    'no-store',
  ]);
  stopping = false;
});
