import { isAuthenticatedAtom, loginInvokerAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { toggleWishlistAtom } from '@mahd/data/wishlist';
import { clientStateReady, initClientState } from '../../shell/initClientState.js';

/** Toggles a product and shows the outcome as a toast. `loginNeeded`: saved until the login, which leads back to `path`. */
export async function toggleWishlist(shop: Shop, code: string, path: string): Promise<'done' | 'loginNeeded'> {
  initClientState(shop);
  await clientStateReady(shop);
  const { store } = shop;
  let outcome = await store.set(toggleWishlistAtom, code);
  // The session has ended meanwhile: as a guest's it is saved until the next login.
  if (outcome.kind === 'failed' && !store.get(isAuthenticatedAtom)) outcome = await store.set(toggleWishlistAtom, code);
  if (outcome.kind === 'savedUntilLogin') {
    // The login page says what it is for.
    store.set(loginInvokerAtom, path);
    return 'loginNeeded';
  }
  store.set(swalMsgAtom, outcome.kind === 'failed' ? 'problems.general' : outcome.messageKey);
  return 'done';
}
