import type { Wishlist, WishlistEntry, WishlistProducts } from '@mahd/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { CatalogService } from '../catalog/service.js';
import type { Database } from '../db/database.js';
import { newDocumentId } from '../db/documentId.js';
import { products, users, variants, wishlistItems } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, ProblemError } from '../http/problem.js';

const MOST = 200;

const entryColumns = {
  id: wishlistItems.id,
  productCode: wishlistItems.productCode,
  addedAt: wishlistItems.addedAt,
  productId: variants.productId,
};

/** A user's wishlist, newest first. */
export async function readWishlist(db: Database, catalog: CatalogService, userId: string): Promise<Wishlist> {
  const rows = await db
    .select(entryColumns)
    .from(wishlistItems)
    .innerJoin(variants, eq(variants.code, wishlistItems.productCode))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.id));
  const wishlist = await entriesOf(catalog, rows);
  return { wishlist, total: wishlist.length };
}

/** The products with these codes, in the same order; those that are not sold are left out. */
export async function findWishlistProducts(
  db: Database,
  catalog: CatalogService,
  codes: readonly string[],
): Promise<WishlistProducts> {
  const rows = await db
    .select({ productCode: variants.code, productId: variants.productId })
    .from(variants)
    .where(and(inArray(variants.code, [...codes]), eq(variants.active, true)));
  const productIds = new Map(rows.map(({ productCode, productId }) => [productCode, productId]));
  const summaries = await catalog.summariesOf([...new Set(productIds.values())]);
  return {
    products: [...new Set(codes)].flatMap((code) => {
      const product = summaries.get(productIds.get(code) ?? '');
      return product === undefined ? [] : [{ product_code: code, product }];
    }),
  };
}

/** Adds a variant to a wishlist. Throws a 409 for duplicates. */
export async function addToWishlist(
  db: Database,
  catalog: CatalogService,
  userId: string,
  productCode: string,
  at: Date,
): Promise<WishlistEntry> {
  const [sold] = await db
    .select({ productId: variants.productId })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.code, productCode), eq(variants.active, true), eq(products.active, true)));
  if (sold === undefined) throw notFound('unknown_product', 'Product not found.');
  const added = await inTransaction(db, async (tx) => {
    // Locking the user's row enforces the limit under concurrency.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [stored] = await tx.select({ items: count() }).from(wishlistItems).where(eq(wishlistItems.userId, userId));
    const [item] = await tx
      .insert(wishlistItems)
      .values({ id: newDocumentId(), userId, productCode, addedAt: at })
      .onConflictDoNothing()
      .returning();
    if (item === undefined) throw new ProblemError(409, 'already_there', 'The product is already in the wishlist.');
    if ((stored?.items ?? 0) >= MOST)
      throw new ProblemError(409, 'wishlist_full', `A wishlist can hold up to ${MOST} products.`);
    return item;
  });
  const [entry] = await entriesOf(catalog, [{ ...added, productId: sold.productId }]);
  if (entry === undefined) throw notFound('unknown_product', 'Product not found.');
  return entry;
}

/** Removes an entry from its owner's wishlist. Throws a 404 for other users' entries. */
export async function removeFromWishlist(db: Database, userId: string, id: string): Promise<void> {
  const removed = await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.userId, userId)))
    .returning({ id: wishlistItems.id });
  if (removed.length === 0) throw notFound('unknown_entry', 'Wishlist entry not found.');
}

async function entriesOf(
  catalog: CatalogService,
  rows: readonly { id: string; productCode: string; addedAt: Date; productId: string }[],
): Promise<WishlistEntry[]> {
  const summaries = await catalog.summariesOf([...new Set(rows.map(({ productId }) => productId))]);
  return rows.flatMap(({ id, productCode, addedAt, productId }) => {
    const product = summaries.get(productId);
    return product === undefined
      ? []
      : [{ _id: id, product_code: productCode, added_at: addedAt.toISOString(), product }];
  });
}
