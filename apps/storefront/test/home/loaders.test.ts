import { homeQuery, type HomeContent } from '@mahd/data/content/home';
import { expect, it } from 'vitest';
import { loader as loadProducts } from '../../src/routes/catalog/MotherBabyProducts.js';
import { loader as loadHome } from '../../src/routes/home/Home.js';
import { shopWith } from '../support/shop.js';

it.each([
  ['home', loadHome],
  ['products', loadProducts],
])('%s is shown without recommendations when they cannot be loaded', async (_page, loader) => {
  const state = await shopWith((path) => (path.includes('categor') ? { body: [] } : { status: 500 }));
  const { queryClient, http } = state.shop;
  const content: Partial<HomeContent> = { related: [] };
  queryClient.setQueryData(homeQuery(http, 'en').queryKey, content);
  const url = new URL('https://shop.test/en');
  await expect(loader(state, { language: 'en', params: {}, url })).resolves.toBeUndefined();
});
