import type * as wire from '@mahd/contract';
import { number, object, oneOf } from '../http/decoders.js';
import type { HttpClient } from '../http/index.js';

const forgotAnswer = object({ status: number });

/**
 * POST forget-password. `redirectUrl` is the URL of the current page.
 * @returns false if the shop reveals that the address is unknown
 */
export async function postForgotPassword(http: HttpClient, email: string, redirectUrl: string): Promise<boolean> {
  return (
    forgotAnswer(
      await http.post('forget-password', { email: email.trim(), redirect_url: redirectUrl }, { anonymous: true }),
    ).status !== 404
  );
}

const changed = object<wire.PasswordAnswer>({ status: oneOf('changed') });

/** POST auth/password/reset, with the token of the email link and the new password. */
export async function postResetPassword(http: HttpClient, token: string, password: string): Promise<void> {
  changed(await http.post('auth/password/reset', { token, password }, { anonymous: true }));
}

/** POST auth/password */
export async function postPassword(http: HttpClient, current: string, password: string): Promise<void> {
  changed(await http.post('auth/password', { current_password: current, password }));
}

const resendAnswer = object<wire.ResendAnswer>({ status: oneOf('sent', 'verified') });

/**
 * POST auth/verify-email/resend: to the user's own address when logged in, otherwise to `email` if it is registered.
 */
export async function postResendVerification(
  http: HttpClient,
  email: string | undefined,
  redirectUrl: string,
): Promise<wire.ResendAnswer['status']> {
  return resendAnswer(await http.post('auth/verify-email/resend', { email, redirect_url: redirectUrl })).status;
}
