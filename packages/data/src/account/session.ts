import { atom } from 'jotai';
import { boolean, object, oneOf, optional, string, type Decoded, type Decoder } from '../http/decoders.js';
import { persistedAtom } from '../store/persistence.js';

const text = optional(string, '');

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
 */
export type SignedOutReason = Decoded<typeof signedOutReason>;
const signedOutReason = oneOf('loggedOut', 'sessionEnded', 'passwordChanged', 'deleted');

/** The specification's user state, as far as it is stored under the root's `user`. */
export interface UserState {
  readonly isAuthenticated: boolean;
  readonly accessToken: string | null;
  readonly loggedInUser: LoggedInUser | null;
  /** Null while she is logged in, and for who never was. */
  readonly signedOut: SignedOutReason | null;
}

const NOBODY: UserState = { isAuthenticated: false, accessToken: null, loggedInUser: null, signedOut: null };

const fields = object({
  accessToken: optional(string, null),
  loggedInUser: optional(storedUser, null),
  signedOut: optional(signedOutReason, null),
});

/** Who is authenticated has a token and a user; half of it is nobody. */
const storedState: Decoder<UserState> = (value, path) => {
  const { accessToken, loggedInUser, signedOut } = fields(value, path);
  if (!accessToken || loggedInUser === null) return { ...NOBODY, signedOut };
  return { isAuthenticated: true, accessToken, loggedInUser, signedOut: null };
};

/** The session: kept across reloads, the same in every tab. */
export const userStateAtom = persistedAtom<UserState>('user', storedState, NOBODY);

/** Whether somebody is logged in. False until what the browser has stored is in. */
export const isAuthenticatedAtom = atom((get) => get(userStateAtom).isAuthenticated);

/** Who is logged in, or null. */
export const loggedInUserAtom = atom((get) => get(userStateAtom).loggedInUser);

/** Why the session ended; null while it lasts, and for who never had one. */
export const signedOutReasonAtom = atom((get) => get(userStateAtom).signedOut);

/** The token of the session. Its end is the server's to say: every use moves it on. */
export const accessTokenAtom = atom((get) => get(userStateAtom).accessToken ?? undefined);

/** A session as the server gives it. */
export interface NewSession {
  readonly accessToken: string;
  readonly user: LoggedInUser;
}

/** Begins a session in every tab. */
export const beginSessionAtom = atom(null, (_get, set, { accessToken, user }: NewSession) => {
  const { _id, firstName, lastName, email, email_verified } = user;
  set(userStateAtom, () => ({
    isAuthenticated: true,
    accessToken,
    loggedInUser: { _id, firstName, lastName, email, email_verified },
    signedOut: null,
  }));
});

/** Ends the session in every tab. */
export const endSessionAtom = atom(null, (_get, set, reason: SignedOutReason) =>
  set(userStateAtom, () => ({ ...NOBODY, signedOut: reason })),
);

/** The server takes a token no more: the session ends, unless another one has begun meanwhile. */
export const refuseTokenAtom = atom(null, (_get, set, token: string) =>
  set(userStateAtom, (state) => (state.accessToken === token ? { ...NOBODY, signedOut: 'sessionEnded' } : state)),
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
