import { atom } from 'jotai';
import { watchSession } from '@mahd/data/account';
import { badgeCountAtom } from '@mahd/data/cart';
import { browserStorage, startPersistence, type Shop } from '@mahd/data/store';
import { cartCountAtom } from '../shell/cartBadge.js';

/** Whether what the browser has stored is in: before that an empty cart means nothing. */
export const shopperReadyAtom = atom(false);

const started = new WeakSet<Shop>();

/**
 * Brings in what belongs to the shopper alone (cart, session, wishlist) and keeps it stored and the same in every tab. Only in the browser and after
 * hydration, because the server's HTML knows nothing of it. Calling it again changes nothing.
 */
export function startShopper(shop: Shop): void {
  if (started.has(shop)) return;
  started.add(shop);
  const { store } = shop;
  const { ready } = startPersistence(shop, { storage: browserStorage('localStorage'), tabs: window });
  const showBadge = () => store.set(cartCountAtom, store.get(badgeCountAtom));
  store.sub(badgeCountAtom, showBadge);
  showBadge();
  void ready.then(async () => {
    watchSession(shop);
    store.set(shopperReadyAtom, true);
    (await import('@mahd/data/wishlist')).watchWishlist(shop);
  });
}
