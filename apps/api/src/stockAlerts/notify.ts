import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';
import { stockAlerts, stockAnnouncements } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import type { IsStopping } from '../jobs/jobs.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { findItem } from './queries.js';

/** Mails per item and run: half of what the mail job sends meanwhile, so that mails about orders do not wait. */
const BATCH = 50;

/**
 * Queues mails for items that are in stock again, in the order of the requests and at most one per piece. Pieces that
 * were announced before and are still there count. Returns the number of mails.
 */
export async function notifyOfStock({
  db,
  now,
  isStopping,
}: {
  readonly db: Database;
  readonly now: () => number;
  readonly isStopping: IsStopping;
}): Promise<number> {
  let mails = 0;
  for (const code of await changedItems(db)) {
    if (isStopping()) break;
    mails += await inTransaction(db, (tx) => notifyOfItem(tx, code, now()));
  }
  return mails;
}

/** Items with people waiting for pieces that were not announced, and those with fewer pieces than announced. */
async function changedItems(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`
    select v.code from (
      select product_code from stock_announcements
      union select product_code from stock_alerts where confirmed_at is not null and notified_at is null
    ) known
    join variants v on v.code = known.product_code
    join products p on p.id = v.product_id
    left join stock_announcements s on s.product_code = v.code
    cross join lateral (
      select case when v.active and p.active and v.price_fils is not null then v.stock else 0 end as pieces
    ) there
    where s.pieces > there.pieces or (there.pieces > coalesce(s.pieces, 0) and exists (
      select 1 from stock_alerts a
      where a.product_code = v.code and a.confirmed_at is not null and a.notified_at is null))
    order by v.code`,
  );
  return rows.map(({ code }) => code);
}

async function notifyOfItem(tx: Database, code: string, now: number): Promise<number> {
  await tx.insert(stockAnnouncements).values({ productCode: code, pieces: 0 }).onConflictDoNothing();
  const isItem = eq(stockAnnouncements.productCode, code);
  // One process at a time announces an item.
  const [known] = await tx.select().from(stockAnnouncements).where(isItem).for('update');
  const item = await findItem(tx, code);
  const stock = item?.stock ?? 0;
  const announced = Math.min(known?.pieces ?? 0, stock);
  const first = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productCode, code), isNotNull(stockAlerts.confirmedAt), isNull(stockAlerts.notifiedAt)))
    .orderBy(asc(stockAlerts.id))
    .limit(Math.min(stock - announced, BATCH));
  const alerts = await tx
    .update(stockAlerts)
    .set({ notifiedAt: new Date(now) })
    .where(inArray(stockAlerts.id, first))
    .returning();
  alerts.sort((a, b) => a.id - b.id);
  for (const [index, { id, email, language }] of alerts.entries()) {
    const product = item?.name[language] ?? code;
    // A millisecond apart, because mails are sent by time.
    await enqueueMail(tx, { kind: 'stock-alert', alertId: id, email, language, product }, new Date(now + index));
  }
  const pieces = announced + alerts.length;
  await (pieces === 0
    ? tx.delete(stockAnnouncements).where(isItem)
    : tx.update(stockAnnouncements).set({ pieces }).where(isItem));
  return alerts.length;
}
