import { isPaymentFailed } from '@mahd/rules/shop';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, outbox, paymentEvents, sandboxTransactions, stockAlerts, users } from '../db/schema/index.js';
import { releaseHold } from '../orders/hold.js';
import { isClosed, lockPayment, settlePayment } from '../orders/lifecycle.js';
import { forgetReturns } from '../returns/queries.js';
import { forgetAuthor } from '../reviews/service.js';
import { isEventAbout, isOwnMail, isOwnStockAlert, ownOrders, type OwnOrder } from './ownRecords.js';
import type { User } from './queries.js';

/** Mail files of a deleted account. */
interface MailFiles {
  /** File names without extension. */
  readonly names: readonly string[];
  readonly orderNumbers: readonly string[];
}

/**
 * Deletes a user with wishlist, sessions, links, reviews, messages, mails, requests to be notified of stock, pictures and
 * notes of closed returns, and unplaced orders. Open returns lose theirs when they are closed. Placed orders are kept
 * without the account because invoices must be retained by law. Payment provider messages keep their record but lose
 * their body.
 */
export async function deleteAccount(tx: Database, user: User, at: Date): Promise<MailFiles> {
  await forgetAuthor(tx, user.id);
  const own = await ownOrders(tx, user);
  if (own.length > 0) {
    await forgetPayments(tx, own);
    for (const { order } of own) await forgetOrder(tx, order.number, at);
    await forgetReturns(
      tx,
      own.map(({ order }) => order.id),
    );
  }
  const mails = await tx.delete(outbox).where(isOwnMail(user)).returning({ id: outbox.id, kind: outbox.kind });
  await tx.delete(stockAlerts).where(isOwnStockAlert(user));
  await tx.delete(users).where(eq(users.id, user.id));
  return {
    names: mails.map(({ id, kind }) => `${kind}-${id}`),
    orderNumbers: own.map(({ order }) => order.number),
  };
}

async function forgetPayments(tx: Database, own: readonly OwnOrder[]): Promise<void> {
  await tx.update(paymentEvents).set({ body: '' }).where(isEventAbout(own));
  await tx
    .update(sandboxTransactions)
    .set({
      request: sql`${sandboxTransactions.request} - 'customer_details' - 'shipping_details'`,
      cardNumber: null,
    })
    .where(
      inArray(
        sandboxTransactions.cartId,
        own.map(({ order }) => order.number),
      ),
    );
}

/**
 * Deletes an unplaced order. Others lose the note to the courier and the recipient of a gift: closed ones now, open ones
 * when they are closed.
 */
async function forgetOrder(tx: Database, number: string, at: Date): Promise<void> {
  const { order, payment } = await lockPayment(tx, number);
  if (order === undefined) return;
  const isThisOne = eq(orders.id, order.id);
  await tx
    .update(orders)
    .set({ accountDeleted: true, ...(isClosed(order.status) ? { note: null, gift: null } : {}) })
    .where(isThisOne);
  if (order.status !== null) return;
  if (payment === undefined || (isPaymentFailed(payment.state) && order.attention === null)) {
    await releaseHold(tx, order);
    await tx.delete(orders).where(isThisOne);
  } else if (payment.state === 'pending') {
    // The payment page is still open: money that arrives later needs an order to be refunded from.
    await settlePayment(tx, order, 'expired', at);
    await tx
      .update(orders)
      .set({
        userId: null,
        email: '',
        mobile: '',
        firstName: '',
        lastName: '',
        address: '',
        area: '',
        note: null,
        gift: null,
      })
      .where(isThisOne);
  }
}
