import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, it } from 'vitest';
import ListingFilters from '../../src/features/catalog/ListingFilters.js';
import ListingFilterSheet from '../../src/features/catalog/ListingFilterSheet.js';
import en from '../../src/messages/en/catalog.js';
import { inShop, shopWith } from '../support/shop.js';

const shop = () => shopWith(() => ({ body: { data: [], total: 35 } }), ['catalog']);

it('says that a price cannot be read, and keeps it until another filter is chosen', async () => {
  let navigate: NavigateFunction | undefined;
  function Navigation() {
    navigate = useNavigate();
    return null;
  }
  const page = (
    <>
      <ListingFilters />
      <Navigation />
    </>
  );
  render(inShop(await shop(), 'en', page, '/products'));
  const field = await screen.findByLabelText<HTMLInputElement>(en.filters.priceTo);
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(field.form!);
  expect(screen.getByRole('alert').textContent).toBe(en.filters.priceUnreadable);
  expect(field.value).toBe('abc');
  await act(async () => navigate?.('?maxPrice=50'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces the number of items in the sheet of filters', async () => {
  const state = await shop();
  const sheetOf = (total: number) =>
    inShop(state, 'en', <ListingFilterSheet total={total} onOpenChange={() => undefined} />, '/products');
  const { rerender } = render(sheetOf(35));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('status').textContent).toBe('35 items');
  rerender(sheetOf(5));
  expect(sheet.getByRole('status').textContent).toBe('5 items');
});
