import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, users } from '../db/schema/index.js';

/**
 * Records that an account's owner reads the mails to its address. The account gets the earlier orders that were placed
 * with the address and without a login.
 */
export async function verifyAddress(tx: Database, userId: string, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user === undefined) return;
  await tx
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.email, user.email), isNull(orders.userId)));
}
