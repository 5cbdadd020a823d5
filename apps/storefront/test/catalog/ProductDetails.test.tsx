import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productQuery, toProductPage } from '@mahd/data/catalog';
import { ProductSections } from '../../src/features/catalog/ProductDetails.js';
import { inShop, shopWith } from '../support/shop.js';

const baseProduct = {
  _id: 'p',
  route: 'pump',
  product_code: 'MH-1',
  name: 'Pump',
  default_price: 39,
  discounted_price: 0,
  long_description: '<p>Quiet.</p>',
  arabic: { name: 'شفاط' },
};

async function renderDetails(more: object, language: 'en' | 'ar' = 'en') {
  const state = await shopWith(() => ({ body: { ...baseProduct, ...more } }), ['catalog']);
  const product = await state.shop.load(productQuery(state.shop.http, 'pump'));
  render(inShop(state, language, <ProductSections product={toProductPage(product, null, language)} />));
}
const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has no empty sections', async () => {
  await renderDetails({});
  expect(sections()).toEqual(['Description']);
});

it('links to the downloads', async () => {
  await renderDetails({
    downloads: [
      { title: 'Manual', url: '/files/pump.pdf' },
      { title: 'Leaflet', url: 'https://shop.test/leaflet' },
    ],
  });
  expect(sections()).toEqual(['Description', 'Downloads']);
  expect(screen.getByRole('link', { name: /^Manual \(PDF\)/ }).getAttribute('href')).toBe('/files/pump.pdf');
  expect(screen.getByRole('link', { name: /^Leaflet/ }).textContent).not.toContain('PDF');
});

it('requests nothing from the video host before playing', async () => {
  await renderDetails({ video: 'https://youtu.be/dQw4w9WgXcQ', video_title: 'How to put it together' }, 'ar');
  expect(sections()).toEqual(['الوصف', 'فيديو']);
  const play = await screen.findByRole('button', { name: /How to put it together/ });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(play);
  expect(document.querySelector('iframe')?.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
});
