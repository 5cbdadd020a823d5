import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runHere } from '../../src/cli/runHere.js';
import { openDatabase } from '../../src/db/open.js';
import type { SharedSettings } from '../../src/environment.js';
import { configurationFor, newDatabase, onPostgres, openTestShop } from '../support/shop.js';

let settings: SharedSettings;
beforeAll(async () => {
  const configuration = await configurationFor();
  const shop = await openTestShop(configuration, true);
  await shop.close();
  settings = {
    dataDir: configuration.dataDir,
    databaseUrl: configuration.databaseUrl ?? null,
    publicOrigin: null,
    regulatedFeeding: true,
  };
});
afterAll(async () => change(sql`delete from applied_migrations where hash = 'newer'`));

async function change(statement: ReturnType<typeof sql>): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const { db, close } = await openDatabase(
    { dataDir, ...(databaseUrl === null ? {} : { databaseUrl }) },
    () => undefined,
  );
  await db.execute(statement);
  await close();
}

it('run on a stopped shop', async () => {
  expect(await runHere(settings, ['order', 'list'])).toEqual({ ok: true, text: 'No orders yet.' });
});

it('refuse to write links without PUBLIC_ORIGIN', async () => {
  expect(await runHere(settings, ['marketing', 'list'])).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^PUBLIC_ORIGIN must be set/),
  });
  expect((await runHere({ ...settings, publicOrigin: 'https://shop.example' }, ['marketing', 'list'])).ok).toBe(true);
});

it('create no shop where there is none', async () => {
  const dataDir = path.join(inject('runFolder'), randomUUID());
  const file = `${dataDir}.backup`;
  const elsewhere = { ...settings, dataDir, databaseUrl: onPostgres ? await newDatabase() : null };
  for (const command of [
    ['backup', 'create', file],
    ['order', 'list'],
    ['catalogue', 'import', 'x.csv'],
  ])
    await expect(runHere(elsewhere, command)).rejects.toMatchObject({ code: 'no-database' });
  expect([fs.existsSync(dataDir), fs.existsSync(file)]).toEqual([false, false]);
  fs.mkdirSync(path.join(dataDir, 'database'), { recursive: true });
  await expect(runHere(elsewhere, ['order', 'list'])).rejects.toMatchObject({ code: 'no-database' });
});

it('refuse on the database of another version, and leave it as it is', async () => {
  await change(sql`insert into applied_migrations (created_at, hash) values (9999999999999, 'newer')`);
  await expect(runHere(settings, ['order', 'list'])).rejects.toMatchObject({
    code: 'other-version',
    message: expect.stringContaining('newer version'),
  });
  await change(
    sql`delete from applied_migrations where created_at = (select created_at from applied_migrations where hash <> 'newer' order by 1 desc limit 1)`,
  );
  await change(sql`delete from applied_migrations where hash = 'newer'`);
  for (let twice = 0; twice < 2; twice++)
    await expect(runHere(settings, ['order', 'list'])).rejects.toMatchObject({
      code: 'other-version',
      message: expect.stringContaining('older version'),
    });
});
