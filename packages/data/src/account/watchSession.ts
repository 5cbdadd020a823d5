import type { Shop } from '../store/createShopStore.js';
import { loggedInUserAtom } from './session.js';

/** What answers about one person are named, first in their query key. */
export const PRIVATE = 'private';

/**
 * Watches the session once the stored state is in: what was read for one person is forgotten when somebody else, or nobody, is logged
 * in, whichever tab did it. Gives the way to stop.
 */
export function watchSession({ store, queryClient }: Shop): () => void {
  const whoIsIt = () => store.get(loggedInUserAtom)?._id;
  let known = whoIsIt();
  return store.sub(loggedInUserAtom, () => {
    const now = whoIsIt();
    if (now === known) return;
    known = now;
    // Emptied, not removed: an atom would go on looking at a removed one, and miss what comes after the next login.
    if (now === undefined)
      for (const query of queryClient.getQueryCache().findAll({ queryKey: [PRIVATE] })) query.reset();
    else void queryClient.resetQueries({ queryKey: [PRIVATE] });
  });
}
