import fs from 'node:fs';
import net from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminAddress, askServer } from '../../src/cli/askServer.js';
import { orderFor, PLAIN, placed } from '../support/buying.js';
import { configurationFor, openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (dataDir: string, args: readonly string[], npm: readonly string[] = []) =>
  askServer(dataDir, { args, cwd: process.cwd(), npm });

it('accepts commands from the owner of the directory only', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]));
  expect(await ask(shop.dataDir, ['order', 'status', order_number, 'ORDERCONFIRMED'])).toEqual({
    ok: true,
    text: `${order_number} is now ORDERCONFIRMED.`,
  });
  expect((await ask(shop.dataDir, ['order', 'list']))?.text).toContain('ORDERCONFIRMED');
  expect(fs.statSync(adminAddress(shop.dataDir)).mode & 0o077).toBe(0);
});

it('refuses options that npm took for itself, as the command would do something else', async () => {
  expect((await ask(shop.dataDir, ['order', 'list'], ['attention']))?.text).toMatch(/Write npm run shop -- order list/);
});

it('shows no statement of a command that fails', async () => {
  vi.spyOn(shop.admin.promos, 'create').mockRejectedValueOnce(
    new DrizzleQueryError('insert into "promo_codes" ("code") values ($1)', ['SPRING'], new Error('out of range')),
  );
  expect(await ask(shop.dataDir, ['promo', 'create', 'SPRING', '--percent', '10'])).toEqual({
    ok: false,
    text: 'The command failed on the server: the database says “out of range”',
  });
});

it('survives invalid input', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(adminAddress(shop.dataDir), () => socket.write('not json\n'));
    socket.once('data', (data) => resolve(data.toString('utf8')));
    socket.once('error', reject);
  });
  expect(JSON.parse(answer)).toMatchObject({ ok: false });
});

it('reports that no server is running, also after a crash', async () => {
  const { dataDir } = await configurationFor();
  expect(await ask(dataDir, ['order', 'list'])).toBeNull();
  const other = await openTestShop();
  await other.close();
  expect(await ask(other.dataDir, ['order', 'list'])).toBeNull();
});
