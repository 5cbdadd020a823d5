import type * as wire from '@mahd/contract';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { object, oneOf, string } from '../http/decoders.js';
import { failed, statusOf, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';
import { PRIVATE } from './forgetVisitor.js';

const verified = object<wire.VerifyAnswer>({ status: oneOf('verified'), path: string });

/** Result of confirming an address. `path` is the page that follows. */
export type VerifyEmailOutcome =
  { readonly kind: 'verified'; readonly path: string } | { readonly kind: 'invalid' } | Failed;

/** Confirms the address that a link was mailed to. Repeating it has the same result. Never rejects. */
export const verifyEmailAtom = atom(null, async (get, _set, token: string): Promise<VerifyEmailOutcome> => {
  try {
    const { path } = verified(await get(httpAtom).post('auth/verify-email', { token }, { anonymous: true }));
    // The profile says whether it is verified, and there may be more orders.
    void get(queryClientAtom).invalidateQueries({ queryKey: [PRIVATE] });
    return { kind: 'verified', path };
  } catch (error) {
    return [404, 422].includes(statusOf(error) ?? 0) ? { kind: 'invalid' } : failed(error);
  }
});
