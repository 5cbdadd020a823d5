import type { ContactRequest, ProblemField } from '@mahd/contract';
import { onlyDigits } from '@mahd/rules/locale';
import { isEmail } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { invalidFields } from '../http/problem.js';
import { noteMail } from '../jobs/outboxWriter.js';

/** Notes a message for the shop. The same message of the same person on the same day is noted once: a shopper who tries again after a lost answer writes once. */
export async function receiveMessage(db: Database, request: ContactRequest, at: Date): Promise<void> {
  const { language } = request;
  const [name, email, phone, message] = [request.name, request.email, request.phone, request.message].map((text) =>
    text.trim(),
  ) as [string, string, string, string];
  const errors: ProblemField[] = [];
  if (name === '') errors.push(required('name'));
  if (!isEmail(email)) errors.push({ field: 'email', code: 'email', message: 'is not an e-mail address' });
  if (onlyDigits(phone) === '') errors.push(required('phone'));
  if (message === '') errors.push(required('message'));
  if (errors.length > 0) throw invalidFields(errors);
  await noteMail(db, { kind: 'contact', name, email, phone, message, language, receivedAt: at.toISOString() }, at);
}

const required = (field: string): ProblemField => ({ field, code: 'required', message: 'is required' });
