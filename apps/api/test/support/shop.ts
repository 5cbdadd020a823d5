import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { ApiConfiguration } from '../../src/configuration.js';
import { createApi, type Api } from '../../src/index.js';

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
    logLevel: 'silent',
    trustProxy: false,
    defaultCountry: 'AE',
    countryHeader: 'x-country',
    widgetPages: { home: 'home', header: 'header', footer: 'footer' },
    facts: { legalName: 'Mahd Trading LLC', phone: '+971 4 000 0000' },
    ...changes,
  };
}

/** A shop with a fresh copy of the seeded catalogue. */
export async function openShop(changes: Partial<ApiConfiguration> = {}): Promise<Api> {
  const configuration = await configurationFor(changes);
  if (!onPostgres) fs.cpSync(path.join(inject('runFolder'), 'template'), configuration.dataDir, { recursive: true });
  return createApi(configuration);
}

/** A new database of the test server: a copy of `template`, or empty. */
export async function newDatabase(template?: string): Promise<string> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `${inject('templateDatabase')}_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(template === undefined ? `create database ${name}` : `create database ${name} template ${template}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
