import { browserStorage } from '../store/browserStorage.js';
import type { Shop } from '../store/createShopStore.js';
import { forgetAnswers, forgetTabData, PRIVATE } from './forgetVisitor.js';
import { loggedInUserAtom, ownerAtom, signedOutReasonAtom, userStateAtom } from './session.js';

/** Where the tab keeps whose data it holds, so that a page which is opened again finds out what happened meanwhile. */
const OWNER_KEY = 'owner';

/**
 * Watches the session once the stored state is in. What this tab holds of one person ends when she logs out, deletes her account, or
 * somebody else logs in, whichever tab did it. When the server has ended her session, answers about her go at once; what she typed
 * waits for her next login.
 * @param onForgotten called when something was forgotten, for what lies outside of the state
 * @returns the way to stop
 */
export function watchSession(shop: Shop, onForgotten: () => void = () => undefined): () => void {
  const { store, queryClient } = shop;
  const read = () => ({ userId: store.get(loggedInUserAtom)?._id ?? null, owner: store.get(ownerAtom) });
  let known: ReturnType<typeof read> = { userId: read().userId, owner: readOwner() };

  const compare = () => {
    const before = known;
    const now = (known = read());
    if (now.owner !== before.owner && before.owner !== null && store.get(signedOutReasonAtom) !== 'guest') {
      forgetTabData(shop);
      onForgotten();
    } else if (now.userId === null && before.userId !== null) {
      forgetAnswers(shop);
      onForgotten();
    }
    if (now.userId !== null && now.userId !== before.userId) void queryClient.resetQueries({ queryKey: [PRIVATE] });
    writeOwner(now.owner);
  };

  compare();
  return store.sub(userStateAtom, compare);
}

function readOwner(): string | null {
  try {
    return browserStorage('sessionStorage')?.getItem(OWNER_KEY) ?? null;
  } catch {
    return null;
  }
}

function writeOwner(owner: string | null): void {
  try {
    const storage = browserStorage('sessionStorage');
    if (owner === null) storage?.removeItem(OWNER_KEY);
    else storage?.setItem(OWNER_KEY, owner);
  } catch {
    // Blocked or full: then nothing else was kept in this tab either.
  }
}
