import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { categories, orders, products, promoCodes, promoUses, variants } from '../db/schema/index.js';

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
  hasVariations: products.hasVariations,
  summary: products.summary,
  texts: variants.texts,
  variantPictures: variants.pictures,
  productPictures: products.pictures,
  sold: sql<boolean>`${variants.active} and ${products.active}`,
};

/** A thing that can be bought, with what a cart shows of it. */
export type Sellable = Awaited<ReturnType<typeof findSellables>>[number];

/**
 * Sellable things by code. With `lock` their stock stays as it is until the transaction ends; rows are always
 * locked in the order of their codes, so that two orders never wait for each other.
 */
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

/** An active promo code by its normalised text. */
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

/** Whether somebody with this e-mail, or this account, has a use of the code, spent or held. */
export async function hasUsedPromo(
  db: Database,
  code: string,
  { email, userId }: { readonly email: string | null; readonly userId: string | null },
): Promise<boolean> {
  const who = [
    ...(email === null ? [] : [eq(promoUses.email, email)]),
    ...(userId === null ? [] : [eq(orders.userId, userId)]),
  ];
  if (who.length === 0) return false;
  const found = await db
    .select({ orderId: promoUses.orderId })
    .from(promoUses)
    .innerJoin(orders, eq(orders.id, promoUses.orderId))
    .where(and(eq(promoUses.code, code), or(...who)))
    .limit(1);
  return found.length > 0;
}
