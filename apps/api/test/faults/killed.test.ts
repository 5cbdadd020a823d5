import fs from 'node:fs';
import path from 'node:path';
import { build } from 'tsup';
import { expect, inject, it } from 'vitest';
import type { ApiConfiguration } from '../../src/configuration.js';
import { openDatabase } from '../../src/db/open.js';
import { packageRoot } from '../../src/db/packageRoot.js';
import { configurationFor, onPostgres } from '../support/shop.js';
import { checkBooks, openBooks } from './books.js';
import { carryOut, newAttempt, statusOf, type Attempt } from './shopper.js';
import { Victim } from './victim.js';

const KILLS = 24;
const SHOPPERS = 4;
/** A server lives for up to so many orders, and then up to so many ms into the next ones. */
const MOST_ORDERS = 8;
const MOST_MS = 120;

it(`keeps every acknowledged order through ${KILLS} kills, none twice, stock and promo code exact`, async () => {
  const script = await buildServer();
  const configuration = await configurationFor({ trustProxy: true });
  if (!onPostgres) fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
  const opening = await withDatabase(configuration, openBooks);
  const attempts: Attempt[] = [];
  for (let round = 0; round < KILLS; round++) await oneLife(await Victim.start(script, configuration), attempts);

  // Whoever got no answer asks once more, the same way: one order each, whatever had happened.
  const last = await Victim.start(script, configuration);
  for (const attempt of attempts) await carryOut(last.origin, attempt);
  for (const { answer, paid } of attempts) if (paid && answer !== null) expect((await statusOf(last.origin, answer)).state).toBe('paid');
  await last.kill();
  await withDatabase(configuration, (db) => checkBooks(db, opening, attempts));
  console.log(`${KILLS} kills, ${attempts.length} orders, ${attempts.filter(({ paid }) => paid).length} paid by card`);
  expect(attempts.length).toBeGreaterThan(KILLS);
});

/** Shoppers order until the server is killed; the first of them finish what an earlier kill interrupted. */
async function oneLife(victim: Victim, attempts: Attempt[]): Promise<void> {
  let dead = false;
  let finished = 0;
  const unfinished = attempts.filter(({ answer }) => answer === null).slice(-SHOPPERS);
  const enough = 1 + Math.floor(Math.random() * MOST_ORDERS);
  await new Promise<void>((resolve, reject) => {
    const shop = async () => {
      while (!dead) {
        const attempt = unfinished.pop() ?? (await newAttempt(victim.origin, attempts.length));
        if (!attempts.includes(attempt)) attempts.push(attempt);
        await carryOut(victim.origin, attempt);
        finished += 1;
        if (finished === enough) setTimeout(() => kill(), Math.random() * MOST_MS);
      }
    };
    const kill = () => {
      dead = true;
      victim.kill().then(() => Promise.all(shoppers)).then(() => resolve(), reject);
    };
    const shoppers = Array.from({ length: SHOPPERS }, () => shop().catch((error: unknown) => {
      if (!dead) reject(error as Error);
    }));
  });
}

async function buildServer(): Promise<string> {
  const outDir = path.join(packageRoot, 'node_modules', '.cache', 'faults');
  await build({ entry: { serve: path.join(packageRoot, 'test/faults/serve.ts') }, outDir, config: false, format: 'esm', target: 'node20', platform: 'node', noExternal: [/^@mahd\//], silent: true, clean: true });
  return path.join(outDir, 'serve.js');
}

async function withDatabase<T>(configuration: ApiConfiguration, read: (db: Parameters<typeof openBooks>[0]) => Promise<T>): Promise<T> {
  const database = await openDatabase(configuration, () => undefined);
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}
