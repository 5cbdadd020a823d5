import type { ContactRequest, ProblemField } from '@mahd/contract';
import { onlyDigits } from '@mahd/rules/locale';
import { isEmail } from '@mahd/rules/shop';
import type { Database } from '../db/database.js';
import { invalidFields } from '../http/problem.js';
import { enqueueMail } from '../jobs/outboxWriter.js';

/**
 * Queues a message to the shop. The same message from the same person on one day is queued once, so retries do not
 * duplicate it.
 */
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
  await enqueueMail(db, { kind: 'contact', name, email, phone, message, language, receivedAt: at.toISOString() }, at);
}

const required = (field: string): ProblemField => ({ field, code: 'required', message: 'is required' });
