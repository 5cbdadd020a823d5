import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { orders, reviews, sessions, wishes } from '../db/schema/index.js';
import { wholeOrderOf } from '../orders/queries.js';
import { accountOrderView } from '../orders/accountView.js';
import type { User } from './queries.js';
import { profileView } from './view.js';

/** Everything the shop knows of a user, in the words of the contract. */
export async function exportAccount(db: Database, user: User): Promise<object> {
  const own = await db.select().from(orders).where(eq(orders.userId, user.id)).orderBy(asc(orders.createdAt));
  const placed = [];
  for (const order of own) placed.push(accountOrderView(await wholeOrderOf(db, order)));
  const wishlist = await db
    .select({ product_code: wishes.productCode, added_at: wishes.addedAt })
    .from(wishes)
    .where(eq(wishes.userId, user.id))
    .orderBy(asc(wishes.addedAt));
  const written = await db.select().from(reviews).where(eq(reviews.userId, user.id)).orderBy(asc(reviews.createdAt));
  const open = await db
    .select({ created_at: sessions.createdAt, used_at: sessions.usedAt, expires_at: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, user.id))
    .orderBy(asc(sessions.createdAt));
  return {
    profile: {
      ...profileView(user),
      marketing_agreed_at: user.marketingAt,
      email_verified_at: user.emailVerifiedAt,
      language: user.language,
      changed_at: user.changedAt,
    },
    orders: placed,
    wishlist,
    reviews: written.map(({ productId, rating, name, language, title, comment, state, createdAt }) => ({
      product_id: productId,
      rating,
      name,
      language,
      title,
      comment,
      state,
      created_at: createdAt,
    })),
    sessions: open,
  };
}
