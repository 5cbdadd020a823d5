import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.js';
import { orders, payments, refunds } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import type { IsStopping } from '../jobs/jobs.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { recordEvent } from '../payments/events.js';
import {
  ProviderRejected,
  ProviderUnavailable,
  type PaymentProvider,
  type ProviderTransaction,
} from '../payments/provider.js';
import { closeReturn } from '../returns/lifecycle.js';
import { CHARGED_BACK, type Refund } from './service.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a refund is claimed by a process, longer than the provider's time-out. */
const LEASE_MS = 2 * MINUTE_MS;
/** A request without an answer is repeated after this time, if the provider does not know it by then. */
const RESEND_AFTER_MS = 5 * MINUTE_MS;

export interface RefundDependencies {
  readonly db: Database;
  readonly provider: PaymentProvider;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly isStopping: IsStopping;
}

interface Claimed {
  readonly refund: Refund;
  readonly orderNumber: string;
  readonly payment: typeof payments.$inferSelect;
  /** Whether it was sent before, with an unknown or pending outcome. */
  readonly wasSent: boolean;
}

/**
 * Sends due refunds to the payment provider, and queries those without an outcome before it sends them again. Retries
 * with growing delays up to an hour until the provider has answered. Safe to run in several processes.
 */
export async function sendRefunds(dependencies: RefundDependencies): Promise<void> {
  const { db, now, log, isStopping } = dependencies;
  while (!isStopping()) {
    const claimed = await claimRefund(db, now());
    if (claimed === undefined) return;
    try {
      await sendOne(dependencies, claimed);
    } catch (error) {
      const about = { err: error, refund: claimed.refund.reference };
      if (error instanceof ProviderUnavailable) log.warn(about, 'the payment provider does not answer');
      else log.error(about, 'a refund could not be sent');
      await postpone(db, claimed, (error as Error).message, now());
    }
  }
}

/** A refund counts as sent before the request goes out: after a crash it is queried, not repeated. */
async function claimRefund(db: Database, now: number): Promise<Claimed | undefined> {
  const at = new Date(now);
  return inTransaction(db, async (tx) => {
    const [refund] = await tx
      .select()
      .from(refunds)
      .where(and(ne(refunds.method, 'manual'), inArray(refunds.state, ['due', 'sent']), lte(refunds.runAt, at)))
      .orderBy(refunds.runAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (refund === undefined) return undefined;
    const [found] = await tx
      .select({ payment: payments, orderNumber: orders.number })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.orderId, refund.orderId));
    if (found === undefined) throw new Error(`The payment of refund ${refund.reference} is missing`);
    const wasSent = refund.state === 'sent';
    const change = {
      state: 'sent' as const,
      attempts: refund.attempts + 1,
      runAt: new Date(now + LEASE_MS),
      ...(wasSent ? {} : { sentAt: at }),
    };
    await tx.update(refunds).set(change).where(eq(refunds.id, refund.id));
    return { refund: { ...refund, ...change }, ...found, wasSent };
  });
}

async function sendOne(dependencies: RefundDependencies, claimed: Claimed): Promise<void> {
  const { db, provider, now } = dependencies;
  const { refund, payment, orderNumber, wasSent } = claimed;
  if (wasSent) {
    const reported = await findRefund(provider, refund);
    if (reported !== undefined) return applyRefund(dependencies, claimed, reported);
    const resendAt = (refund.sentAt?.getTime() ?? 0) + RESEND_AFTER_MS;
    if (now() < resendAt) return waitUntil(db, refund, new Date(resendAt));
    if (!(await claimResend(db, refund, now()))) return;
  }
  if (payment.tranRef === null) throw new Error('The payment has no reference of the provider');
  try {
    const reported = await provider.refund({
      cartId: refund.cartId,
      description: `Refund of order ${orderNumber}`,
      amount: refund.amountFils,
      currency: payment.currency,
      tranRef: payment.tranRef,
    });
    await applyRefund(dependencies, claimed, reported);
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    await settle(dependencies, claimed, { state: 'refused', lastError: error.message, event: 'refused' });
  }
}

