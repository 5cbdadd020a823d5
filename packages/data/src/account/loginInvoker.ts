import { atom } from 'jotai';
import { browserStorage } from '../store/browserStorage.js';
import { personalAtom } from '../store/personalAtom.js';

/** Key in session storage of the page to open after login. It survives a reload of the login page. */
export const LOGIN_INVOKER_KEY = 'loginInvoker';

const currentAtom = personalAtom<string | null | undefined>(undefined);

/**
 * The page to open after login: a path of this site with its language, such as `/ar/checkout`, or null for the profile.
 * Other URLs are ignored.
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
      // Storage is full. This visit keeps it in memory.
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

/** A path of this site; `//host` and `/\host` would leave it. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path);
