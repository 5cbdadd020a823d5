import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { ApiConfiguration } from '../../src/configuration.js';
import type { OpenDatabaseOf } from '../../src/db/open.js';
import { openShop, type Shop } from '../../src/shop.js';

/** Whether this run uses PostgreSQL. */
export const onPostgres = process.env.SHOP_ENGINE === 'postgresql';

/** Data directories of the test file that this worker runs; removed after it. */
export const shopsFolder = (): string => path.join(inject('runFolder'), `shops-${process.env.VITEST_POOL_ID}`);

/** A configuration with an empty data directory, or a new PostgreSQL database from the template. */
export async function configurationFor(changes: Partial<ApiConfiguration> = {}): Promise<ApiConfiguration> {
  const dataDir = path.join(shopsFolder(), randomUUID());
  return {
    dataDir,
    ...(onPostgres ? { databaseUrl: await newDatabase(inject('templateDatabase')) } : {}),
    publicOrigin: 'http://localhost:3000',
    imageBaseUrl: '/pictures',
    seedDemo: true,
    regulatedFeeding: true,
    revealUnknownEmail: true,
    logLevel: 'silent',
    trustProxy: false,
    defaultCountry: 'AE',
    countryHeader: 'x-country',
    widgetPages: { home: 'home', header: 'header', footer: 'footer' },
    payments: { kind: 'sandbox' },
    facts: { legalNameEn: 'Mahd Trading LLC', legalNameAr: 'مهد للتجارة', phone: '+971 4 000 0000' },
    ...changes,
  };
}

/** A shop under test with a movable clock. */
export interface TestShop extends Shop {
  readonly dataDir: string;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** A running clock that can be advanced. */
export class TestClock {
  #ahead = 0;
  readonly now = (): number => Date.now() + this.#ahead;

  advance(ms: number): void {
    this.#ahead += ms;
  }
}

/** Opens a shop with a copy of the seeded template; with `fresh: false`, with the existing data directory. */
export async function openTestShop(
  changes: Partial<ApiConfiguration> = {},
  fresh = true,
  isStopping = () => false,
  openDatabase?: OpenDatabaseOf,
): Promise<TestShop> {
  const configuration = await configurationFor(changes);
  if (!onPostgres && fresh)
    fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
  const clock = new TestClock();
  const shop = await openShop(configuration, { now: clock.now, isStopping, ...(openDatabase && { openDatabase }) });
  return { ...shop, dataDir: configuration.dataDir, clock, close: () => shop.app.close() };
}

/** Creates a PostgreSQL database from `template`, or an empty one. */
export async function newDatabase(template?: string): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(
    template === undefined ? `create database ${name}` : `create database ${name} template ${template}`,
  );
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
