import { isAuthenticatedAtom, loginInvokerAtom } from '@mahd/data/account';
import { swalMsgAtom } from '@mahd/data/cart';
import type { Shop } from '@mahd/data/store';
import { toggleWishlistAtom } from '@mahd/data/wishlist';
import { clientStateReady, initClientState } from '../../shell/initClientState.js';

/** Presses a heart; a toast says what came of it. `loginNeeded`: it is kept until then, and the login leads back to `path`. */
export async function toggleWishlist(shop: Shop, code: string, path: string): Promise<'done' | 'loginNeeded'> {
  initClientState(shop);
  await clientStateReady(shop);
  const { store } = shop;
  let outcome = await store.set(toggleWishlistAtom, code);
  // The session has ended meanwhile: pressed once more it is kept for the next one.
  if (outcome.kind === 'failed' && !store.get(isAuthenticatedAtom)) outcome = await store.set(toggleWishlistAtom, code);
  if (outcome.kind === 'savedUntilLogin') {
    // The login page says what it is for.
    store.set(loginInvokerAtom, path);
    return 'loginNeeded';
  }
  store.set(swalMsgAtom, outcome.kind === 'failed' ? 'problems.general' : outcome.messageKey);
  return 'done';
}
