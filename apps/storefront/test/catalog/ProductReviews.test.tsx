import { fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { productQuery } from '@mahd/data/catalog';
import { expect, it } from 'vitest';
import ProductReviews, { loadReviews } from '../../src/features/catalog/ProductReviews.js';
import ar from '../../src/messages/ar/reviews.js';
import en from '../../src/messages/en/reviews.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['en', en.reviews, 'Try again'],
  ['ar', ar.reviews, 'إعادة المحاولة'],
] as const)('does not fail with its reviews, and can try again (%s)', async (language, messages, again) => {
  let isDown = true;
  const state = await shopWith(
    (path) => {
      if (!path.includes('/reviews')) return { body: wireProduct('MH-1') };
      return isDown ? { status: 500 } : { body: { data: [] } };
    },
    ['reviews'],
  );
  const { shop } = state;
  const product = await shop.load(productQuery(shop.http, 'route-mh-1'));
  await loadReviews(shop, product, language, new URLSearchParams());
  const page = (
    <Routes>
      <Route path="/:language/product/:product" element={<ProductReviews />} />
    </Routes>
  );
  render(inShop(state, language, page, `/product/${product.route}`));
  expect(await screen.findByRole('heading', { name: messages.loadFailed })).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: again }));
  expect(await screen.findByText(messages.empty)).toBeDefined();
  expect(screen.queryByRole('heading', { name: messages.loadFailed })).toBeNull();
});
