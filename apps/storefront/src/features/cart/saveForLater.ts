import { isAuthenticatedAtom, loginInvokerAtom } from '@mahd/data/account';
import { removeFromCartAtom, swalMsgAtom } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { addToWishlistAtom } from '@mahd/data/wishlist';

/** Moves a line to the wishlist. Returns `loginNeeded` without a login, which then returns to `path` and retries. */
export async function saveForLater(
  { store }: Shop,
  productCode: string,
  path: string,
): Promise<'done' | 'loginNeeded'> {
  if (!store.get(isAuthenticatedAtom)) {
    store.set(loginInvokerAtom, `${path}?save=${encodeURIComponent(productCode)}`);
    return 'loginNeeded';
  }
  const { kind } = await store.set(addToWishlistAtom, productCode);
  if (kind === 'failed') store.set(swalMsgAtom, 'problems.general');
  else store.set(removeFromCartAtom, { productCode, invoker: 'wishlist' });
  return 'done';
}
