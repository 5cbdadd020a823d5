import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ApiConfiguration } from '../../src/configuration.js';
import { rowsOf, type Database } from '../../src/db/database.js';
import { openDatabase } from '../../src/db/open.js';
import type { Attempt } from './shopper.js';

/** State before the first order. */
export interface InitialState {
  readonly stock: ReadonlyMap<string, number>;
  readonly promoUses: number;
}

/** Raises all stock so that nothing sells out, and records the state. */
export async function recordInitialState(db: Database): Promise<InitialState> {
  await db.execute(sql`update variants set stock = 10000`);
  const [promo] = await rowsOf<{ used_count: number }>(
    db,
    sql`select used_count from promo_codes where code = 'MAHD10'`,
  );
  return { stock: await stockOf(db), promoUses: Number(promo?.used_count) };
}

/** Asserts that every acknowledged order exists once, and that stock, promo code and mails agree with the orders. */
export async function checkConsistency(
  db: Database,
  opening: InitialState,
  attempts: readonly Attempt[],
): Promise<void> {
  const orders = await rowsOf<{
    number: string;
    key: string;
    status: string | null;
    hold: string;
    promo_code: string | null;
  }>(db, sql`select number, idempotency_key::text as key, status, hold, promo_code from orders`);
  const numbersByKey = new Map(orders.map(({ key, number }) => [key, number]));
  expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
  for (const { key, answer } of attempts) if (answer !== null) expect(numbersByKey.get(key)).toBe(answer.order_number);
  expect(orders.length).toBeLessThanOrEqual(attempts.length);

  const sold = await rowsOf<{ product_code: string; pieces: number }>(
    db,
    sql`
    select product_code, sum(quantity)::int as pieces from order_lines join orders on orders.id = order_lines.order_id where hold <> 'released' group by product_code`,
  );
  const now = await stockOf(db);
  for (const [code, before] of opening.stock)
    expect([code, now.get(code)]).toEqual([
      code,
      before - (sold.find(({ product_code }) => product_code === code)?.pieces ?? 0),
    ]);

  const [promo] = await rowsOf<{ used_count: number; uses: number }>(
    db,
    sql`select used_count, (select count(*)::int from promo_uses) as uses from promo_codes where code = 'MAHD10'`,
  );
  const withCode = orders.filter(({ promo_code, hold }) => promo_code !== null && hold !== 'released').length;
  expect([Number(promo?.used_count) - opening.promoUses, promo?.uses]).toEqual([withCode, withCode]);

  const mails = await rowsOf<{ number: string }>(
    db,
    sql`select payload->>'orderNumber' as number from outbox where kind = 'order-confirmation'`,
  );
  expect(mails.map(({ number }) => number).sort()).toEqual(
    orders
      .filter(({ status }) => status !== null)
      .map(({ number }) => number)
      .sort(),
  );
}

async function stockOf(db: Database): Promise<Map<string, number>> {
  return new Map(
    (await rowsOf<{ code: string; stock: number }>(db, sql`select code, stock from variants`)).map(
      ({ code, stock }) => [code, stock],
    ),
  );
}

/** Opens the database of a stopped shop for `read`. */
export async function withDatabase<T>(configuration: ApiConfiguration, read: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(configuration, () => undefined);
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}
