import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { configurationFor, onPostgres } from '../support/shop.js';
import { checkConsistency, recordInitialState, withDatabase } from './consistency.js';
import { copyFolder, cutPower } from './disk.js';
import { runUntilKilled } from './killLoop.js';
import { carryOut, type Attempt } from './shopper.js';
import { buildServer, ServerProcess } from './serverProcess.js';

/** Share of unsynced data that still reaches the disk, in turn. */
const SHARES = [0, 0.5, 0, 0.9, 0.1, 0, 0.5, 1];
/** `POWER_CUTS=30 ONLY=servers npm run test:faults` cuts it more often. */
const CUTS = Array.from(
  { length: Number(process.env.POWER_CUTS ?? SHARES.length) },
  (_, cut) => SHARES[cut % SHARES.length] ?? 0,
);

it.skipIf(onPostgres)(
  `loses no acknowledged order in ${CUTS.length} power failures that lose or tear unsynced data`,
  async () => {
    const script = await buildServer('power');
    const configuration = await configurationFor({ trustProxy: true });
    const { dataDir } = configuration;
    const disk = `${dataDir}-disk`;
    fs.cpSync(path.join(inject('runFolder'), 'template'), dataDir, { recursive: true });
    const opening = await withDatabase(configuration, recordInitialState);
    const attempts: Attempt[] = [];
    let lost = 0;
    for (const arrived of CUTS) {
      copyFolder(path.join(dataDir, 'database'), path.join(disk, 'database'));
      await runUntilKilled(await ServerProcess.start(script, configuration, disk), attempts);
      lost += cutPower(path.join(dataDir, 'database'), path.join(disk, 'database'), arrived);
    }
    const last = await ServerProcess.start(script, configuration);
    for (const attempt of attempts) await carryOut(last.origin, attempt);
    await last.kill();
    await withDatabase(configuration, (db) => checkConsistency(db, opening, attempts));
    console.log(
      `${CUTS.length} power cuts, ${attempts.length} orders, ${Math.round(lost / 1024)} kB that were not synced lost`,
    );
    expect(lost).toBeGreaterThan(0);
  },
  CUTS.length * 60_000,
);
