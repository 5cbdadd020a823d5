import { knownMessageKey, RESET_PASSWORD_CHECKS, type ChangePasswordValues } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { codeOf, failed, refusedFields, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';
import { postForgotPassword, postPassword, postResendVerification, postResetPassword } from './passwordApi.js';

/** The result of requesting a reset link. */
export type ForgotOutcome =
  | { readonly kind: 'sent'; readonly messageKey: 'forgot.sent' }
  | { readonly kind: 'unknown'; readonly messageKey: 'forgot.unknown' }
  | Failed<'forgot.failed'>;

/** Requests a link to reset a password. `redirectUrl` is the URL of the page; the mail is in its language. Never rejects. */
export const forgotPasswordAtom = atom(
  null,
  async (get, _set, email: string, redirectUrl: string): Promise<ForgotOutcome> => {
    try {
      const known = await postForgotPassword(get(httpAtom), email, redirectUrl);
      return known ? { kind: 'sent', messageKey: 'forgot.sent' } : { kind: 'unknown', messageKey: 'forgot.unknown' };
    } catch (error) {
      const outcome = failed(error);
      if (outcome.messageKey === 'errors.notFound') return { kind: 'unknown', messageKey: 'forgot.unknown' };
      return outcome.messageKey === 'errors.tooMany' ? outcome : { ...outcome, messageKey: 'forgot.failed' };
    }
  },
);

/** The result of setting a new password. `linkUsed`: the link was used before or is older than one hour. */
export type ResetOutcome =
  | { readonly kind: 'changed'; readonly messageKey: 'reset.success' }
  | { readonly kind: 'linkUsed'; readonly messageKey: 'reset.linkUsed' }
  | { readonly kind: 'refused'; readonly messageKey: 'reset.tooShort' | 'reset.newRequired' }
  | Failed;

/** Sets a new password with the token of a mailed link, and ends all sessions of the account. Never rejects. */
export const resetPasswordAtom = atom(
  null,
  async (get, _set, token: string, password: string): Promise<ResetOutcome> => {
    try {
      await postResetPassword(get(httpAtom), token, password);
      return { kind: 'changed', messageKey: 'reset.success' };
    } catch (error) {
      if (codeOf(error) === 'unknown_link') return { kind: 'linkUsed', messageKey: 'reset.linkUsed' };
      return refusedPassword(error) ?? failed(error);
    }
  },
);

/** The result of changing the password. Ends all other sessions of the account. */
export type ChangePasswordOutcome =
  | { readonly kind: 'changed'; readonly messageKey: 'toast.passwordChanged' }
  | { readonly kind: 'wrongCurrent'; readonly messageKey: 'reset.wrongCurrent' }
  | { readonly kind: 'refused'; readonly messageKey: 'reset.tooShort' | 'reset.newRequired' }
  | Failed;

/** Changes the password of the logged-in user. Never rejects. */
export const changePasswordAtom = atom(
  null,
  async (get, _set, { currentPassword, password }: ChangePasswordValues): Promise<ChangePasswordOutcome> => {
    try {
      await postPassword(get(httpAtom), currentPassword, password);
      return { kind: 'changed', messageKey: 'toast.passwordChanged' };
    } catch (error) {
      if (codeOf(error) === 'wrong_password') return { kind: 'wrongCurrent', messageKey: 'reset.wrongCurrent' };
      return refusedPassword(error) ?? failed(error);
    }
  },
);

function refusedPassword(
  error: unknown,
): { readonly kind: 'refused'; readonly messageKey: 'reset.tooShort' | 'reset.newRequired' } | undefined {
  const refused = refusedFields(error).find(({ name }) => name === 'password');
  return (
    refused && {
      kind: 'refused',
      messageKey: knownMessageKey(RESET_PASSWORD_CHECKS, refused.message, 'reset.tooShort'),
    }
  );
}

/** The result of requesting another verification mail. `verified`: the address is already verified. */
export type ResendOutcome =
  { readonly kind: 'sent'; readonly messageKey: 'verify.resent' } | { readonly kind: 'verified' } | Failed;

/**
 * Sends another verification mail: to the user's own address when logged in, otherwise to `email` if it is registered, which the result does not reveal.
 * Its link leads to `redirectUrl`: `{origin}/{language}/register/success`. Never rejects.
 */
export const resendVerificationAtom = atom(
  null,
  async (
    get,
    _set,
    { email, redirectUrl }: { readonly email?: string; readonly redirectUrl: string },
  ): Promise<ResendOutcome> => {
    try {
      const status = await postResendVerification(get(httpAtom), email?.trim(), redirectUrl);
      return status === 'sent' ? { kind: 'sent', messageKey: 'verify.resent' } : { kind: 'verified' };
    } catch (error) {
      return failed(error);
    }
  },
);
