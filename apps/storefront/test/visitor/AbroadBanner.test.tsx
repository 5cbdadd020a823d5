// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { detectCountryAtom, isAbroadAtom } from '@mahd/data/visitor';
import AbroadBanner from '../../src/features/visitor/AbroadBanner.js';
import { inShop, shopWith } from '../support/shop.js';

async function visitFrom(countryCode: string, language: 'en' | 'ar') {
  const state = await shopWith(() => ({ body: { countryCode } }), ['shellDeferred']);
  localStorage.clear();
  await state.shop.store.set(detectCountryAtom);
  render(inShop(state, language, <AbroadBanner />));
  return state.shop.store;
}

it('lets visitors from Saudi Arabia open their orders, or say that they are in the UAE', async () => {
  const store = await visitFrom('SA', 'ar');
  expect(screen.getByText(/قراءة الأدلة وصفحات المنتجات/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'طلباتي' }).getAttribute('href')).toBe('/order');
  fireEvent.click(screen.getByRole('button', { name: 'أنا في الإمارات' }));
  expect(store.get(isAbroadAtom)).toBe(false);
});

it('says elsewhere that orders go to the UAE, and can be closed', async () => {
  await visitFrom('GB', 'en');
  expect(screen.getByText(/You can order to an address in the UAE/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
});
