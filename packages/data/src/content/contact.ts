import type * as wire from '@mahd/contract';
import { atom } from 'jotai';
import type { Language } from '@mahd/rules/locale';
import type { CONTACT_CHECKS, ContactValues } from '@mahd/rules/shop';
import { object, string } from '../http/decoders.js';
import { failed, refusedFields } from '../http/failed.js';
import type { HttpClient } from '../http/index.js';
import { httpAtom } from '../store/index.js';

/** A field that the server refused, with the message of the form. */
interface ContactRefusal {
  readonly field: keyof ContactValues;
  readonly messageKey: (typeof CONTACT_CHECKS)[number]['messageKey'];
}

/** The result of sending a message. `invalid` lists the fields the server rejected. The form is reset only after `sent`. */
export type ContactOutcome =
  | {
      readonly kind: 'sent';
      /** The number to refer to the message by. */
      readonly reference: string;
    }
  | {
      readonly kind: 'invalid';
      readonly problems: readonly ContactRefusal[];
    }
  | {
      readonly kind: 'failed';
      readonly messageKey: 'contact.failed' | 'contact.tooMany';
      /** Seconds; set with `contact.tooMany`. */
      readonly retryAfter?: number | undefined;
    };

const received = object<Pick<wire.ContactAnswer, 'reference'>>({ reference: string });

/** POST contact: a message to the shop. @returns its reference. An answer without one is an error. */
export async function postContact(
  http: HttpClient,
  { firstName, lastName, email, mobile, message }: ContactValues,
  language: Language,
): Promise<string> {
  const { reference } = received(
    await http.post('contact', {
      name: `${firstName.trim()} ${lastName.trim()}`,
      email: email.trim(),
      phone: mobile.trim(),
      message: message.trim(),
      language,
    } satisfies wire.ContactRequest),
  );
  return reference;
}

/** The form's field and message for a field of the call. */
const FIELDS = new Map<string, ContactRefusal>([
  ['name', { field: 'firstName', messageKey: 'contact.firstNameRequired' }],
  ['email', { field: 'email', messageKey: 'contact.emailRequired' }],
  ['phone', { field: 'mobile', messageKey: 'contact.phoneInvalid' }],
  ['message', { field: 'message', messageKey: 'contact.messageRequired' }],
]);

/** Sends a message to the shop. Never rejects. */
export const sendContactAtom = atom(
  null,
  async (get, _set, values: ContactValues, language: Language): Promise<ContactOutcome> => {
    try {
      return { kind: 'sent', reference: await postContact(get(httpAtom), values, language) };
    } catch (error) {
      const problems = refusedFields(error).flatMap(({ name }) => FIELDS.get(name) ?? []);
      if (problems.length > 0) return { kind: 'invalid', problems };
      const { messageKey, retryAfter } = failed(error);
      if (messageKey === 'errors.tooMany') return { kind: 'failed', messageKey: 'contact.tooMany', retryAfter };
      return { kind: 'failed', messageKey: 'contact.failed' };
    }
  },
);
