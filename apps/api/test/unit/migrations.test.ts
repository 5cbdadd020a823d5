import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from '../../src/db/schema/index.js';

const meta = join(import.meta.dirname, '../../migrations/meta');

it('lead to the schema (otherwise: npm --prefix apps/api run migrations)', async () => {
  const newest = readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)!;
  const migrated = JSON.parse(readFileSync(join(meta, newest), 'utf8')) as DrizzleSnapshotJSON;
  const current = generateDrizzleJson(schema, migrated.id, undefined, 'snake_case');
  expect(await generateMigration(migrated, current)).toEqual([]);
});
