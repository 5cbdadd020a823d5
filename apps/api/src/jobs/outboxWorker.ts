import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { rowsOf, type Database } from '../db/database.js';
import { outbox } from '../db/schema/index.js';
import { accountMail } from '../accounts/mails.js';
import { contactMail } from '../mail/contactMail.js';
import { mailMessage, type CompanyFacts } from '../mail/message.js';
import type { Mailer } from '../mail/mailer.js';
import { orderConfirmation, statusChange } from '../mail/orderMails.js';
import { findOrder } from '../orders/queries.js';
import type { OutboxMessage } from './outboxWriter.js';

const BATCH = 10;
const MAX_ATTEMPTS = 12;
/** A mail under way may take this long before another process may take it up. */
const LEASE_MS = 2 * 60_000;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 60 * 60_000;

export interface OutboxParts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  readonly delivery: DeliverySettings;
  readonly facts: CompanyFacts;
  /** Who reads what visitors write. */
  readonly shopAddress: string;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

interface DueRow {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}

/** Sends what is due; answers how many. Each mail is taken by one process at a time and tried again, later and later, when it fails. */
export async function sendDueMails(parts: OutboxParts): Promise<number> {
  const due = await claimDue(parts.db, parts.now());
  for (const row of due) {
    try {
      await send(parts, { kind: row.kind, ...row.payload } as OutboxMessage, row.id);
      await parts.db
        .update(outbox)
        .set({ doneAt: new Date(parts.now()), lastError: null })
        .where(eq(outbox.id, row.id));
    } catch (error) {
      parts.log.warn({ err: error, mail: row.id }, 'a mail could not be sent');
      await postpone(parts, row, error);
    }
  }
  return due.length;
}

async function claimDue(db: Database, now: number): Promise<DueRow[]> {
  const at = (ahead: number) => sql`${new Date(now + ahead).toISOString()}::timestamptz`;
  const rows = await rowsOf<DueRow>(
    db,
    sql`
    update outbox set attempts = attempts + 1, run_at = ${at(LEASE_MS)}
    where id in (
      select id from outbox where done_at is null and failed_at is null and run_at <= ${at(0)}
      order by run_at limit ${BATCH} for update skip locked)
    returning id, kind, payload, attempts`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

async function send(
  { db, mailer, publicOrigin, delivery, facts, shopAddress, now }: OutboxParts,
  message: OutboxMessage,
  id: number,
): Promise<void> {
  if (message.kind === 'contact') return mailer(contactMail(message, `contact-${id}`, shopAddress));
  if (message.kind !== 'order-confirmation' && message.kind !== 'status-change') {
    const account = await accountMail(db, message, { id: `${message.kind}-${id}`, publicOrigin, now: now() });
    if (account !== null) await mailer(mailMessage(account, facts));
    return;
  }
  const whole = await findOrder(db, message.orderNumber);
  if (whole === undefined) throw new Error('The order of a mail is gone');
  const content =
    message.kind === 'order-confirmation'
      ? orderConfirmation(whole, { publicOrigin, delivery })
      : statusChange(whole, message.status, message.change, { publicOrigin });
  await mailer(mailMessage(content, facts));
}

async function postpone({ db, now }: OutboxParts, row: DueRow, error: unknown): Promise<void> {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (row.attempts - 1));
  const lastError = String((error as Error).message).slice(0, 300);
  const outcome = row.attempts >= MAX_ATTEMPTS ? { failedAt: new Date(now()) } : { runAt: new Date(now() + delay) };
  await db
    .update(outbox)
    .set({ ...outcome, lastError })
    .where(eq(outbox.id, row.id));
}
