import { cartLinesAtom } from '@mahd/data/cart';
import { productQuery } from '@mahd/data/catalog';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addedLineAtom } from '../../src/features/cart/addedLineAtom.js';
import { BuyForm } from '../../src/features/cart/BuyForm.js';
import { wireProduct } from '../support/product.js';
import { inShop, shopWith } from '../support/shop.js';

afterEach(() => void vi.useRealTimers());

/** ms. */
const DOUBLE_TAP = 400;

it('is busy at once and adds once for a double tap, and again after it', async () => {
  const state = await shopWith(() => ({ body: wireProduct('MH-1') }), ['cart']);
  const { store } = state.shop;
  const product = await state.shop.load(productQuery(state.shop.http, 'route-mh-1'));
  const form = (
    <BuyForm product={product} code="MH-1">
      <button type="submit">Add</button>
    </BuyForm>
  );
  render(inShop(state, 'en', form));
  const button = screen.getByRole('button');
  const quantity = () => store.get(cartLinesAtom)[0]?.quantity;

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.dynamicImportSettled());
  expect(store.get(addedLineAtom)?.open).toBe(true);
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(DOUBLE_TAP - 1));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(quantity()).toBe(1);
  vi.useRealTimers();

  fireEvent.click(button);
  await act(() => vi.waitFor(() => expect(quantity()).toBe(2)));
});
