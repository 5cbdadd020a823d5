import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/db/migrate.js';
import { packDirectory } from '../../src/db/packDirectory.js';
import { openPostgres } from '../../src/db/postgres.js';
import { syncCatalogue } from '../../src/db/seed/syncCatalogue.js';
import { unpack } from '../../src/db/unpack.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Temporary folder of this run. */
    readonly runFolder: string;
    /** PostgreSQL template database; empty for the embedded engine. */
    readonly templateDatabase: string;
  }
}

const CHOICES = { seedDemo: true, regulatedFeeding: true };

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm';
/** Bytes that the shops of two workers may need at once. */
const MEMORY_NEEDED = 6 * 1024 ** 3;

/**
 * The parent of the run's folder. In memory if there is room: every test shop is a copy of a database whose first commit would otherwise wait
 * until the disk has all of it.
 */
function parentFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    fs.accessSync(MEMORY, fs.constants.W_OK);
    return bavail * bsize >= MEMORY_NEEDED ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

/** Creates a seeded template per run and engine; each test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = fs.mkdtempSync(path.join(parentFolder(), 'mahd-test-'));
  project.provide('runFolder', runFolder);
  const server = process.env.TEST_DATABASE_URL;
  if (project.name !== 'postgresql' || server === undefined) {
    if (server === undefined) console.log('PostgreSQL half: not run (TEST_DATABASE_URL is not set)');
    const archive = path.join(runFolder, 'seeded.tar.gz');
    await packDirectory(archive, CHOICES);
    unpack(archive, path.join(runFolder, 'template', 'database'));
    project.provide('templateDatabase', '');
    return async () => fs.rmSync(runFolder, { recursive: true, force: true });
  }
  console.log('PostgreSQL half: running');
  const name = `mahd_test_${process.pid}`;
  await onServer(server, `create database ${name}`);
  const address = withDatabase(server, name);
  const database = await openPostgres(address, () => undefined);
  await migrate(database, (tx) => syncCatalogue(tx, CHOICES));
  await database.close();
  project.provide('templateDatabase', name);
  return async () => {
    await dropAll(server, name);
    fs.rmSync(runFolder, { recursive: true, force: true });
  };
}

async function dropAll(server: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
    `${prefix}%`,
  ]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function withDatabase(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}
