import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf, type Database } from '../../src/db/database.js';
import { openEmbedded } from '../../src/db/embedded.js';
import { lockDirectory } from '../../src/db/directoryLock.js';
import { salvage } from '../../src/db/salvage.js';
import { writeOrders } from '../support/manyOrders.js';

const PAGE = 8192;

/** A data directory with 300 orders, and the files of its tables. */
let whole: string;
const files = { orders: '', outbox: '', index: '', counts: '' };

beforeAll(async () => {
  whole = path.join(inject('runFolder'), randomUUID());
  fs.cpSync(path.join(inject('runFolder'), 'template'), whole, { recursive: true });
  const database = await openEmbedded(whole, 'unused');
  await writeOrders(database.db, 300);
  const fileOf = async (relation: string) => {
    const [row] = await rowsOf<{ file: string }>(database.db, sql`select pg_relation_filepath(${relation}) as file`);
    return row?.file ?? '';
  };
  files.orders = await fileOf('orders');
  files.outbox = await fileOf('outbox');
  files.index = await fileOf('orders_pkey');
  files.counts = await fileOf('row_counts');
  await database.close();
});

function copyOfWhole(): { dataDir: string; file: (name: keyof typeof files) => string } {
  const dataDir = path.join(inject('runFolder'), randomUUID());
  fs.cpSync(whole, dataDir, { recursive: true });
  return { dataDir, file: (name) => path.join(dataDir, 'database', files[name]) };
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const descriptor = fs.openSync(file, 'r+');
  fs.writeSync(descriptor, bytes, 0, bytes.length, at);
  fs.closeSync(descriptor);
}

function flipByte(file: string, at: number): void {
  overwrite(file, at, Buffer.from([(fs.readFileSync(file)[at] ?? 0) ^ 0x10]));
}

const LOST = /the table orders holds \d+ rows instead of 300/;
const WRONG_PAGE = /invalid page in block/;

it.each<[string, RegExp, (file: (name: keyof typeof files) => string) => void]>([
  ['the orders cut off', LOST, (file) => fs.truncateSync(file('orders'), 2 * PAGE)],
  ['the orders emptied', LOST, (file) => fs.truncateSync(file('orders'), 0)],
  ['the orders deleted', /could not open file/, (file) => fs.rmSync(file('orders'))],
  ['a page of the orders zeroed', LOST, (file) => overwrite(file('orders'), 3 * PAGE, Buffer.alloc(PAGE))],
  ['a byte of the orders flipped', WRONG_PAGE, (file) => flipByte(file('orders'), 2 * PAGE + PAGE / 2)],
  ['mails emptied', /the table outbox holds 0 rows/, (file) => fs.truncateSync(file('outbox'), 0)],
  ['a byte of an index flipped', WRONG_PAGE, (file) => flipByte(file('index'), PAGE + 100)],
  ['an index deleted', /lacks a main relation fork/, (file) => fs.rmSync(file('index'))],
  ['the counts emptied', /0 rows ever added to orders, .+ at least 300/, (file) => fs.truncateSync(file('counts'), 0)],
])('refuses and does not alter a database with %s', async (_what, cause, damage) => {
  const { dataDir, file } = copyOfWhole();
  damage(file);
  const sizeOf = () => fs.statSync(file('orders'), { throwIfNoEntry: false })?.size;
  const size = sizeOf();
  await expect(openEmbedded(dataDir, 'unused')).rejects.toMatchObject({
    name: 'StartError',
    code: 'database-damaged',
    message: expect.stringMatching(cause),
  });
  expect(sizeOf()).toBe(size);
});

describe('the row count file', () => {
  const outside = (dataDir: string) => path.join(dataDir, 'database/shop_counts.json');
  const opens = async (dataDir: string, work: (db: Database) => Promise<unknown> = async () => undefined) => {
    const database = await openEmbedded(dataDir, 'unused');
    try {
      await work(database.db);
    } finally {
      await database.close();
    }
  };

  it('refuses a database that was set back to an earlier state', async () => {
    const { dataDir } = copyOfWhole();
    expect(JSON.parse(fs.readFileSync(outside(dataDir), 'utf8'))).toEqual({ orders: 300, outbox: 300 });
    fs.writeFileSync(outside(dataDir), JSON.stringify({ orders: 301, outbox: 300 }));
    await expect(opens(dataDir)).rejects.toMatchObject({
      code: 'database-damaged',
      message: expect.stringContaining('300 rows ever added to orders, and there were at least 301'),
    });
  });

  it('may lag behind, be missing or be truncated, and is correct after the next run', async () => {
    const { dataDir } = copyOfWhole();
    for (const left of [null, '', '{"orders":', '{"orders":200,"outbox":100}']) {
      if (left === null) fs.rmSync(outside(dataDir));
      else fs.writeFileSync(outside(dataDir), left);
      await opens(dataDir);
      expect(JSON.parse(fs.readFileSync(outside(dataDir), 'utf8'))).toEqual({ orders: 300, outbox: 300 });
    }
  });

  it('is correct after cascading deletes and rolled-back transactions', async () => {
    const { dataDir } = copyOfWhole();
    await opens(dataDir, async (db) => {
      await db.execute(sql`delete from orders where number < 'MH-00000100'`);
      await db.execute(sql`delete from outbox where dedupe_key < 'MH-00000050'`);
      const givenUp = db.transaction(async (tx) => {
        await tx.execute(sql`delete from orders`);
        throw new Error('given up');
      });
      await expect(givenUp).rejects.toThrow('given up');
    });
    await opens(dataDir, async (db) => {
      expect(await rowsOf(db, sql`select count(*)::int as n from orders`)).toEqual([{ n: 201 }]);
      expect(await rowsOf(db, sql`select added::int, removed::int from row_counts where name = 'order_lines'`)).toEqual(
        [{ added: 600, removed: 198 }],
      );
    });
  });
});

