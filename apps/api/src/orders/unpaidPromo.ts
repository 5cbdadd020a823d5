import { normalizePromoCode } from '@mahd/rules/shop';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, payments, promoUses } from '../db/schema/index.js';
import { linesOf, lockStock, releaseHold, type HeldLine } from './hold.js';
import { lockPayment, type Order } from './lifecycle.js';

/**
 * Releases the reservations of an account's unpaid online orders with a promo code when it orders with the code again,
 * so that nobody holds more than one unpaid use. In the transaction of the new order, so that they are kept if that is
 * refused.
 * @param lines of the new order
 */
export async function releaseUnpaidPromo(
  tx: Database,
  userId: string,
  promoCode: string,
  lines: readonly HeldLine[],
): Promise<void> {
  const unpaid = await tx
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(promoUses, eq(promoUses.orderId, orders.id))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.status),
        eq(payments.state, 'pending'),
        eq(promoUses.code, normalizePromoCode(promoCode)),
      ),
    )
    .orderBy(asc(orders.number));
  const open: Order[] = [];
  const held: HeldLine[] = [];
  for (const { number } of unpaid) {
    const { order, payment } = await lockPayment(tx, number);
    if (order === undefined || payment?.state !== 'pending') continue;
    open.push(order);
    held.push(...(await linesOf(tx, order.id)));
  }
  // All at once, because everyone locks variants by code.
  if (open.length > 0) await lockStock(tx, [...held, ...lines]);
  for (const order of open) await releaseHold(tx, order);
}
