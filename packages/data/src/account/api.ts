import type * as wire from '@mahd/contract';
import { normalizeUaeMobile, type Language } from '@mahd/rules/locale';
import type { LoginValues, RegisterValues } from '@mahd/rules/shop';
import type { HttpClient, RequestOptions } from '../http/index.js';
import { array, boolean, mapped, object, oneOf, optional, string, text, texts, type Read } from '../http/decoders.js';
import type { NewSession } from './session.js';

/**
 * A user's own profile. `mobile` has nine digits; `kid_age` and `pregnent` hold an English label, from which `baby_date`
 * is estimated.
 */
export type Profile = Read<
  wire.Profile,
  'user_type' | 'created_at',
  { kid_age: string | null; pregnent: string | null }
>;
const profile = object<Profile>({
  _id: string,
  name: text,
  firstName: text,
  lastName: text,
  email: text,
  email_verified: optional(boolean, true),
  mobile: text,
  address: text,
  area: text,
  emirates: text,
  country: text,
  kid_age: optional(string, null),
  pregnent: optional(string, null),
  baby_date: optional(string, null),
  marketing: optional(boolean, false),
});

/** Decodes the session that a login begins. */
export const session = mapped(
  object<Pick<wire.AuthAnswer, 'access_token'> & { user: Profile }>({ access_token: string, user: profile }),
  (answer): NewSession => ({
    accessToken: answer.access_token,
    user: answer.user,
  }),
);

/** POST auth/login, as a multipart form. */
export async function postLogin(http: HttpClient, { email, password }: LoginValues): Promise<NewSession> {
  return session(
    await http.post('auth/login', form<wire.LoginForm>({ email: email.trim(), password, user_type: 'user' }), {
      anonymous: true,
    }),
  );
}

/** Values of the registration form with optional answers. */
export interface RegistrationValues extends RegisterValues {
  /** The English label, or empty. */
  readonly kidAge?: string;
  /** The English label, or empty. */
  readonly pregnancy?: string;
  readonly marketing?: boolean;
}

const fieldTexts = object<wire.EmailErrorFields>({ email: texts, firstName: texts, lastName: texts, mobile: texts });
const emailError = object<wire.EmailError>({ status: oneOf('email error'), data: array(fieldTexts) });

/** A rejected field of the registration, with the server's English text. */
export interface RefusedRegisterField {
  readonly field: keyof wire.EmailErrorFields;
  readonly text: string;
}

const REFUSABLE = ['email', 'firstName', 'lastName', 'mobile'] as const;

const mailed = object<wire.RegistrationMailed>({ status: oneOf('mailed') });

/**
 * POST auth/register, as a multipart form. `origin` is the shop's own, such as `https://shop.example`.
 * @returns a session, null if the registration continues by email, or the first rejected field
 */
export async function postRegister(
  http: HttpClient,
  values: RegistrationValues,
  place: { readonly origin: string; readonly language: Language },
): Promise<NewSession | null | RefusedRegisterField> {
  const { firstName, lastName, email, password, mobile, address, area, emirates, kidAge, pregnancy, marketing } =
    values;
  const answer = await http.post(
    'auth/register',
    form<wire.RegisterForm>({
      name: `${firstName.trim()} ${lastName.trim()}`,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      password,
      password_confirmation: password,
      mobile: normalizeUaeMobile(mobile),
      address: address.trim(),
      area: area.trim(),
      emirates,
      country: 'UAE',
      user_type: 'user',
      redirect_url: `${place.origin}/${place.language}/register/success`,
      kid_age: kidAge,
      pregnent: pregnancy,
      marketing: marketing ? 'true' : undefined,
    }),
    { anonymous: true },
  );
  if (statusOf(answer) === 'mailed') return mailed(answer) && null;
  if (statusOf(answer) !== 'email error') return session(answer);
  const [first] = emailError(answer).data;
  const field = REFUSABLE.find((name) => (first?.[name].length ?? 0) > 0) ?? 'email';
  return { field, text: first?.[field][0] ?? '' };
}

const statusOf = (answer: unknown) => (answer as { status?: unknown } | null)?.status;

/** POST auth/logout revokes `token`, which is a parameter because the session may already be cleared. */
export const postLogout = (http: HttpClient, token: string) =>
  http.post('auth/logout', {}, { anonymous: true, headers: { authorization: `Bearer ${token}` } });

/** GET auth/me */
export async function getProfile(http: HttpClient, call?: Pick<RequestOptions, 'signal'>): Promise<Profile> {
  return profile(await http.get('auth/me', call));
}

/** Changes to a profile; null deletes an answer about child or pregnancy. */
export type ProfileChanges = Read<
  wire.ProfileChanges,
  never,
  { kid_age?: Profile['kid_age']; pregnent?: Profile['pregnent'] }
>;

/** PATCH auth/me */
export async function patchProfile(http: HttpClient, changes: ProfileChanges): Promise<Profile> {
  return profile(
    await http.send('PATCH', 'auth/me', {
      ...changes,
      ...(changes.mobile !== undefined && { mobile: normalizeUaeMobile(changes.mobile) }),
    }),
  );
}

const deleted = object<wire.DeleteAccountAnswer>({ status: oneOf('deleted') });

/** DELETE auth/me */
export async function deleteProfile(http: HttpClient, password: string): Promise<void> {
  deleted(await http.send('DELETE', 'auth/me', { password }));
}

/** GET auth/me/export: a JSON document as text, for download. */
export async function getExport(http: HttpClient): Promise<string> {
  return string(await http.get('auth/me/export', { as: 'text' }));
}

/** A multipart form with the fields that have a value. */
function form<Fields>(fields: { readonly [K in keyof Fields]: string | undefined }): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries<string | undefined>(fields))
    if (value !== undefined && value !== '') data.set(name, value);
  return data;
}
