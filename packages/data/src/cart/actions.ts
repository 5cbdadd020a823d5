import { addLine, removeLine, setQuantity } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { measureAtom } from '../visitor/measure.js';
import {
  cartAtom,
  cartLinesAtom,
  EMPTY_CART,
  MAX_LINES,
  updateCartAtom,
  type CartLine,
  type CartProduct,
  type PaymentPage,
} from './cartState.js';
import { swalMsgAtom } from './swalMsg.js';
import { measuredLine } from './measured.js';

/** A line that was removed on this screen and can come back to its place. */
export interface RemovedLine {
  readonly line: CartLine;
  /** Its place among all rows, removed ones included. */
  readonly row: number;
}

const removedAtom = atom<readonly RemovedLine[]>([]);

/** Lines that were removed on this screen. */
export const removedLinesAtom = atom((get) => get(removedAtom));

/** Forgets the removed lines: the shopper has left the screen. */
export const forgetRemovedAtom = atom(null, (_get, set) => set(removedAtom, []));

/**
 * Adds a product: one that is there already gets more of it, a new one goes to the end. Ten pieces at most, never
 * above stock; at the limit it says so. A product that is sold out or has no price changes nothing.
 */
export const addToCartAtom = atom(
  null,
  (get, set, { product, quantity = 1 }: { readonly product: CartProduct; readonly quantity?: number }) => {
    if (product.maxQuantity < 1 || product.price === null) return;
    const had = quantityOf(get(cartLinesAtom), product.productCode);
    set(updateCartAtom, ({ lines }) => ({ lines: added(lines, { ...product, quantity }) }));
    set(removedAtom, (removed) => removed.filter(({ line }) => line.productCode !== product.productCode));
    const has = quantityOf(get(cartLinesAtom), product.productCode);
    set(measureChangeAtom, { ...product, quantity: has - had });
    set(swalMsgAtom, has - had < quantity ? 'toast.maxReached' : 'toast.addedToCart');
  },
);

/** What the page knows of the product is newer than what the cart knows. */
function added(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const present = lines.some(({ productCode }) => productCode === line.productCode);
  if (!present && lines.length >= MAX_LINES) return lines;
  return addLine(lines, line, line.maxQuantity).map((one) =>
    one.productCode === line.productCode ? { ...line, quantity: one.quantity } : one,
  );
}

const quantityOf = (lines: readonly CartLine[], productCode: string) =>
  lines.find((line) => line.productCode === productCode)?.quantity ?? 0;

/** Notes what the shopper has put in (or taken out: a quantity below zero). What a quote or another tab changes is not the shopper's doing here. */
const measureChangeAtom = atom(null, (_get, set, line: CartLine) => {
  if (line.quantity === 0) return;
  set(measureAtom, {
    name: line.quantity > 0 ? 'add_to_cart' : 'remove_from_cart',
    items: [measuredLine({ ...line, quantity: Math.abs(line.quantity) })],
  });
});

/** Sets how many of a line, brought into its limits (1 to 10, never above stock). */
export const setQuantityAtom = atom(
  null,
  (get, set, { productCode, quantity }: { readonly productCode: string; readonly quantity: number }) => {
    const line = get(cartLinesAtom).find((one) => one.productCode === productCode);
    set(updateCartAtom, ({ lines }) => {
      const current = lines.find((one) => one.productCode === productCode);
      return { lines: current ? setQuantity(lines, productCode, quantity, current.maxQuantity) : lines };
    });
    if (line)
      set(measureChangeAtom, { ...line, quantity: quantityOf(get(cartLinesAtom), productCode) - line.quantity });
  },
);

/** Takes a line out. The invoker decides the message: the shopper threw it away, or moved it to the wishlist. */
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
    set(measureChangeAtom, { ...line, quantity: -line.quantity });
    set(swalMsgAtom, invoker === 'wishlist' ? 'toast.addedToWishlist' : 'toast.removedFromCart');
  },
);

/** Removed lines in the order of their rows, with one more. */
function withRemoved(removed: readonly RemovedLine[], line: CartLine, index: number): readonly RemovedLine[] {
  const row = removed.reduce((place, other) => (other.row <= place ? place + 1 : place), index);
  return [...removed, { line, row }].sort((a, b) => a.row - b.row);
}

/** Brings a removed line back to its place. */
export const undoRemoveAtom = atom(null, (get, set, productCode: string) => {
  const removed = get(removedAtom).find(({ line }) => line.productCode === productCode);
  if (!removed) return;
  const index = removed.row - get(removedAtom).filter((other) => other.row < removed.row).length;
  set(removedAtom, (all) => all.filter((one) => one !== removed));
  if (quantityOf(get(cartLinesAtom), productCode) === 0) set(measureChangeAtom, removed.line);
  set(updateCartAtom, ({ lines }) => ({
    lines: lines.some((line) => line.productCode === productCode) ? lines : lines.toSpliced(index, 0, removed.line),
  }));
});

/** Empties the cart after an order, and forgets its promo code and payment. */
export const emptyCartAtom = atom(null, (_get, set) => {
  set(cartAtom, ({ promoAdvertisement }) => ({ ...EMPTY_CART, promoAdvertisement }));
  set(removedAtom, []);
  set(swalMsgAtom, 'toast.orderPlaced');
});

/** Whether the cart points to promo codes; set it to false when the shopper has closed that hint. */
export const promoAdvertisementAtom = atom(
  (get) => get(cartAtom).promoAdvertisement,
  (_get, set, promoAdvertisement: boolean) => set(updateCartAtom, () => ({ promoAdvertisement })),
);

/** The card payment that is under way, under the specification's names. */
export interface PaymentReference {
  readonly tran_ref: string;
  readonly order_id: string;
  readonly session_id: string;
  /** Where it can be made, as long as that is known. */
  readonly page?: PaymentPage;
}

/** The card payment that is under way; null without one. Survives the way to the provider's page and back. */
export const paymentReferenceAtom = atom(
  (get): PaymentReference | null => {
    const { tran_ref, order_id, session_id, payment_page: page } = get(cartAtom);
    return tran_ref !== '' && order_id !== '' ? { tran_ref, order_id, session_id, ...(page && { page }) } : null;
  },
  (_get, set, reference: PaymentReference | null) => {
    const { tran_ref = '', order_id = '', session_id = '', page = null } = reference ?? {};
    set(updateCartAtom, () => ({ tran_ref, order_id, session_id, payment_page: page }));
  },
);
