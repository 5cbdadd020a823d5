import net from 'node:net';
import { expect, it } from 'vitest';
import { openTestShop, configurationFor } from '../support/shop.js';

/** A line to the database that can be cut, and that can go dead without either end being told. */
async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const ends = new Set<net.Socket>();
  let state: 'whole' | 'cut' | 'dead' = 'whole';
  const server = net.createServer((shop) => {
    if (state === 'cut') return void shop.destroy();
    const database = net.connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [[shop, database], [database, shop]] as const) {
      ends.add(from);
      from.on('data', (bytes) => void (state === 'dead' ? undefined : to.write(bytes)));
      from.on('error', () => undefined);
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  const cutAll = () => ends.forEach((end) => end.destroy());
  return {
    url: url.href,
    cut: () => {
      state = 'cut';
      cutAll();
    },
    die: () => void (state = 'dead'),
    mend: () => {
      if (state === 'dead') cutAll();
      state = 'whole';
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

it('says that it is away for a moment while the database is, stays alive, and is there again with it', async () => {
  const configuration = await configurationFor();
  const line = await openLine(configuration.databaseUrl ?? '');
  const shop = await openTestShop({ databaseUrl: line.url });
  const statusOf = async (path: string) => (await shop.app.inject(`/api/${path}`)).statusCode;
  const quote = () => shop.app.inject({ method: 'POST', url: '/api/cart/quote', payload: { lines: [{ product_code: 'MH-BF-0001', quantity: 1 }] } });
  expect([await statusOf('health/ready'), (await quote()).statusCode]).toEqual([200, 200]);

  // Cut while calls are under way, and again before new ones.
  line.die();
  const underWay = [quote(), quote(), quote()];
  await new Promise(setImmediate);
  line.cut();
  for (const answer of [...(await Promise.all(underWay)), await quote()]) expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', expect.objectContaining({ code: 'unavailable' })]);
  expect([await statusOf('health/live'), await statusOf('health/ready')]).toEqual([200, 503]);
  line.mend();
  expect([await statusOf('health/ready'), (await quote()).statusCode]).toEqual([200, 200]);

  // Dead: nobody is told, and the load balancer still gets its answer.
  line.die();
  expect([await statusOf('health/live'), await statusOf('health/ready')]).toEqual([200, 503]);
  line.mend();
  expect([await statusOf('health/ready'), (await quote()).statusCode]).toEqual([200, 200]);
  await shop.close();
  await line.close();
});
