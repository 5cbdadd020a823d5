import { and, count, desc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '@mahd/contract';
import type { Database } from '../db/database.js';
import { orderLines, orders, products, reviews, variants } from '../db/schema/index.js';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewState = ReviewRow['state'];

/** Approved reviews: those in the asked language first, then newest first. */
export async function findApproved(
  db: Database,
  productId: string,
  language: Language | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ReviewRow[]; total: number }> {
  const where = and(eq(reviews.productId, productId), eq(reviews.state, 'approved'));
  const [counted] = await db.select({ total: count() }).from(reviews).where(where);
  const rows = await db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(...(language ? [desc(eq(reviews.language, language))] : []), desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether an order with this e-mail and product was delivered. */
export async function wasDelivered(db: Database, productId: string, email: string): Promise<boolean> {
  const codes = db.select({ code: variants.code }).from(variants).where(eq(variants.productId, productId));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.email, email),
        eq(orders.status, 'ORDERDELIVERED'),
        exists(
          db
            .select({ one: sql`1` })
            .from(orderLines)
            .where(and(eq(orderLines.orderId, orders.id), inArray(orderLines.productCode, codes))),
        ),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Reviews with their product's route, newest first, for moderation. */
export async function listReviews(
  db: Database,
  state: ReviewState,
  limit: number,
): Promise<(ReviewRow & { readonly route: string })[]> {
  const rows = await db
    .select({ review: reviews, route: products.route })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.state, state))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
  return rows.map(({ review, route }) => ({ ...review, route }));
}

/** Sets a review's state and returns its product id. Null if there is no such review. */
export async function setReviewState(tx: Database, id: string, state: ReviewState): Promise<string | null> {
  const [row] = await tx
    .update(reviews)
    .set({ state })
    .where(eq(reviews.id, id))
    .returning({ productId: reviews.productId });
  return row?.productId ?? null;
}

/** A user's review of a product. */
export async function findReviewOf(db: Database, productId: string, userId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(isReviewOf(productId, userId));
  return row;
}

/** Deletes a user's review of a product. Returns whether there was one. */
export async function removeReviewOf(tx: Database, productId: string, userId: string): Promise<boolean> {
  const rows = await tx.delete(reviews).where(isReviewOf(productId, userId)).returning({ id: reviews.id });
  return rows.length > 0;
}

const isReviewOf = (productId: string, userId: string) =>
  and(eq(reviews.productId, productId), eq(reviews.userId, userId));

/** Deletes a user's reviews; returns the affected products. */
export async function removeReviewsOf(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(reviews)
    .where(and(isNotNull(reviews.userId), eq(reviews.userId, userId)))
    .returning({ productId: reviews.productId });
  return rows.map(({ productId }) => productId);
}