describe('salvage', () => {
  /** Paths and contents of a folder, without its locks. */
  const contentOf = (folder: string) =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .sort()
      .map((file) => `${file} ${createHash('sha256').update(fs.readFileSync(file)).digest('hex')}`);

  async function salvaged(dataDir: string) {
    const target = path.join(inject('runFolder'), randomUUID());
    const before = contentOf(dataDir);
    const report = await salvage(dataDir, target);
    expect(contentOf(dataDir)).toEqual(before);
    expect(fs.readFileSync(path.join(target, 'report.txt'), 'utf8')).toBe(`${report}\n`);
    const rowsOf = (name: string) => {
      const file = path.join(target, `${name}.jsonl`);
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    };
    return { report, target, rowsOf };
  }

  it.each<[string, (file: (name: keyof typeof files) => string) => void]>([
    ['an index altered', (file) => flipByte(file('index'), PAGE + 100)],
    ['an index deleted', (file) => fs.rmSync(file('index'))],
    ['the counts emptied', (file) => fs.truncateSync(file('counts'), 0)],
    ['PG_VERSION deleted', (file) => fs.rmSync(path.join(path.dirname(file('orders')), '../../PG_VERSION'))],
  ])('reads everything of a database with %s', async (_what, damage) => {
    const { dataDir, file } = copyOfWhole();
    damage(file);
    const { report, target, rowsOf } = await salvaged(dataDir);
    expect(report).toMatch(/^orders: 300 rows\norder_lines: 600 rows\norder_history: 300 rows\n/);
    expect(report).toMatch(/\noutbox: 300 rows$/);
    expect(rowsOf('orders')[0]).toMatchObject({
      number: 'MH-00000001',
      email: 'shopper-1@example.ae',
      mobile: '+971501234567',
      final_total_fils: 11500,
    });
    expect(fs.readdirSync(target).filter((name) => !name.endsWith('.jsonl'))).toEqual(['report.txt']);
  });

  it.each<[string, (orders: string) => void]>([
    ['cut off', (orders) => fs.truncateSync(orders, 2 * PAGE)],
    ['deleted', (orders) => fs.rmSync(orders)],
    ['with a zeroed page', (orders) => overwrite(orders, 3 * PAGE, Buffer.alloc(PAGE))],
  ])('reads the rest of the orders %s, and reports how many are missing', async (_what, damage) => {
    const { dataDir, file } = copyOfWhole();
    damage(file('orders'));
    const { report, rowsOf } = await salvaged(dataDir);
    const found = rowsOf('orders').length;
    expect(found).toBeLessThan(300);
    expect(report).toContain(`orders: ${found} rows\n  ${300 - found} more rows are missing\norder_lines: 600 rows\n`);
  });

  it('writes the rows of a page with a wrong checksum into another file', async () => {
    const { dataDir, file } = copyOfWhole();
    flipByte(file('orders'), 2 * PAGE + PAGE / 2);
    const { report, rowsOf } = await salvaged(dataDir);
    const [intact, uncertain] = [rowsOf('orders').length, rowsOf('orders.uncertain').length];
    expect(uncertain).toBeGreaterThan(0);
    expect(report).toContain(
      `orders: ${intact} rows, ${uncertain} more in orders.uncertain.jsonl may be altered\n  page 2: invalid page`,
    );
    expect(report.match(/^ {2}.*$/gm)).toHaveLength(1);
    const numbers = [...rowsOf('orders'), ...rowsOf('orders.uncertain')].map(({ number }) => number);
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(299);
  });

  it('refuses a folder that exists or is in the data directory, the files of a running server, and a database that cannot be opened', async () => {
    const { dataDir } = copyOfWhole();
    await expect(salvage(dataDir, whole)).rejects.toMatchObject({ code: 'salvage-target' });
    await expect(salvage(dataDir, path.join(dataDir, 'orders'))).rejects.toMatchObject({ code: 'salvage-target' });
    await expect(salvage(path.join(dataDir, 'other'), whole)).rejects.toMatchObject({ code: 'no-database' });
    fs.writeFileSync(path.join(dataDir, 'server.lock'), '');
    const lock = await lockDirectory(dataDir);
    await expect(salvage(dataDir, path.join(inject('runFolder'), randomUUID()))).rejects.toMatchObject({
      code: 'directory-in-use',
    });
    lock.release();
    fs.rmSync(path.join(dataDir, 'database/global/pg_control'));
    const target = path.join(inject('runFolder'), randomUUID());
    await expect(salvage(dataDir, target)).rejects.toMatchObject({ code: 'database-damaged' });
    expect(fs.readdirSync(target)).toEqual([]);
  });
});
