import { Type, type Static } from '@sinclair/typebox';
import { DocumentId, Nullable, OneOf } from './shapes.js';

/** Ages of a child at registration. The English label is the value in both languages. */
export const KID_AGES = [
  '0-3 months',
  '3-6 months',
  '6-9 months',
  '9-18 months',
  '18-24 months',
  '24-36 months',
] as const;
export const KidAge = OneOf(KID_AGES);
export type KidAge = Static<typeof KidAge>;

/** Pregnancy periods at registration, sent in the field `pregnent`. */
export const PREGNANCY_PERIODS = ['First Trimester', 'Second Trimester', 'Third Trimester'] as const;
export const PregnancyPeriod = OneOf(PREGNANCY_PERIODS);
export type PregnancyPeriod = Static<typeof PregnancyPeriod>;

/**
 * Wider than `MAX_LENGTHS`: up to these limits the call itself rejects what is too long, with a message for its field.
 * Registration does so with HTTP status 200, which a schema cannot.
 */
const Typed = Type.String({ maxLength: 20_000 });
const Password = Type.String({ maxLength: 1_000 });
const Email = Type.String({ maxLength: 20_000 });

/** One-time token of an e-mailed link: 256 bits, base64url. */
export const MailToken = Type.String({ minLength: 1, maxLength: 100 });

/**
 * POST auth/register, as a multipart form. Answers with an `AuthAnswer` with `status`, `RegistrationMailed`, or
 * `EmailError`.
 */
export const RegisterForm = Type.Object(
  {
    name: Type.Optional(Typed),
    firstName: Typed,
    lastName: Typed,
    email: Email,
    password: Password,
    password_confirmation: Type.Optional(Password),
    mobile: Type.Optional(Typed),
    address: Type.Optional(Typed),
    area: Type.Optional(Typed),
    emirates: Type.Optional(Typed),
    country: Type.Optional(Typed),
    user_type: Type.Optional(Typed),
    redirect_url: Type.Optional(Typed),
    kid_age: Type.Optional(Typed),
    pregnent: Type.Optional(Typed),
    marketing: Type.Optional(Typed),
  },
  { additionalProperties: true },
);
export type RegisterForm = Static<typeof RegisterForm>;

/** POST auth/login, as a multipart form. */
export const LoginForm = Type.Object(
  { email: Email, password: Password, user_type: Type.Optional(Typed) },
  { additionalProperties: true },
);
export type LoginForm = Static<typeof LoginForm>;

