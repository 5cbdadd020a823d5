import { removeFromCartAtom, swalMsgAtom } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { addToWishlistAtom } from '@mahd/data/wishlist';

/** Moves a line to the wishlist. The line stays if the wishlist is full or cannot be reached. */
export async function saveForLater({ store }: Shop, productCode: string, name: string): Promise<void> {
  const outcome = await store.set(addToWishlistAtom, productCode);
  if (outcome.kind === 'failed') store.set(swalMsgAtom, 'problems.general');
  else if (outcome.kind === 'full') store.set(swalMsgAtom, outcome.messageKey);
  else {
    store.set(removeFromCartAtom, { productCode, invoker: 'wishlist' });
    store.set(swalMsgAtom, 'toast.addedToWishlist', { name });
  }
}
