import { clampQuantity } from '@mahd/rules/shop';
import { toPicture } from '../catalog/index.js';
import type { Quote, QuoteLine, RefusedPromo } from './api.js';
import type { CartLine, CartState } from './cartState.js';

/**
 * Applies a quote to the cart. Each line takes the server's data; lines that no longer exist or have no price are
 * removed; quantities are limited to what is available. Lines that changed while the quote was loading keep the
 * shopper's change.
 * @param cart the current cart
 * @param asked the cart at the time of the request
 */
export function applyQuote(cart: CartState, asked: CartState, quote: Quote): CartState {
  const lines = cart.lines.flatMap((line): readonly CartLine[] => {
    const quoted = quote.lines.find((one) => one.product_code === line.productCode);
    const before = asked.lines.find((one) => one.productCode === line.productCode);
    if (!before) return [line];
    if (!quoted) return isGone(line, quote) ? [] : [line];
    if (quoted.quantity < 1 || quoted.max_quantity < 1) return [];
    const quantity =
      line.quantity === before.quantity ? quoted.quantity : clampQuantity(line.quantity, quoted.max_quantity);
    return [{ ...quotedLine(quoted), quantity: clampQuantity(quantity, quoted.max_quantity) }];
  });
  return { ...cart, lines, promo_code: promoAfter(cart, asked, quote) };
}

/** Unavailable products are among the quote's changes, not among its lines. */
const isGone = ({ productCode }: CartLine, { changes }: Quote): boolean =>
  changes.some(
    ({ product_code: code, reason }) => code === productCode && (reason === 'gone' || reason === 'unpriced'),
  );

/** Refused codes that stay: they only need a higher total, other products, a login or a while. */
const KEPT_REFUSALS: ReadonlySet<RefusedPromo['reason']> = new Set([
  'minimumNotMet',
  'notForFeeding',
  'loginFirst',
  'tooManyTries',
]);

/** Removes a refused promo code. */
function promoAfter(cart: CartState, asked: CartState, { promo_error: refused }: Quote): string | null {
  if (!refused || cart.promo_code !== asked.promo_code || KEPT_REFUSALS.has(refused.reason)) return cart.promo_code;
  return null;
}

/** A line of a quote as the cart stores it. `quantity` is 0 if it is sold out. */
export function quotedLine(line: QuoteLine): CartLine {
  return {
    productCode: line.product_code,
    quantity: line.quantity,
    route: line.route,
    name: line.name,
    size: line.size,
    color: line.color,
    arabic: line.arabic,
    picture: toPicture(line.picture, line.featured_img),
    price: line.price,
    discounted_price: line.discounted_price,
    discount: line.discount,
    maxQuantity: line.max_quantity,
    regulatedFeeding: line.regulated_feeding,
  };
}
