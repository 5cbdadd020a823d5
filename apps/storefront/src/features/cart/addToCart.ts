import { addToCartAtom, sayMaxReachedAtom, swalMsgAtom, toCartProduct } from '@mahd/data/cart';
import type { Product, ProductSummary } from '@mahd/data/catalog';
import type { Shop } from '@mahd/data/store';
import { initClientState } from '../../shell/initClientState.js';
import { addedLineAtom } from './addedLineAtom.js';

interface Addition {
  product: ProductSummary | Product;
  /** The code of the product or of the selected variant. */
  code: string;
  quantity: number;
  /** Opens a sheet with what was added, or shows a toast when its code cannot be loaded. Otherwise the cart opens, which shows the line itself. */
  showSheet: boolean;
}

/** A double tap ends within this time, ms. */
const DOUBLE_TAP = 400;

/** Adds a product or a variant to the cart and confirms it. Resolves when the shopper sees that, and a double tap is over. */
export async function addToCart(shop: Shop, { product, code, quantity, showSheet }: Addition): Promise<void> {
  const { store } = shop;
  initClientState(shop);
  const allAdded = store.set(addToCartAtom, { product: toCartProduct(product, code), quantity });
  // When fewer were added, the toast says why.
  if (!allAdded) return;
  if (!showSheet) return store.set(swalMsgAtom, 'toast.addedToCart', { quiet: true });
  store.set(swalMsgAtom, null);
  const doubleTap = new Promise((resolve) => void setTimeout(resolve, DOUBLE_TAP));
  await import('./AddedSheet.js').then(
    () => store.set(addedLineAtom, { productCode: code, open: true }),
    () => store.set(swalMsgAtom, 'toast.addedToCart'),
  );
  await doubleTap;
}

/** Says why no larger quantity can be ordered. */
export const sayMaxReached = ({ store }: Shop, maxQuantity: number): void => store.set(sayMaxReachedAtom, maxQuantity);
