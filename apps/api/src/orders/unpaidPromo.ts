import { normalizePromoCode } from '@mahd/rules/shop';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, payments, promoUses } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { releaseHold } from './hold.js';
import { lockPayment } from './lifecycle.js';

/**
 * Releases the reservations of an account's unpaid online orders with a promo code when it orders with the code again,
 * so that nobody holds more than one unpaid use. The order of `exceptKey` is kept. One transaction per order preserves
 * the locking order.
 */
export async function releaseUnpaidPromo(
  db: Database,
  userId: string,
  promoCode: string,
  exceptKey: string,
): Promise<void> {
  const unpaid = await db
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
        ne(orders.idempotencyKey, exceptKey),
      ),
    );
  for (const { number } of unpaid)
    await inTransaction(db, async (tx) => {
      const { order, payment } = await lockPayment(tx, number);
      if (order !== undefined && payment?.state === 'pending') await releaseHold(tx, order);
    });
}
