import { addToCartAtom, toCartProduct } from '@mahd/data/cart';
import type { Product, ProductSummary } from '@mahd/data/catalog';
import type { Shop } from '@mahd/data/store';
import { initClientState } from '../../shell/initClientState.js';

/** Adds a product or a variant to the cart and shows a toast. */
export function addToCart(shop: Shop, product: ProductSummary | Product, code: string, quantity: number): void {
  initClientState(shop);
  shop.store.set(addToCartAtom, { product: toCartProduct(product, code), quantity });
}
