import { toForeignNumber } from '../locale/index.js';
import { isEmail } from './email.js';
import { isFilled, isMobile, type FormCheck } from './formChecks.js';

/** The contact form. */
export interface ContactValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Of the UAE in any notation, or of another country with `+` or `00`. */
  readonly mobile: string;
  readonly message: string;
}

/** The Get in touch form, in the order of its fields. */
export const CONTACT_CHECKS = [
  { field: 'firstName', messageKey: 'contact.firstNameRequired', passes: ({ firstName }) => isFilled(firstName) },
  { field: 'lastName', messageKey: 'contact.lastNameRequired', passes: ({ lastName }) => isFilled(lastName) },
  { field: 'email', messageKey: 'contact.emailRequired', passes: ({ email }) => isEmail(email) },
  { field: 'mobile', messageKey: 'contact.phoneRequired', passes: ({ mobile }) => isFilled(mobile) },
  {
    field: 'mobile',
    messageKey: 'contact.phoneInvalid',
    passes: ({ mobile }) => isMobile(mobile) || toForeignNumber(mobile) !== null,
  },
  { field: 'message', messageKey: 'contact.messageRequired', passes: ({ message }) => isFilled(message) },
] as const satisfies readonly FormCheck<ContactValues>[];
