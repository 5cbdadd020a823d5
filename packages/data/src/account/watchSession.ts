import { browserStorage } from '../store/browserStorage.js';
import type { Shop } from '../store/createShopStore.js';
import { forgetAnswers, forgetTabData, PRIVATE } from './forgetVisitor.js';
import { loggedInUserAtom, ownerAtom, signedOutReasonAtom, userStateAtom } from './session.js';

/** Key in session storage of the user whose data this tab holds, so that a reopened page notices changes. */
const OWNER_KEY = 'owner';

/**
 * Watches the session; call it after the stored state was restored. Clears this tab's data of a user who logs out,
 * deletes the account or is replaced by another user, in any tab. When the server ends the session, only private
 * queries are cleared; form drafts remain for the next login.
 * @param onForgotten called when something was cleared, for data outside of the state
 * @returns stops it
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
    // Storage is blocked or full, so this tab stored nothing else either.
  }
}
