import { knownMessageKey, RESET_PASSWORD_CHECKS, type ChangePasswordValues } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { httpAtom } from '../store/index.js';
import { postForgotPassword, postPassword, postResendVerification, postResetPassword } from './api.js';
import { codeOf, failed, refusedFields, type Failed } from './outcomes.js';

/** What became of asking for a reset link: the three outcomes of the dialog for a reset link. */
export type ForgotOutcome =
  | { readonly kind: 'sent'; readonly messageKey: 'forgot.sent' }
  | { readonly kind: 'unknown'; readonly messageKey: 'forgot.unknown' }
  | Failed<'forgot.failed'>;

/** Asks for a link to reset a password. `redirectUrl` is the address of the page, whose language the mail speaks. Never rejects. */
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

/** What became of a new password. `linkUsed`: the link has been used or is older than one hour. */
export type ResetOutcome =
  | { readonly kind: 'changed'; readonly messageKey: 'reset.success' }
  | { readonly kind: 'linkUsed'; readonly messageKey: 'reset.linkUsed' }
  | { readonly kind: 'refused'; readonly messageKey: 'reset.tooShort' | 'reset.newRequired' }
  | Failed;

/** Sets a new password with the token of a mailed link. Every session of the account ends. Never rejects. */
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

/** What became of a changed password. The session stays; all others of the account have ended. */
export type ChangePasswordOutcome =
  | { readonly kind: 'changed'; readonly messageKey: 'toast.passwordChanged' }
  | { readonly kind: 'wrongCurrent'; readonly messageKey: 'reset.wrongCurrent' }
  | { readonly kind: 'refused'; readonly messageKey: 'reset.tooShort' | 'reset.newRequired' }
  | Failed;

/** Changes the password of who is logged in. Never rejects. */
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

/** What became of asking for the verification mail once more. `verified`: there is nothing to verify any more. */
export type ResendOutcome =
  { readonly kind: 'sent'; readonly messageKey: 'verify.resent' } | { readonly kind: 'verified' } | Failed;

/**
 * Sends the verification mail once more: to the own address when logged in, else to `email` if it is somebody's (it is not said whether).
 * `redirectUrl` is where its link lands: `{origin}/{language}/register/success`. Never rejects.
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
