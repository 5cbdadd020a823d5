import { isEmail } from './email.js';
import { isFilled, isPasswordLongEnough, type FormCheck } from './formChecks.js';
import {
  addressChecks,
  areaChecks,
  emiratesChecks,
  mobileChecks,
  nameChecks,
  type PersonValues,
} from './personChecks.js';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

export interface ForgotPasswordValues {
  readonly email: string;
}

/** The new-password dialog behind the e-mailed link. */
export interface ResetPasswordValues {
  readonly password: string;
}

/** The password tab of the profile. */
export interface ChangePasswordValues extends ResetPasswordValues {
  readonly currentPassword: string;
}

/** The editable fields of the profile. */
export type ProfileValues = PersonValues;

/** The required fields of the registration form. */
export interface RegisterValues extends ProfileValues, LoginValues {}

/** Both fields must be filled; whether they belong to an account only the server knows. */
export const LOGIN_CHECKS = [
  { field: 'email', messageKey: 'login.emailRequired', passes: ({ email }) => isFilled(email) },
  { field: 'password', messageKey: 'login.passwordRequired', passes: ({ password }) => password !== '' },
] as const satisfies readonly FormCheck<LoginValues>[];

/** The dialog that asks for a reset link. Whether the address is known only the server knows. */
export const FORGOT_PASSWORD_CHECKS = [
  { field: 'email', messageKey: 'forgot.emailRequired', passes: ({ email }) => isFilled(email) },
] as const satisfies readonly FormCheck<ForgotPasswordValues>[];

/** Deleting an account, and confirming its address where nobody is logged in, ask for its password. */
export const ACCOUNT_PASSWORD_CHECKS = [
  { field: 'password', messageKey: 'login.passwordRequired', passes: ({ password }) => password !== '' },
] as const satisfies readonly FormCheck<ResetPasswordValues>[];

/** The new-password dialog behind the mailed link. */
export const RESET_PASSWORD_CHECKS = [
  { field: 'password', messageKey: 'reset.newRequired', passes: ({ password }) => password !== '' },
  { field: 'password', messageKey: 'reset.tooShort', passes: ({ password }) => isPasswordLongEnough(password) },
] as const satisfies readonly FormCheck<ResetPasswordValues>[];

/** The change-password form of the profile. */
export const CHANGE_PASSWORD_CHECKS = [
  {
    field: 'currentPassword',
    messageKey: 'reset.currentRequired',
    passes: ({ currentPassword }) => currentPassword !== '',
  },
  ...RESET_PASSWORD_CHECKS,
  {
    field: 'password',
    messageKey: 'reset.unchanged',
    passes: ({ currentPassword, password }) => password !== currentPassword,
  },
] as const satisfies readonly FormCheck<ChangePasswordValues>[];

const ERRORS = 'register.errors';
const NAME_CHECKS = nameChecks(ERRORS);
const MOBILE_CHECKS = mobileChecks(ERRORS);
const PLACE_CHECKS = [...addressChecks(ERRORS), ...emiratesChecks(ERRORS), ...areaChecks(ERRORS)] as const;

/** The rules and messages of registration, without e-mail and password. */
export const PROFILE_CHECKS = [...NAME_CHECKS, ...MOBILE_CHECKS, ...PLACE_CHECKS] as const;

/** The rules of a profile without an address, whose address book is empty. */
export const PERSON_CHECKS = [...NAME_CHECKS, ...MOBILE_CHECKS] as const;

/** The registration form, in the order of its fields. */
export const REGISTER_CHECKS = [
  ...NAME_CHECKS,
  { field: 'email', messageKey: 'register.errors.email', passes: ({ email }) => isEmail(email) },
  { field: 'password', messageKey: 'register.errors.password', passes: ({ password }) => password !== '' },
  {
    field: 'password',
    messageKey: 'register.errors.passwordShort',
    passes: ({ password }) => isPasswordLongEnough(password),
  },
  ...MOBILE_CHECKS,
  ...PLACE_CHECKS,
] as const satisfies readonly FormCheck<RegisterValues>[];
