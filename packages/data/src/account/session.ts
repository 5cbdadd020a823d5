import { atom } from 'jotai';
import { boolean, object, oneOf, optional, string, text, type Decoded, type Decoder } from '../http/decoders.js';
import { persistedAtom } from '../store/persistence.js';
import { forgetSharedDataAtom } from './forgetVisitor.js';

const storedUser = object({
  _id: string,
  firstName: text,
  lastName: text,
  email: text,
  email_verified: optional(boolean, true),
});
/** What every page may know of who is logged in. Everything else is asked for where it is shown. */
export type LoggedInUser = Decoded<typeof storedUser>;

/**
 * Why nobody is logged in any more.
 * - `loggedOut`: she pressed Log out, here or in another tab
 * - `sessionEnded`: the token has expired or was revoked; show `login.sessionEnded`
 * - `passwordChanged`, `deleted`: what she did herself
 * - `guest`: the session had ended, and she chose to go on without an account
 */
export type SignedOutReason = Decoded<typeof signedOutReason>;
const signedOutReason = oneOf('loggedOut', 'sessionEnded', 'passwordChanged', 'deleted', 'guest');

/** The specification's user state, as far as it is stored under the root's `user`. */
export interface UserState {
  readonly isAuthenticated: boolean;
  readonly accessToken: string | null;
  readonly loggedInUser: LoggedInUser | null;
  /** Null while she is logged in, and for who never was. */
  readonly signedOut: SignedOutReason | null;
  /** `_id` of the user whose session the server has ended: what she typed waits for her. Null in every other case. */
  readonly expiredUserId: string | null;
}

const NOBODY: UserState = {
  isAuthenticated: false,
  accessToken: null,
  loggedInUser: null,
  signedOut: null,
  expiredUserId: null,
};

const fields = object({
  accessToken: optional(string, null),
  loggedInUser: optional(storedUser, null),
  signedOut: optional(signedOutReason, null),
  expiredUserId: optional(string, null),
});

/** Who is authenticated has a token and a user; half of it is nobody. */
const storedState: Decoder<UserState> = (value, path) => {
  const { accessToken, loggedInUser, signedOut, expiredUserId } = fields(value, path);
  if (!accessToken || loggedInUser === null)
    return { ...NOBODY, signedOut, expiredUserId: signedOut === 'sessionEnded' ? expiredUserId : null };
  return { ...NOBODY, isAuthenticated: true, accessToken, loggedInUser };
};

/** The session: kept across reloads, the same in every tab. */
export const userStateAtom = persistedAtom<UserState>('user', storedState, NOBODY);

/** Whether somebody is logged in. False until what the browser has stored is in. */
export const isAuthenticatedAtom = atom((get) => get(userStateAtom).isAuthenticated);

/** Who is logged in, or null. */
export const loggedInUserAtom = atom((get) => get(userStateAtom).loggedInUser);

/** `_id` of the user whose data this device holds: she is logged in, or the server has ended her session. Null for a guest. */
export const ownerAtom = atom((get) => {
  const { loggedInUser, expiredUserId } = get(userStateAtom);
  return loggedInUser?._id ?? expiredUserId;
});

/** Why the session ended; null while it lasts, and for who never had one. */
export const signedOutReasonAtom = atom((get) => get(userStateAtom).signedOut);

/** The token of the session. Its end is the server's to say: every use moves it on. */
export const accessTokenAtom = atom((get) => get(userStateAtom).accessToken ?? undefined);

/** A session as the server gives it. */
export interface NewSession {
  readonly accessToken: string;
  readonly user: LoggedInUser;
}

/** Begins a session in every tab. What the device holds of somebody else is forgotten. */
export const beginSessionAtom = atom(null, (get, set, { accessToken, user }: NewSession) => {
  const { _id, firstName, lastName, email, email_verified } = user;
  const owner = get(ownerAtom);
  if (owner !== null && owner !== _id) set(forgetSharedDataAtom);
  set(userStateAtom, () => ({
    ...NOBODY,
    isAuthenticated: true,
    accessToken,
    loggedInUser: { _id, firstName, lastName, email, email_verified },
  }));
});

/** Ends the session in every tab, and with it what the device holds of the visitor. */
export const endSessionAtom = atom(null, (_get, set, reason: Exclude<SignedOutReason, 'sessionEnded' | 'guest'>) => {
  set(forgetSharedDataAtom);
  set(userStateAtom, () => ({ ...NOBODY, signedOut: reason }));
});

/** The server takes a token no more: the session ends, unless another one has begun meanwhile. What she typed waits for her next login. */
export const refuseTokenAtom = atom(null, (_get, set, token: string) =>
  set(userStateAtom, (state) =>
    state.accessToken === token
      ? { ...NOBODY, signedOut: 'sessionEnded', expiredUserId: state.loggedInUser?._id ?? null }
      : state,
  ),
);

/** She goes on without an account after the server has ended her session, and keeps what she typed. */
export const continueAsGuestAtom = atom(null, (_get, set) =>
  set(userStateAtom, (state) => (state.signedOut === 'sessionEnded' ? { ...NOBODY, signedOut: 'guest' } : state)),
);

/** Brings what every page knows of the user up to date with her profile. */
export const refreshUserAtom = atom(null, (_get, set, user: LoggedInUser) => {
  const { _id, firstName, lastName, email, email_verified } = user;
  set(userStateAtom, (state) =>
    state.loggedInUser?._id === _id
      ? { ...state, loggedInUser: { _id, firstName, lastName, email, email_verified } }
      : state,
  );
});
