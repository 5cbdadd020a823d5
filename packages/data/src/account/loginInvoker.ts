import { atom } from 'jotai';
import { browserStorage } from '../store/browserStorage.js';
import { personalAtom } from '../store/personalAtom.js';

/** Where the tab keeps where to go after login; survives the reload of the login page, and is nobody else's business. */
export const LOGIN_INVOKER_KEY = 'loginInvoker';

const currentAtom = personalAtom<string | null | undefined>(undefined);

/**
 * Where to go after login (the specification's `loginInvoker`): a path of ours with its language, such as `/ar/checkout` or
 * `/en/wishlist`, or null for the profile. Anything else than a path of ours is ignored.
 */
export const loginInvokerAtom = atom(
  (get): string | null => get(currentAtom) ?? (get(currentAtom) === null ? null : readInvoker()),
  (_get, set, path: string | null) => {
    const own = path !== null && isOwnPath(path) ? path : null;
    set(currentAtom, own);
    try {
      const storage = browserStorage('sessionStorage');
      if (own === null) storage?.removeItem(LOGIN_INVOKER_KEY);
      else storage?.setItem(LOGIN_INVOKER_KEY, own);
    } catch {
      // Full: this visit has it in memory.
    }
  },
);

function readInvoker(): string | null {
  try {
    const stored = browserStorage('sessionStorage')?.getItem(LOGIN_INVOKER_KEY) ?? null;
    return stored !== null && isOwnPath(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** A path below this site's root; `//host` and `/\host` would leave it. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path);
