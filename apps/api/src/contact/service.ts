import type { ContactRequest, ProblemField } from '@mahd/contract';
import { formatUaeMobile, looksLikeUaeMobile, normalizeUaeMobile, toForeignNumber } from '@mahd/rules/locale';
import { CONTACT_CHECKS, firstErrors, type ContactValues } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { invalidFields } from '../http/problem.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { contactReference } from './reference.js';

/**
 * Queues a message to the shop. The same message from the same person on one day is queued once, so retries do not
 * duplicate it. @returns its reference
 */
export async function receiveMessage(db: Database, request: ContactRequest, at: Date): Promise<string> {
  const { language } = request;
  const name = request.name.trim();
  const email = request.email.trim();
  // An unusual number is mailed as typed.
  const phone = looksLikeUaeMobile(normalizeUaeMobile(request.phone))
    ? formatUaeMobile(request.phone)
    : (toForeignNumber(request.phone) ?? request.phone.trim());
  const message = request.message.trim();
  // A message carries one name: it is both names of the form.
  const form: ContactValues = { firstName: name, lastName: name, email, mobile: phone, message };
  const errors = firstErrors(form, CONTACT_CHECKS)
    .filter(({ field }) => field !== 'lastName')
    .map(({ field }) => WIRE_ERRORS[field]);
  if (errors.length > 0) throw invalidFields(errors);
  const mail = { kind: 'contact', name, email, phone, message, language, receivedAt: at.toISOString() } as const;
  await enqueueMail(db, mail, at);
  return contactReference(mail);
}

const required = (field: string): ProblemField => ({ field, code: 'required', message: 'is required' });

/** How the answer names a wrong field of the form. */
const WIRE_ERRORS: Readonly<Record<keyof ContactValues, ProblemField>> = {
  firstName: required('name'),
  lastName: required('name'),
  email: { field: 'email', code: 'email', message: 'is not an email address' },
  mobile: { field: 'phone', code: 'phone', message: 'is not a phone number' },
  message: required('message'),
};
