import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentResult } from '../../src/features/checkout/PaymentResult.js';
import ar from '../../src/messages/ar/checkout.js';
import en from '../../src/messages/en/checkout.js';
import { inShop, shopWith } from '../support/shop.js';

it.each([
  ['en', en],
  ['ar', ar],
] as const)(
  'shows the final message and a retry button only once polling has ended (%s)',
  async (language, { payment }) => {
    const state = await shopWith(() => ({ status: 500 }), ['checkout', 'cart', 'orders']);
    const shown = (isFinal: boolean) =>
      inShop(
        state,
        language,
        <PaymentResult view={{ status: 'unknown', orderNumber: 'MAHD-1', isFinal }} onRetry={() => undefined} />,
      );
    const { rerender } = render(shown(false));
    expect(screen.getByRole('heading', { name: payment.unknownYetTitle })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    rerender(shown(true));
    expect(screen.getByRole('heading', { name: payment.unknownTitle })).toBeDefined();
    expect(screen.getByRole('button')).toBeDefined();
  },
);
