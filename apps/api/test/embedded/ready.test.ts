import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestShop } from '../support/shop.js';

it('is not ready while the database cannot write, and recovers', async () => {
  const shop = await openTestShop();
  const ready = async () => {
    const { statusCode, body } = await shop.app.inject('/api/health/ready');
    return [statusCode, JSON.parse(body)];
  };
  await shop.database.db.execute(sql`set default_transaction_read_only = on`);
  expect(await ready()).toEqual([503, { status: 'unavailable', reason: 'write-failed' }]);
  await shop.database.db.execute(sql`set default_transaction_read_only = off`);
  shop.clock.advance(5_000);
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  await shop.close();
});
