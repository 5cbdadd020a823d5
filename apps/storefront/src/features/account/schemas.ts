import { object, string } from 'yup';
import { isEmail, isMobile, isPasswordLongEnough } from '@mahd/rules/shop';

const filled = (messageKey: string) => string().trim().required(messageKey);

/** A password keeps its spaces. */
const newPassword = (missing: string, tooShort: string) =>
  string()
    .required(missing)
    .test('length', tooShort, (value) => isPasswordLongEnough(value));

const name = { firstName: filled('register.errors.firstName'), lastName: filled('register.errors.lastName') };

const reached = {
  mobile: filled('register.errors.mobile').test('digits', 'register.errors.mobileLength', (value) => isMobile(value)),
  address: filled('register.errors.address'),
  area: filled('register.errors.area'),
  emirates: filled('register.errors.emirates'),
};

/** Messages are keys; the order of the fields is the order in which they are checked (specification, section 5). */
export const registerSchema = object({
  ...name,
  email: string()
    .defined()
    .test('email', 'register.errors.email', (value) => isEmail(value)),
  password: newPassword('register.errors.password', 'register.errors.passwordShort'),
  ...reached,
});

/** The rules and messages of registration, without e-mail and password. */
export const profileSchema = object({ ...name, ...reached });

export const loginSchema = object({
  email: filled('login.emailRequired'),
  password: string().required('login.passwordRequired'),
});

/** Whether the address is known only the server can tell. */
export const forgotSchema = object({ email: filled('forgot.emailRequired') });

export const resetSchema = object({ password: newPassword('reset.newRequired', 'reset.tooShort') });

export const changePasswordSchema = object({
  currentPassword: string().required('reset.currentRequired'),
  password: newPassword('reset.newRequired', 'reset.tooShort'),
});

export const deleteSchema = object({ password: string().required('login.passwordRequired') });
