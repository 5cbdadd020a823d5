import { atom } from 'jotai';
import { loggedInUserAtom, watchSession } from '@mahd/data/account';
import { badgeCountAtom } from '@mahd/data/cart';
import { browserStorage, startPersistence, type Shop } from '@mahd/data/store';
import { wishlistCodesAtom } from '@mahd/data/wishlist/codes';
import { clientAtomsAtom } from '../app/clientAtoms.js';
import { clientStateReadyAtom } from './clientStateReadyAtom.js';

const clientAtoms = {
  cartCount: badgeCountAtom,
  firstName: atom((get) => get(loggedInUserAtom)?.firstName ?? ''),
  wishlistCodes: wishlistCodesAtom,
};

const started = new WeakMap<Shop, Promise<void>>();

/**
 * Loads the shopper's own state (cart, session, wishlist) and keeps it stored and the same in every tab. Only in the browser and after
 * hydration, because the server's HTML knows nothing of it. Calling it again changes nothing.
 */
export function initClientState(shop: Shop): void {
  if (started.has(shop)) return;
  const { store } = shop;
  const { ready } = startPersistence(shop, { storage: browserStorage('localStorage'), tabs: window });
  store.set(clientAtomsAtom, (atoms) => ({ ...atoms, ...clientAtoms }));
  const restored = ready.then(() => {
    watchSession(shop, () => {
      // Where there is such a store, the service worker has this code ready.
      if ('caches' in window)
        void import('../client/offline/clearVisitedPages.js').then(({ clearVisitedPages }) => clearVisitedPages());
    });
    store.set(clientStateReadyAtom, true);
  });
  started.set(shop, restored);
  void restored.then(() => watchWishlistOfUser(shop));
}

/** A guest's wishlist is only stored, so the code that loads one from an account waits for a login. */
function watchWishlistOfUser(shop: Shop): void {
  const { store } = shop;
  const start = () => {
    if (!store.get(loggedInUserAtom)) return;
    stop();
    void import('@mahd/data/wishlist').then(({ watchWishlist }) => watchWishlist(shop));
  };
  const stop = store.sub(loggedInUserAtom, start);
  start();
}

/** Resolves when the stored state of a shop that `initClientState` was called with is loaded. */
export const clientStateReady = (shop: Shop): Promise<void> => started.get(shop) ?? Promise.resolve();
