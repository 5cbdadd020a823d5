import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { askServer } from '../../src/cli/adminSocket.js';
import { restoreEmbedded } from '../../src/db/backup.js';
import { orderFor, PLAIN, placed, stockOf } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newFile = () => path.join(inject('runFolder'), `${randomUUID()}.tar.gz`);
const buy = async () => (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).order_number;

it('is taken while orders come in, and brings back a shop whose books agree', async () => {
  const first = await buy();
  const stock = await stockOf(shop, PLAIN);
  const file = newFile();
  const [answer, during] = await Promise.all([
    askServer(shop.dataDir, ['backup', 'create', file], process.cwd()),
    Promise.all(Array.from({ length: 6 }, buy)),
  ]);
  expect(answer).toMatchObject({ ok: true });
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  expect((await askServer(shop.dataDir, ['backup', 'create', file], process.cwd()))?.text).toContain(
    'is there already',
  );
  await buy();

  const dataDir = path.join(inject('runFolder'), randomUUID());
  expect(await restoreEmbedded(dataDir, file, false)).toBeNull();
  const restored = await openTestShop({ dataDir }, false);
  try {
    const kept = (await restored.desks.orders.list(50)).map(({ number }) => number);
    expect(kept).toContain(first);
    expect(kept.every((number) => number === first || during.includes(number))).toBe(true);
    expect(await stockOf(restored, PLAIN)).toBe(stock - (kept.length - 1));
  } finally {
    await restored.close();
  }
});

it('replaces nothing unless it is told to, and nothing that is in use', async () => {
  const file = newFile();
  await shop.database.backUp(file);
  await expect(restoreEmbedded(shop.dataDir, file, true)).rejects.toMatchObject({ code: 'directory-in-use' });
  const dataDir = path.join(inject('runFolder'), randomUUID());
  await restoreEmbedded(dataDir, file, false);
  await expect(restoreEmbedded(dataDir, file, false)).rejects.toMatchObject({ code: 'database-exists' });
  const before = await restoreEmbedded(dataDir, file, true);
  expect(fs.existsSync(path.join(before ?? '', 'PG_VERSION'))).toBe(true);
});

it('is refused in a sentence when it is no backup, or half of one, and what is there stays', async () => {
  const file = newFile();
  await shop.database.backUp(file);
  const dataDir = path.join(inject('runFolder'), randomUUID());
  await restoreEmbedded(dataDir, file, false);
  const whole = fs.readFileSync(file);
  fs.writeFileSync(file, whole.subarray(0, whole.length / 2));
  const text = newFile();
  fs.writeFileSync(text, 'category,subcategory');
  for (const wrong of [file, text, newFile()])
    await expect(restoreEmbedded(dataDir, wrong, true)).rejects.toMatchObject({
      code: 'no-backup',
      message: expect.stringContaining(wrong),
    });
  expect(fs.readdirSync(dataDir)).toEqual(['database', 'server.lock']);
});
