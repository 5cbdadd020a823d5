import { paymentDetailsOf, type PromoDiscount } from '@mahd/rules/shop';
import { atom } from 'jotai';
import type { AppliedPromo, PaymentDetails } from './api.js';
import { cartLinesAtom } from './cartState.js';
import { promoCodeAtom, quoteStateAtom, settledQuoteAtom } from './quoting.js';

/** The cart's totals, and whether the server has confirmed them. */
export interface CartTotals {
  readonly paymentDetails: PaymentDetails;
  /** False for a preview from the last known prices. Checkout waits for true. */
  readonly settled: boolean;
}

/** The server's totals for exactly these lines, otherwise a preview by the same rules. */
export const cartTotalsAtom = atom((get): CartTotals => {
  const lines = get(cartLinesAtom);
  const quote = get(settledQuoteAtom);
  const settled = get(quoteStateAtom).status === 'settled';
  if (settled && quote && lines.length > 0) return { paymentDetails: quote.paymentDetails, settled };
  const priced = lines.flatMap(({ price, discounted_price: discountedPrice, quantity, regulatedFeeding }) =>
    price === null ? [] : { price, discountedPrice, quantity, regulatedFeeding },
  );
  const { vatIncluded: vat, ...details } = paymentDetailsOf(priced, discountOf(get(promoCodeAtom)));
  return { paymentDetails: { ...details, vat }, settled };
});

const discountOf = (promo: AppliedPromo | null): PromoDiscount | null =>
  promo && { kind: promo.kind, value: promo.kind === 'fixed' ? Math.round(promo.value * 100) : promo.value };
