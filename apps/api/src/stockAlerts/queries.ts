import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { products, stockAlerts, variants } from '../db/schema/index.js';
import { itemTitle } from '../text/itemTitle.js';

export type StockAlert = typeof stockAlerts.$inferSelect;

/** A sellable item with its names. */
export interface AwaitedItem {
  readonly code: string;
  readonly route: string;
  /** Pieces that can be bought: none without a price, or when it is no longer sold. */
  readonly stock: number;
  readonly name: { readonly en: string; readonly ar: string };
}

/** An item that is sold; undefined for others. */
export async function findItem(db: Database, code: string): Promise<AwaitedItem | undefined> {
  const [row] = await db
    .select({
      stock: variants.stock,
      priceFils: variants.priceFils,
      texts: variants.texts,
      product: products.summary,
      route: products.route,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.code, code), variants.active, products.active));
  if (row === undefined) return undefined;
  const nameIn = (language: 'en' | 'ar') => itemTitle({ ...row.texts[language], name: row.product[language].name });
  return {
    code,
    route: row.route,
    stock: row.priceFils === null ? 0 : row.stock,
    name: { en: nameIn('en'), ar: nameIn('ar') },
  };
}

export async function findAlert(db: Database, id: number): Promise<StockAlert | undefined> {
  const [alert] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  return alert;
}

/** Number of requests of an address that were not served yet. */
export async function countOpenAlerts(db: Database, email: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.email, email), isNull(stockAlerts.notifiedAt)));
  return row?.open ?? 0;
}

/** Adds a request. An open one for the same item keeps its place, and may become confirmed. */
export async function saveAlert(
  db: Database,
  alert: Pick<StockAlert, 'productCode' | 'email' | 'userId' | 'language' | 'createdAt' | 'confirmedAt'>,
): Promise<StockAlert> {
  const [saved] = await db
    .insert(stockAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [stockAlerts.email, stockAlerts.productCode],
      targetWhere: sql`notified_at is null`,
      set: {
        confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, excluded.confirmed_at)`,
        userId: sql`coalesce(${stockAlerts.userId}, excluded.user_id)`,
      },
    })
    .returning();
  if (saved === undefined) throw new Error('The stock alert was not saved');
  return saved;
}

/** Confirms a request; undefined if it is gone. */
export async function confirmAlert(db: Database, id: number, at: Date): Promise<StockAlert | undefined> {
  const [alert] = await db
    .update(stockAlerts)
    .set({ confirmedAt: sql`coalesce(${stockAlerts.confirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(stockAlerts.id, id))
    .returning();
  return alert;
}

/** Deletes the open requests of an address. */
export async function deleteOpenAlerts(db: Database, email: string): Promise<void> {
  await db.delete(stockAlerts).where(and(eq(stockAlerts.email, email), isNull(stockAlerts.notifiedAt)));
}
