import { isEmail } from './email.js';
import { firstErrors, containsLink, isFilled, isMobile, isPasswordLongEnough, type FormCheck } from './formChecks.js';

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
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly address: string;
  readonly area: string;
  readonly emirates: string;
}

/** The required fields of the registration form. */
export interface RegisterValues extends ProfileValues, LoginValues {}

const LOGIN_CHECKS = [
  { field: 'email', messageKey: 'login.emailRequired', passes: ({ email }) => isFilled(email) },
  { field: 'password', messageKey: 'login.passwordRequired', passes: ({ password }) => password !== '' },
] as const satisfies readonly FormCheck<LoginValues>[];

const FORGOT_CHECKS = [
  { field: 'email', messageKey: 'forgot.emailRequired', passes: ({ email }) => isFilled(email) },
] as const satisfies readonly FormCheck<ForgotPasswordValues>[];

const NEW_PASSWORD_CHECKS = [
  { field: 'password', messageKey: 'reset.newRequired', passes: ({ password }) => password !== '' },
  { field: 'password', messageKey: 'reset.tooShort', passes: ({ password }) => isPasswordLongEnough(password) },
] as const satisfies readonly FormCheck<ResetPasswordValues>[];

const CHANGE_PASSWORD_CHECKS = [
  {
    field: 'currentPassword',
    messageKey: 'reset.currentRequired',
    passes: ({ currentPassword }) => currentPassword !== '',
  },
  ...NEW_PASSWORD_CHECKS,
] as const satisfies readonly FormCheck<ChangePasswordValues>[];

const NAME_CHECKS = [
  { field: 'firstName', messageKey: 'register.errors.firstName', passes: ({ firstName }) => isFilled(firstName) },
  { field: 'firstName', messageKey: 'register.errors.link', passes: ({ firstName }) => !containsLink(firstName) },
  { field: 'lastName', messageKey: 'register.errors.lastName', passes: ({ lastName }) => isFilled(lastName) },
  { field: 'lastName', messageKey: 'register.errors.link', passes: ({ lastName }) => !containsLink(lastName) },
] as const satisfies readonly FormCheck<ProfileValues>[];

const ADDRESS_CHECKS = [
  { field: 'mobile', messageKey: 'register.errors.mobile', passes: ({ mobile }) => isFilled(mobile) },
  { field: 'mobile', messageKey: 'register.errors.mobileLength', passes: ({ mobile }) => isMobile(mobile) },
  { field: 'address', messageKey: 'register.errors.address', passes: ({ address }) => isFilled(address) },
  { field: 'address', messageKey: 'register.errors.link', passes: ({ address }) => !containsLink(address) },
  { field: 'area', messageKey: 'register.errors.area', passes: ({ area }) => isFilled(area) },
  { field: 'area', messageKey: 'register.errors.link', passes: ({ area }) => !containsLink(area) },
  { field: 'emirates', messageKey: 'register.errors.emirates', passes: ({ emirates }) => isFilled(emirates) },
] as const satisfies readonly FormCheck<ProfileValues>[];

const PROFILE_CHECKS = [...NAME_CHECKS, ...ADDRESS_CHECKS] as const;

/** In the order in which errors are reported. */
const REGISTER_CHECKS = [
  ...NAME_CHECKS,
  { field: 'email', messageKey: 'register.errors.email', passes: ({ email }) => isEmail(email) },
  { field: 'password', messageKey: 'register.errors.password', passes: ({ password }) => password !== '' },
  {
    field: 'password',
    messageKey: 'register.errors.passwordShort',
    passes: ({ password }) => isPasswordLongEnough(password),
  },
  ...ADDRESS_CHECKS,
] as const satisfies readonly FormCheck<RegisterValues>[];

/** Errors of the login form: both fields are required. */
export function loginErrors(values: LoginValues) {
  return firstErrors(values, LOGIN_CHECKS);
}

/** Errors of the forgot-password dialog. Only the server knows whether the address exists. */
export function forgotPasswordErrors(values: ForgotPasswordValues) {
  return firstErrors(values, FORGOT_CHECKS);
}

/** Errors of the new-password dialog behind the e-mailed link. */
export function resetPasswordErrors(values: ResetPasswordValues) {
  return firstErrors(values, NEW_PASSWORD_CHECKS);
}

/** Errors of the change-password form. */
export function changePasswordErrors(values: ChangePasswordValues) {
  return firstErrors(values, CHANGE_PASSWORD_CHECKS);
}

/** Errors of the profile form: the rules of registration, without e-mail and password. */
export function profileErrors(values: ProfileValues) {
  return firstErrors(values, PROFILE_CHECKS);
}

/** Errors of the registration form, at most one per field, in the order of the checks. */
export function registerErrors(values: RegisterValues) {
  return firstErrors(values, REGISTER_CHECKS);
}
