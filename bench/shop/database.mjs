import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/workspace/root.mjs';

/** Creates an empty database on a PostgreSQL server. @param {string} server @returns {Promise<string>} its URL */
export async function newDatabase(server) {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

/** @param {string} databaseUrl @param {string} statement @returns {Promise<Record<string, unknown>[]>} */
export async function query(databaseUrl, statement) {
  const pg = createRequire(inRoot('apps/api/package.json'))('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
