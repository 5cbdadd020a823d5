import type * as wire from '@mahd/contract';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { codeOf, failed, statusOf, type Failed } from '../http/failed.js';
import { object, oneOf, optional, string } from '../http/decoders.js';
import { httpAtom } from '../store/index.js';
import { session } from './api.js';
import { PRIVATE } from './forgetVisitor.js';
import { beginSessionAtom, type NewSession } from './session.js';

const verified = object<Pick<wire.VerifyAnswer, 'status' | 'path'> & { session: NewSession | null }>({
  status: oneOf('verified'),
  path: string,
  session: optional(session, null),
});

/**
 * Result of confirming an address. `path` is the page that follows. `passwordNeeded`: nobody is logged in to the account here.
 */
export type VerifyEmailOutcome =
  | { readonly kind: 'verified'; readonly path: string }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'passwordNeeded' }
  | { readonly kind: 'wrongPassword' }
  | Failed;

/**
 * Confirms the address that a link was mailed to: as the user who is logged in here, or with the password that was chosen at registration, which logs in.
 * Repeating it has the same result. Never rejects.
 */
export const verifyEmailAtom = atom(
  null,
  async (get, set, token: string, password?: string): Promise<VerifyEmailOutcome> => {
    try {
      const { path, session: begun } = verified(await get(httpAtom).post('auth/verify-email', { token, password }));
      if (begun) set(beginSessionAtom, begun);
      // The profile says whether it is verified, and there may be more orders.
      void get(queryClientAtom).invalidateQueries({ queryKey: [PRIVATE] });
      return { kind: 'verified', path };
    } catch (error) {
      const status = statusOf(error);
      // 401: the session has ended meanwhile.
      if (status === 401 || codeOf(error) === 'password_needed') return { kind: 'passwordNeeded' };
      if (codeOf(error) === 'wrong_password') return { kind: 'wrongPassword' };
      return [404, 422].includes(status ?? 0) ? { kind: 'invalid' } : failed(error);
    }
  },
);
