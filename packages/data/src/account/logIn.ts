import type { LoginValues } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { failed, statusOf, type Failed } from '../http/failed.js';
import type { ErrorMessageKey } from '../http/index.js';
import { httpAtom, personalAtom } from '../store/index.js';
import { postLogin, postLogout } from './api.js';
import { accessTokenAtom, beginSessionAtom, endSessionAtom } from './session.js';

/** Result of a login. `refused`: email and password do not match; it is not revealed which is wrong. */
export type LoginOutcome =
  { readonly kind: 'loggedIn' } | { readonly kind: 'refused'; readonly messageKey: 'login.failed' } | Failed;

const stateAtom = personalAtom<{
  readonly loading: boolean;
  readonly loginError: 'login.failed' | ErrorMessageKey | null;
}>({ loading: false, loginError: null });

/** Public API: whether a login is pending, and the message key of its error. */
export const loginStateAtom = atom((get) => get(stateAtom));

/** Logs in, in all tabs. Never rejects. */
export const logInAtom = atom(null, async (get, set, values: LoginValues): Promise<LoginOutcome> => {
  set(stateAtom, { loading: true, loginError: null });
  try {
    set(beginSessionAtom, await postLogin(get(httpAtom), values));
    set(stateAtom, { loading: false, loginError: null });
    return { kind: 'loggedIn' };
  } catch (error) {
    const isRefused = [400, 401, 404, 422].includes(statusOf(error) ?? 0);
    const outcome: LoginOutcome = isRefused ? { kind: 'refused', messageKey: 'login.failed' } : failed(error);
    set(stateAtom, { loading: false, loginError: outcome.messageKey });
    return outcome;
  }
});

/**
 * Logs out at once, in all tabs, and revokes the token. If the server cannot be reached, the token expires unused.
 * Never rejects.
 */
export const logOutAtom = atom(null, async (get, set): Promise<void> => {
  const token = get(accessTokenAtom);
  if (token === undefined) return;
  const request = postLogout(get(httpAtom), token).catch(() => undefined);
  set(endSessionAtom, 'loggedOut');
  await request;
});
