import { atom } from 'jotai';
import { watchSession } from '@mahd/data/account';
import { badgeCountAtom } from '@mahd/data/cart';
import { browserStorage, startPersistence, type Shop } from '@mahd/data/store';
import { cartCountAtom } from './cartBadge.js';
import { heartsAtom } from '../features/wishlist/hearts.js';

/** Whether what the browser has stored is in: before that an empty cart means nothing. */
export const clientStateReadyAtom = atom(false);

const started = new WeakMap<Shop, Promise<void>>();

/**
 * Brings in what belongs to the shopper alone (cart, session, wishlist) and keeps it stored and the same in every tab. Only in the browser and after
 * hydration, because the server's HTML knows nothing of it. Calling it again changes nothing.
 */
export function initClientState(shop: Shop): void {
  if (started.has(shop)) return;
  const { store } = shop;
  const { ready } = startPersistence(shop, { storage: browserStorage('localStorage'), tabs: window });
  const showBadge = () => store.set(cartCountAtom, store.get(badgeCountAtom));
  store.sub(badgeCountAtom, showBadge);
  showBadge();
  const restored = ready.then(() => {
    watchSession(shop, () => {
      // Where there is such a store, the service worker has this code ready.
      if ('caches' in window)
        void import('../client/offline/clearVisitedPages.js').then(({ clearVisitedPages }) => clearVisitedPages());
    });
    store.set(clientStateReadyAtom, true);
  });
  started.set(shop, restored);
  void restored.then(async () => {
    const { watchWishlist, wishlistCodesAtom } = await import('@mahd/data/wishlist');
    watchWishlist(shop);
    const showHearts = () => store.set(heartsAtom, store.get(wishlistCodesAtom));
    store.sub(wishlistCodesAtom, showHearts);
    showHearts();
  });
}

/** Resolves when the stored state of a shopper that has been started is in. */
export const clientStateReady = (shop: Shop): Promise<void> => started.get(shop) ?? Promise.resolve();
