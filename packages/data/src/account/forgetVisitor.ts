import { atom } from 'jotai';
import type { Shop } from '../store/createShopStore.js';
import { browserStorage } from '../store/browserStorage.js';
import { resetPersonalAtom } from '../store/personalAtom.js';
import { retainSlicesAtom, ROOT_KEY, type RetainedSlices } from '../store/persistence.js';
import { COLOR_SCHEME_KEY, COUNTRY_KEY } from '../visitor/deviceKeys.js';

/** First part of the query keys of private data. */
export const PRIVATE = 'private';

/** Stored state that belongs to the device rather than to the visitor. Of the cart, only its products do. */
const DEVICE_SLICES: RetainedSlices = { user: 'all', consent: 'all', cart: ['lines', 'promoAdvertisement'] };
const DEVICE_KEYS = [ROOT_KEY, COUNTRY_KEY, COLOR_SCHEME_KEY];

/**
 * Clears the visitor's data that all tabs share: everything in local storage that does not belong to the device. Only
 * the tab in which the session ends may call it, because another visitor may have logged in by the time other tabs
 * notice.
 */
export const forgetSharedDataAtom = atom(null, (_get, set) => {
  set(retainSlicesAtom, DEVICE_SLICES);
  try {
    const storage = browserStorage('localStorage');
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const key of keys) if (!DEVICE_KEYS.includes(key)) storage?.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
});

/** Clears the visitor's data of one tab: session storage with its form drafts, personal atoms and private queries. */
export function forgetTabData(shop: Shop): void {
  try {
    browserStorage('sessionStorage')?.clear();
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  shop.store.set(resetPersonalAtom);
  forgetAnswers(shop);
}

/** Resets the private queries. */
export function forgetAnswers({ queryClient }: Pick<Shop, 'queryClient'>): void {
  // Reset rather than removed: atoms would keep observing a removed query and miss the data after the next login.
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [PRIVATE] })) query.reset();
}
