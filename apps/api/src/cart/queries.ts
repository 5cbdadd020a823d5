import { and, asc, count, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { categories, orders, payments, products, promoCodes, promoUses, variants } from '../db/schema/index.js';

const sellableColumns = {
  code: variants.code,
  productId: variants.productId,
  route: products.route,
  category: categories.route,
  priceFils: variants.priceFils,
  discountedFils: variants.discountedFils,
  discountPercent: variants.discountPercent,
  stock: variants.stock,
  regulatedFeeding: products.regulatedFeeding,
  hygiene: products.hygiene,
  hasVariations: products.hasVariations,
  summary: products.summary,
  texts: variants.texts,
  variantPictures: variants.pictures,
  productPictures: products.pictures,
  sold: sql<boolean>`${variants.active} and ${products.active}`,
};

/** A sellable variant with its product data. */
export type Sellable = Awaited<ReturnType<typeof findSellables>>[number];

/** Variants by code. `lock` locks their rows until the transaction ends, always in code order to avoid deadlocks. */
export async function findSellables(db: Database, codes: readonly string[], lock: boolean) {
  const query = db
    .select(sellableColumns)
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(variants.code, [...codes]))
    .orderBy(asc(variants.code));
  return lock ? query.for('update', { of: variants }) : query;
}

/** An active promo code by its normalised code. */
export async function findPromo(
  db: Database,
  code: string,
  lock: boolean,
): Promise<typeof promoCodes.$inferSelect | undefined> {
  const query = db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code), eq(promoCodes.active, true)));
  const [promo] = await (lock ? query.for('update') : query);
  return promo;
}

export interface PromoAccount {
  readonly id: string;
  /** Hash of the verified mailbox; null while it is not verified. */
  readonly mailbox: string | null;
}

/**
 * Whether this account, or an earlier one with the same mailbox, has used a code. The account's unpaid card orders do
 * not count.
 */
export async function hasUsedPromo(db: Database, code: string, { id, mailbox }: PromoAccount): Promise<boolean> {
  const isOwn =
    mailbox === null ? eq(promoUses.userId, id) : or(eq(promoUses.userId, id), eq(promoUses.mailbox, mailbox));
  const found = await db
    .select({ orderId: promoUses.orderId })
    .from(promoUses)
    .innerJoin(orders, eq(orders.id, promoUses.orderId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(promoUses.code, code), isOwn, not(isHeldUnpaid(id))))
    .limit(1);
  return found.length > 0;
}

/** Number of uses of a code without those held by an account's unpaid card orders. One statement, so that both numbers are of the same moment. */
export async function usesWithoutHeld(db: Database, code: string, userId: string): Promise<number> {
  const [row] = await db
    .select({ uses: sql<number>`${promoCodes.usedCount} - (${countHeldUses(db, code, userId)})`.mapWith(Number) })
    .from(promoCodes)
    .where(eq(promoCodes.code, code));
  return row?.uses ?? 0;
}

/** Number of uses held by an account's unpaid card orders. */
const countHeldUses = (db: Database, code: string, userId: string) =>
  db
    .select({ held: count() })
    .from(promoUses)
    .innerJoin(orders, eq(orders.id, promoUses.orderId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(promoUses.code, code), isHeldUnpaid(userId)));

function isHeldUnpaid(userId: string) {
  return sql`(${orders.status} is null and ${orders.userId} = ${userId} and ${payments.state} is not distinct from 'pending')`;
}
