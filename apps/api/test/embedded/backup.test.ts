import { execSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { askServer } from '../../src/cli/askServer.js';
import { restoreEmbedded } from '../../src/db/backup.js';
import { openEmbedded } from '../../src/db/embedded.js';
import { orderFor, PLAIN, placed, stockOf } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newFile = () => path.join(inject('runFolder'), `${randomUUID()}.tar.gz`);
const buy = async () => (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]))).order_number;

it('backs up while orders are placed, and restores a consistent shop', async () => {
  const first = await buy();
  const stock = await stockOf(shop, PLAIN);
  const file = newFile();
  const [answer, during] = await Promise.all([
    askServer(shop.dataDir, { args: ['backup', 'create', file], cwd: process.cwd(), npm: [] }),
    Promise.all(Array.from({ length: 6 }, buy)),
  ]);
  expect(answer).toMatchObject({ ok: true });
  expect(fs.statSync(file).mode & 0o077).toBe(0);
  expect(
    (await askServer(shop.dataDir, { args: ['backup', 'create', file], cwd: process.cwd(), npm: [] }))?.text,
  ).toContain('already exists');
  await buy();

  const dataDir = path.join(inject('runFolder'), randomUUID());
  expect(await restoreEmbedded(dataDir, file, false)).toBeNull();
  const restored = await openTestShop({ dataDir }, false);
  try {
    const kept = (await restored.admin.orders.list(50)).map(({ number }) => number);
    expect(kept).toContain(first);
    expect(kept.every((number) => number === first || during.includes(number))).toBe(true);
    expect(await stockOf(restored, PLAIN)).toBe(stock - (kept.length - 1));
  } finally {
    await restored.close();
  }
});

it('refuses to replace a database without --replace, or one in use', async () => {
  const file = newFile();
  await shop.database.backUp(file);
  await expect(restoreEmbedded(shop.dataDir, file, true)).rejects.toMatchObject({ code: 'directory-in-use' });
  const dataDir = path.join(inject('runFolder'), randomUUID());
  await restoreEmbedded(dataDir, file, false);
  await expect(restoreEmbedded(dataDir, file, false)).rejects.toMatchObject({ code: 'database-exists' });
  const before = await restoreEmbedded(dataDir, file, true);
  expect(fs.existsSync(path.join(before ?? '', 'PG_VERSION'))).toBe(true);
});

it('refuses an invalid or truncated backup and leaves the database alone', async () => {
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

describe('a restore that is killed', () => {
  /** Kills a restore at its n-th rename and returns what it leaves behind. */
  async function restoreUntilRename(times: number): Promise<{ dataDir: string; file: string; left: string[] }> {
    const file = newFile();
    await shop.database.backUp(file);
    const dataDir = path.join(inject('runFolder'), randomUUID());
    await restoreEmbedded(dataDir, file, false);
    fs.writeFileSync(path.join(dataDir, 'database/mark'), 'the one before');
    const { renameSync } = fs;
    const rename = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (rename.mock.calls.length === times) throw new Error('killed');
      renameSync(from, to);
    });
    await expect(restoreEmbedded(dataDir, file, true)).rejects.toThrow('killed');
    rename.mockRestore();
    return { dataDir, file, left: fs.readdirSync(dataDir).filter((name) => name.startsWith('database')) };
  }
  const isTheOneBefore = (dataDir: string) => fs.existsSync(path.join(dataDir, 'database/mark'));

  it('changes nothing when killed before the database is renamed', async () => {
    const { dataDir, left } = await restoreUntilRename(1);
    expect(left).toEqual(['database', expect.stringMatching(/^database\.restoring-/)]);
    await (await openEmbedded(dataDir, 'unused')).close();
    expect(isTheOneBefore(dataDir)).toBe(true);
  });

  it('is reported at the start when killed later, and can be repeated or undone', async () => {
    const { dataDir, file, left } = await restoreUntilRename(2);
    const [before = ''] = left;
    expect(left).toEqual([expect.stringMatching(/^database\.before-/), expect.stringMatching(/^database\.restoring-/)]);
    await expect(openEmbedded(dataDir, 'unused')).rejects.toMatchObject({
      code: 'database-missing',
      message: expect.stringContaining(before),
    });
    const other = `${dataDir}-again`;
    fs.cpSync(dataDir, other, { recursive: true });
    await restoreEmbedded(other, file, false);
    await (await openEmbedded(other, 'unused')).close();
    expect([isTheOneBefore(other), fs.existsSync(path.join(other, before, 'mark'))]).toEqual([false, true]);

    const refusal = await openEmbedded(dataDir, 'unused').catch((error: Error) => error.message);
    execSync(/(?<=")mv [^"]+(?=")/.exec(String(refusal))?.[0] ?? 'false');
    await (await openEmbedded(dataDir, 'unused')).close();
    expect(isTheOneBefore(dataDir)).toBe(true);
  });
});
