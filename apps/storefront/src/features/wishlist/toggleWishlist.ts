import { swalMsgAtom } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { toggleWishlistAtom } from '@mahd/data/wishlist';
import { clientStateReady, initClientState } from '../../shell/initClientState.js';

/** Adds a product to the wishlist, or removes it, and shows the outcome as a toast. */
export async function toggleWishlist(shop: Shop, code: string, name: string): Promise<void> {
  initClientState(shop);
  await clientStateReady(shop);
  const outcome = await shop.store.set(toggleWishlistAtom, code);
  if (outcome.kind === 'failed') shop.store.set(swalMsgAtom, 'problems.general');
  else shop.store.set(swalMsgAtom, outcome.messageKey, outcome.kind === 'full' ? {} : { name });
}
