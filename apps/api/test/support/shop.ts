import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { ApiConfiguration } from '../../src/configuration.js';
import { openShop, type Shop } from '../../src/shop.js';

/** Whether this run is about a PostgreSQL server. */
export const onPostgres = process.env.SHOP_ENGINE === 'postgresql';

/** A configuration for an empty data directory, or on PostgreSQL for a new database made from the seeded template. */
export async function configurationFor(changes: Partial<ApiConfiguration> = {}): Promise<ApiConfiguration> {
  const dataDir = path.join(inject('runFolder'), randomUUID());
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
    facts: { legalName: 'Mahd Trading LLC', phone: '+971 4 000 0000' },
    ...changes,
  };
}

/** A shop under test: everything inside it, a clock that can be moved, and where its files are. */
export interface TestShop extends Shop {
  readonly dataDir: string;
  readonly clock: TestClock;
  close(): Promise<void>;
}

/** A clock that runs, and can be put forward. */
export class TestClock {
  #ahead = 0;
  readonly now = (): number => Date.now() + this.#ahead;

  advance(ms: number): void {
    this.#ahead += ms;
  }
}

/** A shop with a fresh copy of the seeded catalogue, or, when it is not to be `fresh`, with what its data directory holds. */
export async function openTestShop(
  changes: Partial<ApiConfiguration> = {},
  fresh = true,
  isStopping = () => false,
): Promise<TestShop> {
  const configuration = await configurationFor(changes);
  if (!onPostgres && fresh)
    fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
  const clock = new TestClock();
  const shop = await openShop(configuration, { now: clock.now, isStopping });
  return { ...shop, dataDir: configuration.dataDir, clock, close: () => shop.app.close() };
}

/** A new database of the test server: a copy of `template`, or empty. */
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
