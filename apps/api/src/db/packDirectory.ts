import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { CASING } from './database.js';
import { migrate } from './migrate.js';
import { syncCatalogue, type SeedChoices } from './seed/syncCatalogue.js';

/** Writes a migrated and seeded data directory as a gzipped tar archive, which speeds up the first start. */
export async function packDirectory(file: string, choices: SeedChoices): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm, amcheck } });
  try {
    await migrate({ batchDb: drizzle(client, { casing: CASING }), engine: 'embedded' }, (tx) =>
      syncCatalogue(tx, choices),
    );
    // Saves time at the first start.
    await client.exec('create extension amcheck');
    await client.exec('vacuum analyze');
    await client.exec('checkpoint');
    const archive = await client.dumpDataDir('gzip');
    fs.writeFileSync(file, Buffer.from(await archive.arrayBuffer()));
  } finally {
    await client.close();
  }
}