/** Claims the repeated request: an operator's retry may have started another attempt meanwhile. */
async function claimResend(db: Database, { id, sentAt }: Refund, now: number): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ sentAt: new Date(now) })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'sent'), sentAt === null ? undefined : eq(refunds.sentAt, sentAt)))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

/** The provider's record of a refund, by our reference. */
async function findRefund(provider: PaymentProvider, refund: Refund): Promise<ProviderTransaction | undefined> {
  const transactions = await provider.queryByCart(refund.cartId);
  return transactions.find(({ type, cartId }) => type === 'refund' && cartId === refund.cartId);
}

async function applyRefund(
  dependencies: RefundDependencies,
  claimed: Claimed,
  reported: ProviderTransaction,
): Promise<void> {
  const { refund, payment } = claimed;
  const { tranRef } = reported;
  const isSame =
    reported.amount === refund.amountFils &&
    reported.currency === payment.currency &&
    reported.profileId === payment.profileId;
  if (!isSame) {
    const lastError = `The provider reports another refund (${reported.currency} ${(reported.amount ?? 0) / 100}): see its dashboard`;
    // An operator has to find out what happened before the customer is asked for a bank account.
    return settle(dependencies, claimed, { state: 'refused', tranRef, lastError, event: null }, reported);
  }
  if (reported.state === 'paid')
    return settle(dependencies, claimed, { state: 'done', tranRef, lastError: null, event: 'done' }, reported);
  if (reported.state !== 'pending' && reported.state !== 'review') {
    const [lastError, event] = reported.isChargedBack
      ? ([CHARGED_BACK, 'charged_back'] as const)
      : ([reported.message, 'refused'] as const);
    return settle(dependencies, claimed, { state: 'refused', tranRef, lastError, event }, reported);
  }
  await postpone(dependencies.db, claimed, 'The provider has accepted it and not executed it yet', dependencies.now());
}

interface Outcome {
  readonly state: 'done' | 'refused';
  readonly tranRef?: string;
  readonly lastError: string | null;
  /** The mail about it. */
  readonly event: 'done' | 'refused' | 'charged_back' | null;
}

/** Records the outcome once, with the provider's message and the mail about it. */
async function settle(
  { db, now }: RefundDependencies,
  { refund, orderNumber }: Claimed,
  { event, ...outcome }: Outcome,
  reported?: ProviderTransaction,
): Promise<void> {
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    const settled = await tx
      .update(refunds)
      .set({ ...outcome, settledAt: at })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'sent'), eq(refunds.cartId, refund.cartId)))
      .returning({ id: refunds.id });
    if (settled.length === 0) return;
    if (outcome.state === 'done' && refund.returnId !== null) await closeReturn(tx, refund.returnId, at);
    if (reported !== undefined)
      await recordEvent(tx, {
        kind: 'query',
        body: reported.raw,
        tranRef: reported.tranRef,
        signatureValid: true,
        outcome: 'applied',
        receivedAt: at,
      });
    if (event !== null) await enqueueMail(tx, { kind: 'refund', orderNumber, reference: refund.reference, event }, at);
  });
}

/** Tries again later. The first delay of a refund that no other mail has announced is mailed. */
async function postpone(db: Database, { refund, orderNumber }: Claimed, reason: string, now: number): Promise<void> {
  const delay = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(refund.attempts - 1, 10));
  await inTransaction(db, async (tx) => {
    await tx
      .update(refunds)
      .set({ runAt: new Date(now + delay), lastError: reason })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'sent')));
    if (refund.reason !== 'cancelled')
      await enqueueMail(tx, { kind: 'refund', orderNumber, reference: refund.reference, event: 'sent' }, new Date(now));
  });
}

async function waitUntil(db: Database, refund: Refund, runAt: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ runAt })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'sent')));
}
