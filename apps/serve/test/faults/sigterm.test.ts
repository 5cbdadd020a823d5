import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { visit, type Tally } from './clients.js';

const CLIENTS = 24;
const ENOUGH = 300;
const ROUNDS = 3;

const main = resolve(import.meta.dirname, '../../dist/main.js');
const cli = resolve(import.meta.dirname, '../../../api/dist/cli.js');

it(`answers every request and exits, ${ROUNDS} times`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mahd-sigterm-'));
  let orders = 0;
  let answered = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const { child, origin } = await start(folder);
      const exited = once(child, 'exit');
      const quote = await fetch(`${origin}/api/cart/quote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"lines":[{"product_code":"MH-BF-0001","quantity":1}]}',
      });
      const { paymentDetails } = (await quote.json()) as { paymentDetails: { finalTotal: number } };
      const tally: Tally = { answered: 0, orders: 0, dropped: [], refused: [] };
      const crowd = Array.from({ length: CLIENTS }, (_, serial) =>
        visit(origin, serial, paymentDetails.finalTotal, tally),
      );
      while (tally.answered < ENOUGH && tally.dropped.length === 0) await new Promise(setImmediate);
      child.kill('SIGTERM');
      await Promise.all(crowd);
      expect(await exited).toEqual([0, null]);
      // Sold out is a valid response.
      expect({ dropped: tally.dropped, refused: tally.refused.filter((text) => !text.endsWith(': 409')) }).toEqual({
        dropped: [],
        refused: [],
      });
      orders += tally.orders;
      answered += tally.answered;
    }
    const { stdout } = await promisify(execFile)(process.execPath, [cli, 'order', 'list', '500'], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
    });
    expect(stdout.match(/MH-\d{9}/g)).toHaveLength(orders);
    console.log(
      `${ROUNDS} times SIGTERM with ${CLIENTS} clients: ${answered} answers, none dropped, ${orders} orders, all there`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function start(folder: string) {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      DATA_DIR: folder,
      TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready, refuse) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString('utf8').includes('ready ')) ready();
    });
    child.once('exit', (code) => refuse(new Error(`The server ended with ${String(code)}`)));
  });
  return { child, origin };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
