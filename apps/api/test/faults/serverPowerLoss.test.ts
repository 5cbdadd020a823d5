import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.js';
import { openDatabase } from '../../src/db/open.js';
import { syncCatalogue } from '../../src/db/seed/syncCatalogue.js';
import { configurationFor, onPostgres } from '../support/shop.js';
import { checkConsistency, recordInitialState, withDatabase } from './consistency.js';
import { ClusterOnDisk, findPrograms, obstacle } from './clusterOnDisk.js';
import { runUntilKilled } from './killLoop.js';
import { carryOut, type Attempt } from './shopper.js';
import { buildServer, ServerProcess } from './serverProcess.js';

/** `POWER_CUTS=30 ONLY=servers npm run test:faults` cuts it more often. */
const CUTS = Number(process.env.POWER_CUTS ?? 8);

const programs = onPostgres ? await findPrograms(process.env.TEST_DATABASE_URL ?? '') : undefined;
const reason = programs === undefined ? 'the test server is another machine' : obstacle();
if (onPostgres && reason !== undefined) console.log(`Power cuts of a PostgreSQL server: not run, ${reason}`);

it.skipIf(reason !== undefined)(
  `loses no acknowledged order in ${CUTS} power failures of shop and server`,
  async () => {
    const script = await buildServer('server-power');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mahd-power-'));
    fs.chmodSync(folder, 0o755);
    const cluster = await ClusterOnDisk.create(folder, programs ?? '');
    try {
      const configuration = { ...(await configurationFor({ trustProxy: true })), databaseUrl: cluster.url() };
      const database = await openDatabase(configuration, () => undefined);
      await migrate(database, (tx) => syncCatalogue(tx, configuration));
      await database.close();
      const opening = await withDatabase(configuration, recordInitialState);
      const attempts: Attempt[] = [];
      for (let cut = 0; cut < CUTS; cut++) {
        const server = await ServerProcess.start(script, configuration);
        const kill = async () => {
          cluster.cutPower();
          await server.kill();
        };
        await runUntilKilled({ origin: server.origin, kill }, attempts);
      }
      const last = await ServerProcess.start(script, configuration);
      for (const attempt of attempts) await carryOut(last.origin, attempt);
      await last.kill();
      await withDatabase(configuration, (db) => checkConsistency(db, opening, attempts));
      console.log(`${CUTS} power cuts of the server, ${attempts.length} orders`);
      expect(attempts.length).toBeGreaterThan(CUTS);
    } finally {
      cluster.remove();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
  CUTS * 60_000,
);
