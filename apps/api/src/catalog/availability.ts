import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';

/** Updates stock and lowest price of products from their variants. Returns whether anything changed. */
export async function refreshAvailability(tx: Database, productIds: readonly string[] | 'all'): Promise<boolean> {
  const some = productIds === 'all' ? sql`true` : sql`product_id in ${[...productIds, '']}`;
  const changed = await rowsOf(
    tx,
    sql`
    update products set in_stock = now.in_stock, from_price_fils = now.from_price
    from (
      select product_id, bool_or(stock > 0 and price_fils is not null) as in_stock,
        min(case when discounted_fils > 0 then discounted_fils else price_fils end) as from_price
      from variants where active and ${some} group by product_id
    ) as now
    where products.id = now.product_id
      and (products.in_stock, products.from_price_fils) is distinct from (now.in_stock, now.from_price)
    returning products.id`,
  );
  return changed.length > 0;
}

/** Invalidates cached pages about the catalogue. */
export async function bumpRevision(tx: Database): Promise<void> {
  await tx.execute(sql`update catalogue_state set revision = revision + 1`);
}
