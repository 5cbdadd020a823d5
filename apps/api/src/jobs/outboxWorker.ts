import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { rowsOf, type Database } from '../db/database.js';
import { outbox } from '../db/schema/index.js';
import { accountMail } from '../accounts/mails.js';
import { contactMail } from '../mail/contactMail.js';
import { describeMailError } from '../mail/mailError.js';
import { mailMessage, type CompanyFacts, type MailContent } from '../mail/message.js';
import type { Mailer } from '../mail/mailer.js';
import { orderConfirmation, refundMail, statusChange, type MailSurroundings } from '../mail/orderMails.js';
import { returnChange } from '../mail/returnMails.js';
import type { OrderTokens } from '../orders/orderTokens.js';
import { findOrder, type FullOrder } from '../orders/queries.js';
import { findReturn } from '../returns/queries.js';
import type { StockAlertLinks } from '../stockAlerts/links.js';
import { stockAlertMail } from '../stockAlerts/mails.js';
import type { IsStopping } from './jobs.js';
import { messageOf, type OutboxMessage } from './outboxWriter.js';

const BATCH = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a mail is claimed by a process, longer than the mail library's time-out. */
export const LEASE_MS = 2 * MINUTE_MS;
const FIRST_DELAY_MS = MINUTE_MS;
const LONGEST_DELAY_MS = HOUR_MS;
/** Long enough for a mail server that is down over a weekend. */
const TRY_FOR_MS = 72 * HOUR_MS;

export interface OutboxDependencies {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  /** Signs the links to orders. */
  readonly links: OrderTokens;
  readonly stockAlertLinks: StockAlertLinks;
  readonly delivery: DeliverySettings;
  readonly facts: CompanyFacts;
  /** Recipient of contact messages. */
  readonly shopAddress: string;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly isStopping: IsStopping;
}

interface DueRow {
  readonly id: number;
  readonly kind: string;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
  /** Milliseconds since 1970; null before the first failure. */
  readonly firstFailureAt: number | null;
}

/**
 * Sends up to a batch of due mails and returns how many were claimed. Each mail is claimed by one process at a time.
 * Failed mails are retried with growing delays up to an hour, for 72 hours.
 */
export async function sendDueMails(dependencies: OutboxDependencies): Promise<number> {
  for (let taken = 0; taken < BATCH; taken++) {
    const row = dependencies.isStopping() ? undefined : await claimDue(dependencies.db, dependencies.now());
    if (row === undefined) return taken;
    try {
      await send(dependencies, messageOf(row), row.id);
      await dependencies.db
        .update(outbox)
        .set({ doneAt: new Date(dependencies.now()), lastError: null })
        .where(eq(outbox.id, row.id));
    } catch (error) {
      await postpone(dependencies, row, describeMailError(error));
    }
  }
  return BATCH;
}

/** Claims one mail at a time: in a claimed batch, slow mails could outlive the lease and be sent twice. */
async function claimDue(db: Database, now: number): Promise<DueRow | undefined> {
  const at = (ahead: number) => sql`${new Date(now + ahead).toISOString()}::timestamptz`;
  const [row] = await rowsOf<{
    id: number;
    kind: string;
    payload: Record<string, unknown>;
    attempts: number;
    first_failure_ms: number | null;
  }>(
    db,
    sql`
    update outbox set attempts = attempts + 1, run_at = ${at(LEASE_MS)}
    where id = (
      select id from outbox where done_at is null and failed_at is null and run_at <= ${at(0)}
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, attempts, (extract(epoch from first_failure_at) * 1000)::float8 as first_failure_ms`,
  );
  if (row === undefined) return undefined;
  const { id, kind, payload, attempts, first_failure_ms: firstFailureAt } = row;
  return {
    id: Number(id),
    kind,
    payload,
    attempts,
    firstFailureAt: firstFailureAt === null ? null : Number(firstFailureAt),
  };
}

async function send(
  { db, mailer, publicOrigin, links, stockAlertLinks, delivery, facts, shopAddress, now }: OutboxDependencies,
  message: OutboxMessage,
  id: number,
): Promise<void> {
  if (message.kind === 'contact') return mailer(contactMail(message, `contact-${id}`, shopAddress));
  if (message.kind === 'return-change') {
    const found = await findReturn(db, message.returnNumber);
    if (found === undefined) throw new Error('The return of a mail is gone');
    return mailer(mailMessage(returnChange(found, message.state, { publicOrigin, links }), facts));
  }
  if (message.kind === 'stock-alert' || message.kind === 'stock-alert-confirmation') {
    const context = { id: `${message.kind}-${id}`, publicOrigin, links: stockAlertLinks };
    const alert = await stockAlertMail(db, message, context);
    if (alert !== null) await mailer(mailMessage(alert, facts));
    return;
  }
  if (message.kind !== 'order-confirmation' && message.kind !== 'status-change' && message.kind !== 'refund') {
    const account = await accountMail(db, message, { id: `${message.kind}-${id}`, publicOrigin, now: now() });
    if (account !== null) await mailer(mailMessage(account, facts));
    return;
  }
  const fullOrder = await findOrder(db, message.orderNumber);
  if (fullOrder === undefined) throw new Error('The order of a mail is gone');
  // The account was deleted, and the address with it.
  if (fullOrder.order.email === '') return;
  await mailer(mailMessage(orderMail(fullOrder, message, { publicOrigin, links, delivery }), facts));
}

function orderMail(
  fullOrder: FullOrder,
  message: Extract<OutboxMessage, { readonly kind: 'order-confirmation' | 'status-change' | 'refund' }>,
  surroundings: MailSurroundings & { readonly delivery: DeliverySettings },
): MailContent {
  switch (message.kind) {
    case 'order-confirmation':
      return orderConfirmation(fullOrder, surroundings);
    case 'status-change':
      return statusChange(fullOrder, message.status, message.change, surroundings);
    case 'refund':
      return refundMail(fullOrder, message.reference, message.event, surroundings);
  }
}

async function postpone({ db, now, log }: OutboxDependencies, row: DueRow, reason: string): Promise<void> {
  const firstFailureAt = row.firstFailureAt ?? now();
  const isOver = now() - firstFailureAt >= TRY_FOR_MS;
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (row.attempts - 1));
  const about = { mail: row.id, kind: row.kind, attempts: row.attempts, reason };
  if (isOver) log.error(about, 'a mail is given up: see "mail list"');
  else log.warn(about, 'a mail could not be sent');
  await db
    .update(outbox)
    .set({
      firstFailureAt: new Date(firstFailureAt),
      lastError: reason,
      ...(isOver ? { failedAt: new Date(now()) } : { runAt: new Date(now() + delay) }),
    })
    .where(eq(outbox.id, row.id));
}
