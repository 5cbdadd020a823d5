import { clampQuantity } from '@mahd/rules/shop';
import { toPicture } from '../catalog/index.js';
import type { Quote, QuoteLine } from './api.js';
import type { CartLine, CartState } from './cartState.js';

/**
 * The cart after a quote. Each line takes over what the server knows; a line that is gone or has no price leaves; a quantity is brought to
 * what can be had.
 * Lines that were added, removed or changed while the quote was on its way stay as the shopper set them.
 * @param cart as it is now
 * @param asked as it was when the quote was asked for
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
    return [{ ...known(quoted), quantity: clampQuantity(quantity, quoted.max_quantity) }];
  });
  return { ...cart, lines, promo_code: promoAfter(cart, asked, quote) };
}

/** What cannot be bought is not among the priced lines, only among the changes. */
const isGone = ({ productCode }: CartLine, { changes }: Quote): boolean =>
  changes.some(
    ({ product_code: code, reason }) => code === productCode && (reason === 'gone' || reason === 'unpriced'),
  );

/** A code that was refused leaves the cart; one that only misses its minimum, or the login, stays and holds once it has what it misses. */
function promoAfter(cart: CartState, asked: CartState, { promo_error: refused }: Quote): string | null {
  if (
    !refused ||
    cart.promo_code !== asked.promo_code ||
    refused.reason === 'minimumNotMet' ||
    refused.reason === 'loginFirst'
  )
    return cart.promo_code;
  return null;
}

function known(line: QuoteLine): Omit<CartLine, 'quantity'> {
  return {
    productCode: line.product_code,
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
