import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { configurationFor, onPostgres } from '../support/shop.js';
import { checkBooks, openBooks, withDatabase } from './books.js';
import { carryOut, statusOf, type Attempt } from './shopper.js';
import { oneLife } from './lives.js';
import { buildServer, Victim } from './victim.js';

/** `KILLS=100 ONLY=servers npm run test:faults` kills it more often. */
const KILLS = Number(process.env.KILLS ?? 24);

it(
  `keeps every acknowledged order through ${KILLS} kills, none twice, stock and promo code exact`,
  async () => {
    const script = await buildServer('killed');
    const configuration = await configurationFor({ trustProxy: true });
    if (!onPostgres) fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
    const opening = await withDatabase(configuration, openBooks);
    const attempts: Attempt[] = [];
    for (let round = 0; round < KILLS; round++) await oneLife(await Victim.start(script, configuration), attempts);

    // Whoever got no answer asks once more, the same way: one order each, whatever had happened.
    const last = await Victim.start(script, configuration);
    for (const attempt of attempts) await carryOut(last.origin, attempt);
    for (const { answer, paid } of attempts)
      if (paid && answer !== null) expect((await statusOf(last.origin, answer)).state).toBe('paid');
    await last.kill();
    await withDatabase(configuration, (db) => checkBooks(db, opening, attempts));
    console.log(
      `${KILLS} kills, ${attempts.length} orders, ${attempts.filter(({ paid }) => paid).length} paid by card`,
    );
    expect(attempts.length).toBeGreaterThan(KILLS);
  },
  KILLS * 40_000,
);
