import { isPaymentFailed } from '@mahd/rules/shop';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, outbox, paymentEvents, payments, sandboxTransactions, users } from '../db/schema/index.js';
import { releaseHold } from '../orders/hold.js';
import { lockOrder, settlePayment } from '../orders/lifecycle.js';
import { forgetAuthor } from '../reviews/service.js';
import { isEventAbout, isOwnMail, ownOrders, type OwnOrder } from './ownRecords.js';
import type { User } from './queries.js';

/** What may be left of a deleted account in the outbox folder. */
interface MailFiles {
  /** Names of files without their ending. */
  readonly names: readonly string[];
  readonly orderNumbers: readonly string[];
}

/**
 * Deletes a user with everything about her: wishlist, sessions, links and reviews, messages to the shop, mails and orders that were never placed. Placed orders
 * stay, without the account, as long as the law wants their invoices; mails about them hold no more than their number. What the payment provider said
 * stays on record without its text.
 */
export async function deleteAccount(tx: Database, user: User, at: Date): Promise<MailFiles> {
  await forgetAuthor(tx, user.id);
  const own = await ownOrders(tx, user);
  if (own.length > 0) {
    await forgetPayments(tx, own);
    for (const { order } of own) await forgetOrder(tx, order.number, at);
  }
  const mails = await tx.delete(outbox).where(isOwnMail(user)).returning({ id: outbox.id, kind: outbox.kind });
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

/** An order that was never placed goes, one that was placed and is over loses its note to the courier. */
async function forgetOrder(tx: Database, number: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, number);
  if (order === undefined) return;
  const isThisOne = eq(orders.id, order.id);
  if (order.status === 'ORDERDELIVERED' || order.status === 'ORDERCANCELLED')
    await tx.update(orders).set({ note: null }).where(isThisOne);
  if (order.status !== null) return;
  const [payment] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.orderId, order.id));
  if (payment === undefined || (isPaymentFailed(payment.state) && order.attention === null)) {
    await releaseHold(tx, order);
    await tx.delete(orders).where(isThisOne);
  } else if (payment.state === 'pending') {
    // The provider's page is still open: money that arrives there has to find an order to be given back for.
    await settlePayment(tx, order, 'expired', at);
    await tx
      .update(orders)
      .set({ userId: null, email: '', mobile: '', firstName: '', lastName: '', address: '', area: '', note: null })
      .where(isThisOne);
  }
}
