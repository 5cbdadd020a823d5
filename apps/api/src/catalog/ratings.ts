import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.js';

/** Brings the ratings of all products in line with their approved reviews. */
export async function refreshRatings(tx: Database): Promise<void> {
  const stars = sql.join([1, 2, 3, 4, 5].map((rating) => sql`count(r.id) filter (where r.rating = ${rating})`), sql`, `);
  await tx.execute(sql`
    update products set rating_tenths = now.tenths, rating_counts = now.counts
    from (
      select p.id, round(avg(r.rating) * 10)::int as tenths, array[${stars}]::int[] as counts
      from products p left join reviews r on r.product_id = p.id and r.state = 'approved' group by p.id
    ) as now
    where products.id = now.id and (rating_tenths, rating_counts) is distinct from (now.tenths, now.counts)`);
}
