import { normalizePromoCode } from '@mahd/rules/shop';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, payments, promoUses } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { releaseHold } from './hold.js';
import { lockOrder } from './lifecycle.js';

/**
 * Lets go of what stands aside for an account's card orders with a promo code that nobody has paid, because the same account orders with it anew: so
 * that nobody holds more than one use of a code without paying. The order of `exceptKey` stays. Each goes in a transaction of its own, so that rows are
 * locked in the order in which everybody locks them.
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
      const order = await lockOrder(tx, number);
      const [payment] =
        order === undefined ? [] : await tx.select().from(payments).where(eq(payments.orderId, order.id));
      if (order !== undefined && payment?.state === 'pending') await releaseHold(tx, order);
    });
}
