import { addLine, MAX_LINES, MAX_QUANTITY, removeLine, setQuantity } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { trackAtom } from '../visitor/track.js';
import { clearCartMessagesAtom } from './cartMessages.js';
import { cartAtom, cartLinesAtom, EMPTY_CART, updateCartAtom, type CartLine, type CartProduct } from './cartState.js';
import { EMPTY_LINE, type SharedLine } from './sharedLine.js';
import { swalMsgAtom } from './swalMsg.js';
import { trackedLine } from './trackedItem.js';

/** A removed line that can be restored on this screen. */
export interface RemovedLine {
  readonly line: CartLine;
  /** Its index among all rows, removed ones included. */
  readonly row: number;
}

const removedAtom = atom<readonly RemovedLine[]>([]);

/** The lines removed on this screen. */
export const removedLinesAtom = atom((get) => get(removedAtom));

/** Discards the removed lines. Call it when the shopper leaves the screen. */
export const forgetRemovedAtom = atom(null, (_get, set) => set(removedAtom, []));

/**
 * Adds a product: increases the quantity of an existing line, or appends a new one. The quantity is limited to ten and
 * to the stock, with a message at the limit. A product that is sold out or has no price changes nothing. Returns whether
 * the full quantity was added.
 */
export const addToCartAtom = atom(
  null,
  (get, set, { product, quantity = 1 }: { readonly product: CartProduct; readonly quantity?: number }): boolean => {
    if (product.maxQuantity < 1 || product.price === null) return false;
    const had = quantityOf(get(cartLinesAtom), product.productCode);
    set(updateCartAtom, ({ lines }) => ({ lines: added(lines, { ...product, quantity }) }));
    set(forgetRemovedLineAtom, product.productCode);
    const has = quantityOf(get(cartLinesAtom), product.productCode);
    set(trackChangeAtom, { ...product, quantity: has - had });
    const allAdded = has - had >= quantity;
    if (allAdded) set(swalMsgAtom, 'toast.addedToCart');
    else set(sayLimitAtom, product.productCode);
    return allAdded;
  },
);

/** Says why no more of a product can be ordered than its `maxQuantity`: the limit of an order, or the stock. */
export const sayMaxReachedAtom = atom(null, (_get, set, maxQuantity: number) =>
  set(swalMsgAtom, maxQuantity < MAX_QUANTITY ? 'toast.stockReached' : 'toast.maxReached', { n: maxQuantity }),
);

/** Says why not everything of a product was added. */
const sayLimitAtom = atom(null, (get, set, productCode: string) => {
  const line = get(cartLinesAtom).find((one) => one.productCode === productCode);
  if (line) set(sayMaxReachedAtom, line.maxQuantity);
  else set(swalMsgAtom, 'toast.cartFull', { n: MAX_LINES });
});

/**
 * Adds the products of a shared cart or of a form that was sent without script. Lines of the cart keep their details; of
 * products that are only codes, the next quote fills them in. A message says when not everything could be added.
 */
export const addSharedLinesAtom = atom(null, (get, set, shared: readonly (SharedLine | CartLine)[]) => {
  for (const line of shared) {
    const had = quantityOf(get(cartLinesAtom), line.productCode);
    set(updateCartAtom, ({ lines }) => ({ lines: withShared(lines, { ...EMPTY_LINE, ...line }) }));
    set(forgetRemovedLineAtom, line.productCode);
    const quantity = quantityOf(get(cartLinesAtom), line.productCode) - had;
    if (quantity < line.quantity) set(sayLimitAtom, line.productCode);
    // A product that is only a code has no name or price to report.
    if ('name' in line) set(trackChangeAtom, { ...line, quantity });
  }
});

function withShared(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const present = lines.find(({ productCode }) => productCode === line.productCode);
  if (!present && lines.length >= MAX_LINES) return lines;
  return addLine(lines, line, present?.maxQuantity ?? line.maxQuantity);
}

