import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { configurationFor, onPostgres } from '../support/shop.js';
import { checkConsistency, recordInitialState, withDatabase } from './consistency.js';
import { carryOut, statusOf, type Attempt } from './shopper.js';
import { runUntilKilled } from './killLoop.js';
import { buildServer, ServerProcess } from './serverProcess.js';

/** `KILLS=100 ONLY=servers npm run test:faults` kills it more often. */
const KILLS = Number(process.env.KILLS ?? 24);

it(
  `loses no acknowledged order in ${KILLS} kills, duplicates none, and keeps stock and promo code exact`,
  async () => {
    const script = await buildServer('killed');
    const configuration = await configurationFor({ trustProxy: true });
    if (!onPostgres) fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
    const opening = await withDatabase(configuration, recordInitialState);
    const attempts: Attempt[] = [];
    for (let round = 0; round < KILLS; round++)
      await runUntilKilled(await ServerProcess.start(script, configuration), attempts);

    // Unacknowledged orders are retried once and must exist exactly once.
    const last = await ServerProcess.start(script, configuration);
    for (const attempt of attempts) await carryOut(last.origin, attempt);
    for (const { answer, paid } of attempts)
      if (paid && answer !== null) expect((await statusOf(last.origin, answer)).state).toBe('paid');
    await last.kill();
    await withDatabase(configuration, (db) => checkConsistency(db, opening, attempts));
    console.log(
      `${KILLS} kills, ${attempts.length} orders, ${attempts.filter(({ paid }) => paid).length} paid by card`,
    );
    expect(attempts.length).toBeGreaterThan(KILLS);
  },
  KILLS * 40_000,
);
