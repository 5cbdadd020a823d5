import fs from 'node:fs';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminAddress, askServer } from '../../src/cli/askServer.js';
import { orderFor, PLAIN, placed } from '../support/buying.js';
import { configurationFor, openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('accepts commands from the owner of the directory only', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]));
  expect(await askServer(shop.dataDir, ['order', 'status', order_number, 'ORDERCONFIRMED'], process.cwd())).toEqual({
    ok: true,
    text: `${order_number} is now ORDERCONFIRMED.`,
  });
  expect((await askServer(shop.dataDir, ['order', 'list'], process.cwd()))?.text).toContain('ORDERCONFIRMED');
  expect(fs.statSync(adminAddress(shop.dataDir)).mode & 0o077).toBe(0);
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
  expect(await askServer(dataDir, ['order', 'list'], process.cwd())).toBeNull();
  const other = await openTestShop();
  await other.close();
  expect(await askServer(other.dataDir, ['order', 'list'], process.cwd())).toBeNull();
});
