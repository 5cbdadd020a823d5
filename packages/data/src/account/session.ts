import { atom } from 'jotai';
import { boolean, object, oneOf, optional, string, text, type Decoded, type Decoder } from '../http/decoders.js';
import { persistedAtom } from '../store/persistence.js';
import { forgetSharedDataAtom } from './forgetVisitor.js';

const storedUser = object({
  _id: string,
  firstName: text,
  lastName: text,
  email: text,
  /** English name of the emirate of the user's address; may be empty. */
  emirates: text,
});
/** The user data that every page can read. Other data is fetched where it is shown. */
export type LoggedInUser = Decoded<typeof storedUser>;

/**
 * Why the user is no longer logged in.
 * - `loggedOut`: logged out, in this tab or another one
 * - `sessionEnded`: the token has expired or was revoked; show `login.sessionEnded`
 * - `passwordChanged`, `deleted`: the user's own action
 * - `guest`: the session had ended, and the user continued as a guest
 */
export type SignedOutReason = Decoded<typeof signedOutReason>;
const signedOutReason = oneOf('loggedOut', 'sessionEnded', 'passwordChanged', 'deleted', 'guest');

/** The stored user state. */
export interface UserState {
  readonly isAuthenticated: boolean;
  readonly accessToken: string | null;
  readonly loggedInUser: LoggedInUser | null;
  /** Null while logged in, and without a previous session. */
  readonly signedOut: SignedOutReason | null;
  /** `_id` of the user whose session the server has ended; that user's form drafts remain. Otherwise null. */
  readonly expiredUserId: string | null;
  /** Whether the user was told that the session has ended. */
  readonly isEndKnown: boolean;
}

const NOBODY: UserState = {
  isAuthenticated: false,
  accessToken: null,
  loggedInUser: null,
  signedOut: null,
  expiredUserId: null,
  isEndKnown: false,
};

const fields = object({
  accessToken: optional(string, null),
  loggedInUser: optional(storedUser, null),
  signedOut: optional(signedOutReason, null),
  expiredUserId: optional(string, null),
  isEndKnown: optional(boolean, false),
});

/** An authenticated user needs a token and a user; otherwise the state is that of a guest. */
const storedState: Decoder<UserState> = (value, path) => {
  const { accessToken, loggedInUser, signedOut, expiredUserId, isEndKnown } = fields(value, path);
  if (!accessToken || loggedInUser === null)
    return { ...NOBODY, signedOut, expiredUserId: signedOut === 'sessionEnded' ? expiredUserId : null, isEndKnown };
  return { ...NOBODY, isAuthenticated: true, accessToken, loggedInUser };
};

/** The session: survives reloads and is shared by all tabs. */
export const userStateAtom = persistedAtom<UserState>('user', storedState, NOBODY);

/** Whether a user is logged in. False until the stored state is restored. */
export const isAuthenticatedAtom = atom((get) => get(userStateAtom).isAuthenticated);

/** The logged-in user, or null. */
export const loggedInUserAtom = atom((get) => get(userStateAtom).loggedInUser);

/**
 * `_id` of the user whose data is on this device: logged in, or with a session ended by the server. Null for a guest.
 */
export const ownerAtom = atom((get) => {
  const { loggedInUser, expiredUserId } = get(userStateAtom);
  return loggedInUser?._id ?? expiredUserId;
});

/** Why the session ended; null while it lasts, and without one. */
export const signedOutReasonAtom = atom((get) => get(userStateAtom).signedOut);

/** The session's token. The server extends its lifetime with every use. */
export const accessTokenAtom = atom((get) => get(userStateAtom).accessToken ?? undefined);

/** A session as returned by the server. */
export interface NewSession {
  readonly accessToken: string;
  readonly user: LoggedInUser;
}

/** Starts a session in all tabs and clears another user's data on the device. */
export const beginSessionAtom = atom(null, (get, set, { accessToken, user }: NewSession) => {
  const { _id, firstName, lastName, email, emirates } = user;
  const owner = get(ownerAtom);
  if (owner !== null && owner !== _id) set(forgetSharedDataAtom);
  set(userStateAtom, () => ({
    ...NOBODY,
    isAuthenticated: true,
    accessToken,
    loggedInUser: { _id, firstName, lastName, email, emirates },
  }));
});

/** Ends the session in all tabs and clears the visitor's data on the device. */
export const endSessionAtom = atom(null, (_get, set, reason: Exclude<SignedOutReason, 'sessionEnded' | 'guest'>) => {
  set(forgetSharedDataAtom);
  set(userStateAtom, () => ({ ...NOBODY, signedOut: reason }));
});

/**
 * Ends the session whose token the server has rejected, unless a new one has started. Form drafts remain for the next
 * login.
 */
export const refuseTokenAtom = atom(null, (_get, set, token: string) =>
  set(userStateAtom, (state) =>
    state.accessToken === token
      ? { ...NOBODY, signedOut: 'sessionEnded', expiredUserId: state.loggedInUser?._id ?? null }
      : state,
  ),
);

/** Continues as a guest after the server has ended the session, keeping form drafts. */
export const continueAsGuestAtom = atom(null, (_get, set) =>
  set(userStateAtom, (state) => (state.signedOut === 'sessionEnded' ? { ...NOBODY, signedOut: 'guest' } : state)),
);

/** Remembers that the user was told of the end of the session. */
export const noteSessionEndAtom = atom(null, (_get, set) =>
  set(userStateAtom, (state) => ({ ...state, isEndKnown: true })),
);

/** Updates the session's user data after a change of the profile. */
export const refreshUserAtom = atom(null, (_get, set, user: LoggedInUser) => {
  const { _id, firstName, lastName, email, emirates } = user;
  set(userStateAtom, (state) =>
    state.loggedInUser?._id === _id ? { ...state, loggedInUser: { _id, firstName, lastName, email, emirates } } : state,
  );
});
