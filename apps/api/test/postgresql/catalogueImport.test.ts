import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { orderFor, place, PLAIN, stockOf } from '../support/buying.js';
import { configurationFor, openTestShop } from '../support/shop.js';

it('leaves the stock to an order that is placed meanwhile', async () => {
  const { databaseUrl = '' } = await configurationFor();
  const shop = await openTestShop({ databaseUrl });
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await other.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(count);
    });
  const stock = await stockOf(shop, PLAIN);
  const order = await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }]);
  const file = path.join(inject('runFolder'), `${randomUUID()}.csv`);
  fs.writeFileSync(
    file,
    `category,subcategory,name_en,name_ar,price_aed,product_code\nbreastfeeding,breast-pumps,Manual Breast Pump,شفاط حليب يدوي,149,${PLAIN}`,
  );

  await other.query('begin');
  await other.query('select from variants where code = $1 for update', [PLAIN]);
  const placing = place(shop, order);
  await waiting(1);
  const importing = runCommand(shop.admin, ['catalogue', 'import', file], '/');
  await waiting(2);
  await other.query('rollback');
  expect((await placing).statusCode).toBe(200);
  expect((await importing).text).toContain('0 changed, 1 unchanged');
  expect(await stockOf(shop, PLAIN)).toBe(stock - 2);
  await other.end();
  await shop.close();
});
