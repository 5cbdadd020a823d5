import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { dumpPostgres, restorePostgres } from '../../src/db/backup.js';
import { orderFor, PLAIN, placed, stockOf } from '../support/buying.js';
import { configurationFor, newDatabase, openTestShop } from '../support/shop.js';

const newFile = () => path.join(inject('runFolder'), `${randomUUID()}.dump`);

async function query<T extends object>(databaseUrl: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** What a newer version of the shop might add. */
const NEWER = `
  create type parcel_state as enum ('packed', 'sent');
  create function parcel_word() returns trigger language plpgsql as $$ begin return new; end $$;
  create table parcels (id bigserial primary key, order_id uuid references orders (id), state parcel_state);
  create trigger parcel before insert on parcels for each row execute function parcel_word();
  create view open_parcels as select * from parcels;
  alter table orders add column parcel_id bigint references parcels (id);
  alter table payments drop column tran_ref;
  insert into parcels (order_id) select id from orders;
  insert into applied_migrations (created_at, hash) values (9999999999999, 'newer');`;

it('restores a backup of an older version, and nothing of the newer one is left', async () => {
  const { databaseUrl = '' } = await configurationFor();
  const shop = await openTestShop({ databaseUrl });
  const { order_number: number } = await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]));
  const stock = await stockOf(shop, PLAIN);
  const file = newFile();
  await shop.database.backUp(file);
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]));
  await shop.close();

  await query(databaseUrl, NEWER);
  await restorePostgres(databaseUrl, file);
  const restored = await openTestShop({ databaseUrl });
  expect((await restored.admin.orders.list(9)).map((order) => order.number)).toEqual([number]);
  expect(await stockOf(restored, PLAIN)).toBe(stock);
  await placed(restored, await orderFor(restored, [{ product_code: PLAIN, quantity: 1 }]));
  await restored.close();
  expect(
    await query(databaseUrl, "select to_regclass('parcels') as table, to_regtype('parcel_state') as type"),
  ).toEqual([{ table: null, type: null }]);
  await query(databaseUrl, NEWER);

  const empty = await newDatabase();
  await restorePostgres(empty, file);
  expect(await query(empty, 'select number from orders')).toEqual([{ number }]);
});

it('changes nothing when the backup is not whole, or the database belongs to another program', async () => {
  const { databaseUrl = '' } = await configurationFor();
  const file = newFile();
  await dumpPostgres(databaseUrl, file);
  const count = () => query(databaseUrl, 'select count(*) from variants');
  const before = await count();
  const whole = fs.readFileSync(file);
  fs.writeFileSync(file, whole.subarray(0, whole.length - 20_000));
  await expect(restorePostgres(databaseUrl, file)).rejects.toMatchObject({
    code: 'program-failed',
    message: expect.stringMatching(/^pg_restore failed/),
  });
  fs.writeFileSync(file, 'category,subcategory');
  await expect(restorePostgres(databaseUrl, file)).rejects.toThrow(/^pg_restore failed/);
  await expect(restorePostgres(databaseUrl, newFile())).rejects.toThrow(/^pg_restore failed/);
  expect(await count()).toEqual(before);

  const other = await newDatabase();
  await query(other, 'create table invoices (id bigint primary key); insert into invoices values (1)');
  fs.writeFileSync(file, whole);
  await expect(restorePostgres(other, file)).rejects.toThrow(/another program/);
  expect(await query(other, 'select id from invoices')).toEqual([{ id: '1' }]);
});

it('leaves nothing behind when a backup fails', async () => {
  const { databaseUrl = '' } = await configurationFor();
  const file = newFile();
  await expect(dumpPostgres(`${databaseUrl}x`, file)).rejects.toThrow(/^pg_dump failed/);
  expect(fs.readdirSync(path.dirname(file)).filter((name) => name.startsWith(path.basename(file)))).toEqual([]);
  await expect(dumpPostgres(databaseUrl, path.join(file, 'no-folder'))).rejects.toThrow(/ENOENT/);
});

it('does not wait for a psql that has ended', async () => {
  const { databaseUrl = '' } = await configurationFor();
  const file = newFile();
  await dumpPostgres(databaseUrl, file);
  const programs = `${file}.bin`;
  fs.mkdirSync(programs);
  fs.writeFileSync(path.join(programs, 'psql'), '#!/bin/sh\necho no luck >&2\nexit 3\n', { mode: 0o755 });
  // Writes after psql is gone, and more than a pipe holds.
  fs.writeFileSync(path.join(programs, 'pg_restore'), '#!/bin/sh\nsleep 1\nhead -c 1000000 /dev/zero\n', {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  try {
    await expect(restorePostgres(databaseUrl, file)).rejects.toThrow('psql failed: no luck');
  } finally {
    vi.unstubAllEnvs();
  }
});