const forgetRemovedLineAtom = atom(null, (_get, set, productCode: string) =>
  set(removedAtom, (removed) => removed.filter(({ line }) => line.productCode !== productCode)),
);

/** The page's product data is newer than the cart's. */
function added(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const present = lines.some(({ productCode }) => productCode === line.productCode);
  if (!present && lines.length >= MAX_LINES) return lines;
  return addLine(lines, line, line.maxQuantity).map((one) =>
    one.productCode === line.productCode ? { ...line, quantity: one.quantity } : one,
  );
}

const quantityOf = (lines: readonly CartLine[], productCode: string) =>
  lines.find((line) => line.productCode === productCode)?.quantity ?? 0;

/**
 * Tracks what the shopper added, or removed with a negative quantity. Changes by a quote or another tab are not
 * tracked.
 */
const trackChangeAtom = atom(null, (_get, set, line: CartLine) => {
  if (line.quantity === 0) return;
  set(trackAtom, {
    name: line.quantity > 0 ? 'add_to_cart' : 'remove_from_cart',
    items: [trackedLine({ ...line, quantity: Math.abs(line.quantity) })],
  });
});

/** Sets a line's quantity, clamped to 1 to 10 and to the stock. */
export const setQuantityAtom = atom(
  null,
  (get, set, { productCode, quantity }: { readonly productCode: string; readonly quantity: number }) => {
    const line = get(cartLinesAtom).find((one) => one.productCode === productCode);
    set(updateCartAtom, ({ lines }) => {
      const current = lines.find((one) => one.productCode === productCode);
      return { lines: current ? setQuantity(lines, productCode, quantity, current.maxQuantity) : lines };
    });
    if (line) set(trackChangeAtom, { ...line, quantity: quantityOf(get(cartLinesAtom), productCode) - line.quantity });
  },
);

/** Removes a line. A line that moves to the wishlist has a message; the row of a removed one says so itself. */
export const removeFromCartAtom = atom(
  null,
  (
    get,
    set,
    { productCode, invoker = 'cart' }: { readonly productCode: string; readonly invoker?: 'cart' | 'wishlist' },
  ) => {
    const lines = get(cartLinesAtom);
    const line = lines.find((one) => one.productCode === productCode);
    if (!line) return;
    set(updateCartAtom, (cart) => ({ lines: removeLine(cart.lines, productCode) }));
    if (invoker === 'cart') set(removedAtom, (removed) => withRemoved(removed, line, lines.indexOf(line)));
    set(trackChangeAtom, { ...line, quantity: -line.quantity });
    if (invoker === 'wishlist') set(swalMsgAtom, 'toast.addedToWishlist');
  },
);

/** The removed lines in row order, with one more. */
function withRemoved(removed: readonly RemovedLine[], line: CartLine, index: number): readonly RemovedLine[] {
  const row = removed.reduce((place, other) => (other.row <= place ? place + 1 : place), index);
  return [...removed, { line, row }].sort((a, b) => a.row - b.row);
}

/** Restores a removed line at its old index. */
export const undoRemoveAtom = atom(null, (get, set, productCode: string) => {
  const removed = get(removedAtom).find(({ line }) => line.productCode === productCode);
  if (!removed) return;
  const index = removed.row - get(removedAtom).filter((other) => other.row < removed.row).length;
  set(removedAtom, (all) => all.filter((one) => one !== removed));
  if (quantityOf(get(cartLinesAtom), productCode) === 0) set(trackChangeAtom, removed.line);
  set(updateCartAtom, ({ lines }) => ({
    lines: lines.some((line) => line.productCode === productCode) ? lines : lines.toSpliced(index, 0, removed.line),
  }));
});

/** Empties the cart after an order and clears its promo code, its payment and its messages. */
export const emptyCartAtom = atom(null, (_get, set) => {
  set(cartAtom, ({ promoAdvertisement }) => ({ ...EMPTY_CART, promoAdvertisement }));
  set(removedAtom, []);
  set(clearCartMessagesAtom);
  set(swalMsgAtom, 'toast.orderPlaced');
});