/** The user's own profile. Never contains password data. */
export const Profile = Type.Object({
  _id: DocumentId,
  name: Type.String({ description: 'First and last name, joined by a space' }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  mobile: Type.String({ description: 'Nine digits after +971' }),
  address: Type.String(),
  area: Type.String({ description: 'English name of a location, or free text' }),
  emirates: Type.String({ description: "An emirate's English name from auth/emirates" }),
  country: Type.String(),
  kid_age: Nullable(KidAge),
  pregnent: Nullable(PregnancyPeriod),
  baby_date: Nullable(
    Type.String({ description: 'Birthday or due date, estimated from the two answers above, such as 2026-11-21' }),
  ),
  marketing: Type.Boolean({ description: 'Has agreed to care tips by e-mail' }),
  user_type: Type.Literal('user'),
  created_at: Type.String({ description: 'Date and time, ISO 8601' }),
});
export type Profile = Static<typeof Profile>;

/**
 * A session. The token is returned once; only its hash is stored. `expires_in` is in seconds and renewed with every
 * use.
 */
const session = {
  access_token: Type.String({ description: 'Opaque, 256 bits' }),
  token_type: Type.Literal('bearer'),
  expires_in: Type.Integer({ minimum: 1, description: 'Seconds' }),
  user: Profile,
};
export const AuthAnswer = Type.Object(session);
export type AuthAnswer = Static<typeof AuthAnswer>;

/** Registration errors of four fields; each list is empty or contains English texts. */
export const EmailErrorFields = Type.Object({
  email: Type.Array(Type.String()),
  firstName: Type.Array(Type.String()),
  lastName: Type.Array(Type.String()),
  mobile: Type.Array(Type.String()),
});
export type EmailErrorFields = Static<typeof EmailErrorFields>;
export const EmailError = Type.Object({
  status: Type.Literal('email error'),
  data: Type.Array(EmailErrorFields, { minItems: 1, maxItems: 1 }),
});
export type EmailError = Static<typeof EmailError>;
export const Registered = Type.Object({ status: Type.Literal(200), ...session });
export type Registered = Static<typeof Registered>;
/** Sent when the shop does not reveal existing accounts: the same answer for every address, with details by e-mail. */
export const RegistrationMailed = Type.Object({ status: Type.Literal('mailed') });
export type RegistrationMailed = Static<typeof RegistrationMailed>;
/** Registration always answers with HTTP status 200; `status` in the body distinguishes the results. */
export const RegisterAnswer = Type.Union([Registered, RegistrationMailed, EmailError]);
export type RegisterAnswer = Static<typeof RegisterAnswer>;

/**
 * POST forget-password. `redirect_url` is the URL of the current page; its first segment sets the language of the
 * e-mail.
 */
export const ForgotRequest = Type.Object(
  { email: Email, redirect_url: Type.Optional(Typed) },
  { additionalProperties: true },
);
export type ForgotRequest = Static<typeof ForgotRequest>;
/** `status` 404 only when the shop reveals unknown addresses (REVEAL_UNKNOWN_EMAIL). The HTTP status is always 200. */
export const ForgotAnswer = Type.Object({ status: Type.Union([Type.Literal(200), Type.Literal(404)]) });
export type ForgotAnswer = Static<typeof ForgotAnswer>;

/** POST auth/password/reset: the one-time token of the e-mailed link, valid for one hour. */
export const ResetRequest = Type.Object({ token: MailToken, password: Password }, { additionalProperties: true });
export type ResetRequest = Static<typeof ResetRequest>;
/** POST auth/password (bearer). Ends every other session. */
export const PasswordRequest = Type.Object(
  { current_password: Password, password: Password },
  { additionalProperties: true },
);
export type PasswordRequest = Static<typeof PasswordRequest>;
export const PasswordAnswer = Type.Object({ status: Type.Literal('changed') });
export type PasswordAnswer = Static<typeof PasswordAnswer>;

/**
 * GET auth/verify-email: the token of a mailed link. Answers with 303: to the page that asks first. With a bearer of the
 * account it verifies at once and leads to the page that the registration asked for.
 */
export const VerifyQuery = Type.Object({ token: MailToken, language: Type.Optional(Type.String({ maxLength: 5 })) });
export type VerifyQuery = Static<typeof VerifyQuery>;
/**
 * POST auth/verify-email: the token of a mailed link, 404 if it is invalid or has expired. It proves who reads the mails,
 * but not who registered: that needs a bearer of the account, or its password. 403 `password_needed` without either,
 * 422 `wrong_password` for another one.
 */
export const VerifyRequest = Type.Object(
  { token: MailToken, password: Type.Optional(Password) },
  { additionalProperties: true },
);
export type VerifyRequest = Static<typeof VerifyRequest>;
/** `path`: the page that the registration asked for. `session`: a new one, if the password was needed. */
export const VerifyAnswer = Type.Object({
  status: Type.Literal('verified'),
  path: Type.String(),
  session: Type.Optional(AuthAnswer),
});
export type VerifyAnswer = Static<typeof VerifyAnswer>;
/**
 * POST auth/verify-email/resend: with a bearer for the user's own account; without one, the same answer for every
 * address.
 */
export const ResendRequest = Type.Object(
  { email: Type.Optional(Email), redirect_url: Type.Optional(Typed) },
  { additionalProperties: true },
);
export type ResendRequest = Static<typeof ResendRequest>;
/** `verified`: already verified (only for the account itself). */
export const ResendAnswer = Type.Object({ status: OneOf(['sent', 'verified']) });
export type ResendAnswer = Static<typeof ResendAnswer>;

/** PATCH auth/me: the changed fields. `null` deletes a value about child or pregnancy. */
export const ProfileChanges = Type.Object(
  {
    firstName: Type.Optional(Typed),
    lastName: Type.Optional(Typed),
    mobile: Type.Optional(Typed),
    address: Type.Optional(Typed),
    area: Type.Optional(Typed),
    emirates: Type.Optional(Typed),
    kid_age: Type.Optional(Nullable(KidAge)),
    pregnent: Type.Optional(Nullable(PregnancyPeriod)),
    marketing: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: true },
);
export type ProfileChanges = Static<typeof ProfileChanges>;

/** DELETE auth/me: requires the password again. */
export const DeleteAccountRequest = Type.Object({ password: Password }, { additionalProperties: true });
export type DeleteAccountRequest = Static<typeof DeleteAccountRequest>;
export const DeleteAccountAnswer = Type.Object({ status: Type.Literal('deleted') });
export type DeleteAccountAnswer = Static<typeof DeleteAccountAnswer>;

/** POST auth/logout */
export const LogoutAnswer = Type.Object({ status: Type.Literal('logged_out') });
export type LogoutAnswer = Static<typeof LogoutAnswer>;
