import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { CASING } from './database.js';
import { migrate } from './migrate.js';
import { packedDirectory } from './packageRoot.js';
import { syncCatalogue } from './seed/syncCatalogue.js';

// Part of the build: packs a migrated and seeded data directory, so that a first start unpacks instead of creating.
const client = await PGlite.create({ extensions: { pg_trgm } });
await migrate(drizzle(client, { casing: CASING }), (tx) => syncCatalogue(tx, { seedDemo: true, regulatedFeeding: true }));
await client.exec('vacuum analyze');
await client.exec('checkpoint');
const archive = await client.dumpDataDir('gzip');
fs.writeFileSync(packedDirectory, Buffer.from(await archive.arrayBuffer()));
await client.close();
