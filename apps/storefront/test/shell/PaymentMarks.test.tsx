import { DEFAULT_PAYMENT_OPTIONS } from '@mahd/rules/shop';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentMarks } from '../../src/shell/PaymentMarks.js';
import { inShop, shopWith } from '../support/shop.js';

it('shows the marks of the accepted methods, for cards those of the networks', async () => {
  const paymentOptions = { ...DEFAULT_PAYMENT_OPTIONS, methods: ['card', 'cod'] as const };
  const state = await shopWith(() => ({ status: 500 }), ['shellDeferred'], { paymentOptions });
  render(inShop(state, 'en', <PaymentMarks />));
  expect(screen.getAllByRole('img').map((mark) => [mark.getAttribute('alt'), mark.getAttribute('src')])).toEqual([
    ['Visa', '/payment-marks/visa.svg'],
    ['Mastercard', '/payment-marks/mastercard.svg'],
    ['Cash on delivery', '/payment-marks/cod.svg'],
  ]);
});
