import { isAuthenticatedAtom, loggedInUserAtom, PRIVATE } from '../account/index.js';
import type { Shop } from '../store/createShopStore.js';
import type { WishlistEntry } from './api.js';
import { pendingWishesAtom } from './pending.js';
import { addWishAtom, loadWishlistAtom, userWishlistProductsAtom } from './wishes.js';

/**
 * Keeps hearts true: loads the wishlist when somebody logs in or the page begins with her logged in, then applies the hearts that
 * were pressed before. Start it once the stored state is in. Gives the way to stop.
 */
export function watchWishlist({ store, queryClient }: Shop): () => void {
  const user = () => store.get(loggedInUserAtom)?._id;
  let known: string | undefined;

  const showEntries = () => {
    const id = user();
    const entries =
      id === undefined ? undefined : queryClient.getQueryData<readonly WishlistEntry[]>([PRIVATE, 'wishlist', id]);
    const shown = store.get(userWishlistProductsAtom);
    if ((entries ?? []) !== shown && ((entries?.length ?? 0) > 0 || shown.length > 0))
      store.set(userWishlistProductsAtom, entries ?? []);
  };

  const begin = async () => {
    // Without the list hearts stay empty until the next page; the wishlist's own page says what is wrong.
    await store.set(loadWishlistAtom).catch(() => undefined);
    for (const code of store.get(pendingWishesAtom)) {
      if (!store.get(isAuthenticatedAtom)) return;
      const { kind } = await store.set(addWishAtom, code);
      if (kind !== 'failed') store.set(pendingWishesAtom, (pending) => pending.filter((one) => one !== code));
    }
  };

  const onUser = () => {
    const now = user();
    if (now === known) return;
    known = now;
    showEntries();
    if (now !== undefined) void begin();
  };

  const stopCache = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === PRIVATE && query.queryKey[1] === 'wishlist') showEntries();
  });
  const stopUser = store.sub(loggedInUserAtom, onUser);
  onUser();
  return () => {
    stopCache();
    stopUser();
  };
}
