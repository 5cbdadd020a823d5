import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';
import { bumpRevision } from './availability.js';

/** Updates product ratings from approved reviews, and invalidates cached pages if a rating has changed. */
export async function refreshRatings(tx: Database, productIds: readonly string[] | 'all'): Promise<void> {
  const stars = sql.join(
    [1, 2, 3, 4, 5].map((rating) => sql`count(r.id) filter (where r.rating = ${rating})`),
    sql`, `,
  );
  const some = productIds === 'all' ? sql`true` : sql`p.id in ${[...productIds, '']}`;
  const changed = await rowsOf(
    tx,
    sql`
    update products set rating_tenths = now.tenths, rating_counts = now.counts
    from (
      select p.id, round(avg(r.rating) * 10)::int as tenths, array[${stars}]::int[] as counts
      from products p left join reviews r on r.product_id = p.id and r.state = 'approved' where ${some} group by p.id
    ) as now
    where products.id = now.id and (rating_tenths, rating_counts) is distinct from (now.tenths, now.counts)
    returning products.id`,
  );
  if (changed.length > 0) await bumpRevision(tx);
}
