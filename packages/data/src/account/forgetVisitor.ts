import { atom } from 'jotai';
import type { Shop } from '../store/createShopStore.js';
import { browserStorage } from '../store/browserStorage.js';
import { resetPersonalAtom } from '../store/personalAtom.js';
import { retainSlicesAtom, ROOT_KEY, type RetainedSlices } from '../store/persistence.js';
import { COUNTRY_KEY } from '../visitor/countryKey.js';

/** What answers about one person are named, first in their query key. */
export const PRIVATE = 'private';

/** The parts of the stored state that belong to the device. Of the cart only its products do. */
const DEVICE_SLICES: RetainedSlices = { user: 'all', consent: 'all', cart: ['lines', 'promoAdvertisement'] };
const DEVICE_KEYS = [ROOT_KEY, COUNTRY_KEY];

/**
 * Forgets what all tabs share of a visitor: everything in local storage that does not belong to the device. To be called once, by
 * the tab in which she leaves: later somebody else may have begun.
 */
export const forgetSharedDataAtom = atom(null, (_get, set) => {
  set(retainSlicesAtom, DEVICE_SLICES);
  try {
    const storage = browserStorage('localStorage');
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    for (const key of keys) if (!DEVICE_KEYS.includes(key)) storage?.removeItem(key);
  } catch {
    // Blocked: then nothing was stored either.
  }
});

/** Forgets what one tab holds of a visitor: form drafts and all else in session storage, personal atoms, answers about her. */
export function forgetTabData(shop: Shop): void {
  try {
    browserStorage('sessionStorage')?.clear();
  } catch {
    // Blocked: then nothing was stored either.
  }
  shop.store.set(resetPersonalAtom);
  forgetAnswers(shop);
}

/** Forgets the answers about one person. */
export function forgetAnswers({ queryClient }: Pick<Shop, 'queryClient'>): void {
  // Emptied, not removed: an atom would go on looking at a removed one, and miss what comes after the next login.
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [PRIVATE] })) query.reset();
}
