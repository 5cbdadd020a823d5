import type { Language } from '@mahd/rules/locale';
import type { HttpClient } from '../http/index.js';
import { queryAtomFamily, type NamedQuery } from '../store/index.js';
import { postQuote, type Quote } from './api.js';
import { quotedLine } from './applyQuote.js';
import type { CartLine } from './cartState.js';
import { EMPTY_LINE, type SharedLine } from './sharedLine.js';
import { toCartRows, type CartRowView } from './view.js';

const sharedCartQuery = (http: HttpClient, lines: readonly SharedLine[]): NamedQuery<Quote> => ({
  queryKey: ['cart', 'shared', lines],
  queryFn: ({ signal }) =>
    postQuote(http, { lines: lines.map((line) => ({ ...EMPTY_LINE, ...line })), promo_code: null }, { signal }),
});

/** `useAtomValue(sharedCartAtom(lines))`: the current prices and stock of a shared cart. */
export const sharedCartAtom = queryAtomFamily(sharedCartQuery);

/** A shared cart in one language. */
export interface SharedCartView {
  /** A row of quantity 0 is sold out; a lower quantity than the shared one is all that is left. */
  readonly rows: readonly (CartRowView & { readonly sharedQuantity: number })[];
  /** The lines that can be bought. */
  readonly lines: readonly CartLine[];
  /** Number of products that are no longer sold. */
  readonly gone: number;
  /** Fils, without delivery. */
  readonly subTotal: number;
}

export function toSharedCart(quote: Quote, shared: readonly SharedLine[], language: Language): SharedCartView {
  const lines = quote.lines.map(quotedLine);
  const sharedQuantities = new Map(shared.map(({ productCode, quantity }) => [productCode, quantity]));
  return {
    rows: toCartRows(lines, [], language).map((row) => ({
      ...row,
      sharedQuantity: sharedQuantities.get(row.productCode) ?? row.quantity,
    })),
    lines: lines.filter(({ quantity }) => quantity > 0),
    gone: quote.changes.filter(({ reason }) => reason === 'gone' || reason === 'unpriced').length,
    subTotal: quote.paymentDetails.subTotal,
  };
}
