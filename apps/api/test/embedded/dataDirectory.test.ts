import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { rowsOf } from '../../src/db/database.js';
import { checkDurability, openEmbedded, openPGlite } from '../../src/db/embedded.js';
import { createApi } from '../../src/index.js';
import { configurationFor } from '../support/shop.js';

const archive = () => path.join(inject('runFolder'), 'seeded.tar.gz');

it('starts from the packed database in an empty directory, and again without it', async () => {
  const configuration = await configurationFor();
  const database = await openEmbedded(configuration.dataDir, archive());
  await database.close();
  fs.mkdirSync(path.join(configuration.dataDir, 'database.partial'));
  const shop = await createApi(configuration);
  expect((await shop.app.inject('/api/auth/products?page=all')).json<{ total: number }>().total).toBeGreaterThan(40);
  await shop.close();
});

it('starts over after an interrupted first start, without deleting anything', async () => {
  const { dataDir } = await configurationFor();
  const left = path.join(dataDir, 'database.new-aBcDeF');
  fs.mkdirSync(path.join(left, 'base'), { recursive: true });
  fs.writeFileSync(path.join(left, 'PG_VERSION'), 'torn');
  const database = await openEmbedded(dataDir, archive());
  expect(database.engine).toBe('embedded');
  await database.close();
  expect(fs.readFileSync(path.join(left, 'PG_VERSION'), 'utf8')).toBe('torn');
});

it.each([
  ['is missing a file of three bytes', (folder: string) => fs.rmSync(path.join(folder, 'PG_VERSION'))],
  [
    'has only another file in it',
    (folder: string) => {
      fs.rmSync(folder, { recursive: true });
      fs.mkdirSync(folder);
      fs.writeFileSync(path.join(folder, 'orders'), '');
    },
  ],
  [
    'is a link that leads nowhere',
    (folder: string) => {
      fs.rmSync(folder, { recursive: true });
      fs.symlinkSync('/nowhere/database', folder);
    },
  ],
])('refuses a database that %s, without changing anything', async (_what, harm) => {
  const { dataDir } = await configurationFor();
  fs.cpSync(path.join(inject('runFolder'), 'template'), dataDir, { recursive: true });
  harm(path.join(dataDir, 'database'));
  const before = filesIn(dataDir);
  await expect(openEmbedded(dataDir, archive())).rejects.toMatchObject({
    name: 'StartError',
    code: 'database-incomplete',
    message: expect.stringMatching(/^\S+database is not a complete database: .+backup restore <file> --replace.+\.$/),
  });
  expect(filesIn(dataDir)).toEqual([...before, 'server.lock']);
});

it('opens a database whose PG_VERSION was restored as the error message says', async () => {
  const { dataDir } = await configurationFor();
  await (await openEmbedded(dataDir, archive())).close();
  fs.rmSync(path.join(dataDir, 'database/PG_VERSION'));
  const refusal = await openEmbedded(dataDir, archive()).catch((error: Error) => error.message);
  const [command = ''] = /(?<=")echo [^"]+(?=")/.exec(String(refusal)) ?? [];
  execSync(command);
  const database = await openEmbedded(dataDir, archive());
  expect(await rowsOf(database.db, sql`select 1 from products limit 1`)).toHaveLength(1);
  await database.close();
});

it.each([
  [['database.before-2026-11-01'], /mv '(\S+)database\.before-2026-11-01' '\1database'/],
  [['database.before-2026-10-01', 'database.before-2026-11-01', 'database.restoring-aBcDeF'], /mv '\S+2026-11-01'/],
  [['database.restoring-aBcDeF'], /do it again with "npm run shop -- backup restore <file>"/],
  [['database.partial'], /move database\.partial elsewhere/],
  [['old'], /mv '\S+old' /],
])('refuses to create a database beside %j', async (names, advice) => {
  const { dataDir } = await configurationFor();
  for (const name of names) {
    fs.mkdirSync(path.join(dataDir, name), { recursive: true });
    fs.writeFileSync(path.join(dataDir, name, 'PG_VERSION'), '18\n');
  }
  const before = filesIn(dataDir);
  await expect(openEmbedded(dataDir, archive())).rejects.toMatchObject({
    name: 'StartError',
    code: 'database-missing',
    message: expect.stringMatching(advice),
  });
  expect(filesIn(dataDir)).toEqual([...before, 'server.lock'].sort());
});

it('creates a database without a packed directory', async () => {
  const { dataDir } = await configurationFor();
  const database = await openEmbedded(dataDir, path.join(dataDir, 'missing.tar.gz'));
  await database.close();
  expect(fs.existsSync(path.join(dataDir, 'database', 'PG_VERSION'))).toBe(true);
});

it('starts without sample data if it is not wanted', async () => {
  const configuration = await configurationFor({ seedDemo: false });
  await (await openEmbedded(configuration.dataDir, archive())).close();
  const shop = await createApi(configuration);
  const { data } = (await shop.app.inject('/api/auth/products?page=all')).json<{
    data: { rating: number | null; reviews_count: number }[];
  }>();
  expect(data.every(({ rating, reviews_count }) => rating === null && reviews_count === 0)).toBe(true);
  await shop.close();
});

it('refuses a database whose commits are not durable', async () => {
  const folder = path.join(inject('runFolder'), 'self-check');
  fs.cpSync(path.join(inject('runFolder'), 'template', 'database'), folder, { recursive: true });
  const { client, files } = await openPGlite(folder);
  await expect(checkDurability(client, files)).resolves.toBeUndefined();
  await expect(checkDurability(client, { syncCount: 0 })).rejects.toMatchObject({ code: 'self-check-failed' });
  const lying = {
    query: async () => ({ rows: [{ fsync: 'off' }], fields: [] }),
    exec: client.exec.bind(client),
  } as unknown as typeof client;
  await expect(checkDurability(lying, files)).rejects.toMatchObject({ code: 'self-check-failed' });
  await client.close();
});

it('reports a directory that cannot be created', async () => {
  const file = path.join(inject('runFolder'), 'a-file');
  fs.writeFileSync(file, '');
  await expect(openEmbedded(path.join(file, 'data'), archive())).rejects.toMatchObject({ code: 'data-directory' });
});

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}
