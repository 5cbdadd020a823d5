import type { OrderReturns } from '@mahd/data/orders';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReturnForm } from '../../src/features/orders/ReturnForm.js';
import ar from '../../src/messages/ar/returns.js';
import en from '../../src/messages/en/returns.js';
import { inShop, shopWith } from '../support/shop.js';

const returns: OrderReturns = {
  order_number: 'MH-1',
  until: null,
  can_return: true,
  delivery_fee: 0,
  lines: [
    {
      position: 0,
      product_code: 'MH-1',
      name: 'Oil',
      size: '',
      color: '',
      arabic: { name: 'زيت', size: '', color: '' },
      picture: null,
      quantity: 1,
      returnable: 1,
      refundable: 3900,
      hygiene: false,
    },
  ],
  returns: [],
};

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', en.returns, 'Oil'],
  ['ar', ar.returns, 'زيت'],
] as const)('requests a return on a page without HTTPS (%s)', async (language, messages, product) => {
  // There, browsers have no `crypto.randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const state = await shopWith(() => ({ body: returns }), ['cart', 'returns']);
  const onRequested = vi.fn();
  render(
    inShop(
      state,
      language,
      <ReturnForm
        access={{ orderNumber: 'MH-1', link: null }}
        returns={returns}
        onBack={() => undefined}
        onRequested={onRequested}
      />,
    ),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: product }));
  fireEvent.change(screen.getByRole('combobox', { name: messages.reason }), { target: { value: 'changed_mind' } });
  fireEvent.click(screen.getByRole('button', { name: messages.send }));
  await waitFor(() => expect(onRequested).toHaveBeenCalledOnce());
});
