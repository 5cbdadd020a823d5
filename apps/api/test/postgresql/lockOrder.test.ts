import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { orders } from '../../src/db/schema/index.js';
import { inTransaction } from '../../src/db/transaction.js';
import { restock } from '../../src/orders/hold.js';
import { orderFor, PLAIN, placed, promoUsesOf, setStock, stockOf } from '../support/buying.js';
import { configurationFor, openTestShop } from '../support/shop.js';

it('locks the promo code of a complete return before the products, as orders do', async () => {
  const { databaseUrl = '' } = await configurationFor();
  const shop = await openTestShop({ databaseUrl });
  const { order_number: number } = await placed(
    shop,
    await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { promo_code: 'MAHD10' }),
  );
  const { db } = shop.database;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const used = await promoUsesOf(shop, 'MAHD10');
  // The product is available again, so its row changes.
  await setStock(shop, PLAIN, 0);
  await db.execute(`update products set in_stock = false where product_code = '${PLAIN}'`);

  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query("select from promo_codes where code = 'MAHD10' for update");
  const restocking = inTransaction(db, (tx) =>
    restock(tx, [{ productCode: PLAIN, quantity: 1 }], { id: order?.id ?? '' }),
  );
  await vi.waitFor(async () => {
    const { rows } = await other.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
  });
  expect((await other.query('select from products where product_code = $1 for update nowait', [PLAIN])).rowCount).toBe(
    1,
  );
  await other.query('rollback');
  await other.end();
  await restocking;
  expect([await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')]).toEqual([1, used - 1]);
  await shop.close();
});
