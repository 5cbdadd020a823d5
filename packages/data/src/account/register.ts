import type { Language } from '@mahd/rules/locale';
import { knownMessageKey, REGISTER_CHECKS } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { failed, refusedFields, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';
import { postRegister, type RegistrationValues } from './api.js';
import { beginSessionAtom } from './session.js';

/** A field of the registration form that the server rejected. `text` is the server's English text, if any; Arabic pages show the message of the key. */
export interface RegistrationRefusal {
  readonly field: keyof RegistrationValues;
  readonly messageKey: (typeof REGISTER_CHECKS)[number]['messageKey'] | (typeof REFUSALS)[keyof typeof REFUSALS];
  readonly text: string | null;
}

/**
 * The result of a registration. With `registered`, a verification mail was sent. `loggedIn` is false in a shop that does not reveal which addresses are
 * registered: there the customer logs in after following the link.
 */
export type RegisterOutcome =
  | { readonly kind: 'registered'; readonly messageKey: 'register.success'; readonly loggedIn: boolean }
  | { readonly kind: 'refused'; readonly refusal: RegistrationRefusal }
  | Failed<'register.failed'>;

/** The messages of rejected fields for which the server sends no message key. */
const REFUSALS = {
  email: 'register.errors.emailTaken',
  firstName: 'register.errors.firstNameInvalid',
  lastName: 'register.errors.lastNameInvalid',
  mobile: 'register.errors.mobileInvalid',
} as const;

/** Fields of the form by their wire names. */
const FIELDS: Readonly<Record<string, keyof RegistrationValues>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  password: 'password',
  mobile: 'mobile',
  address: 'address',
  area: 'area',
  emirates: 'emirates',
};

/** Registers and logs in. `origin` is the shop's own, such as `location.origin`. Never rejects. */
export const registerAtom = atom(
  null,
  async (
    get,
    set,
    values: RegistrationValues,
    place: { readonly origin: string; readonly language: Language },
  ): Promise<RegisterOutcome> => {
    try {
      const answer = await postRegister(get(httpAtom), values, place);
      if (answer !== null && 'field' in answer)
        return {
          kind: 'refused',
          refusal: { field: answer.field, messageKey: REFUSALS[answer.field], text: answer.text || null },
        };
      if (answer !== null) set(beginSessionAtom, answer);
      return { kind: 'registered', messageKey: 'register.success', loggedIn: answer !== null };
    } catch (error) {
      const [refusal] = refusedFields(error).flatMap(({ name, message }): RegistrationRefusal[] => {
        const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
        const messageKey = knownMessageKey(REGISTER_CHECKS, message, undefined);
        return field && messageKey ? [{ field, messageKey, text: null }] : [];
      });
      if (refusal) return { kind: 'refused', refusal };
      const outcome = failed(error);
      return outcome.messageKey === 'errors.tooMany' ? outcome : { ...outcome, messageKey: 'register.failed' };
    }
  },
);
