import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.js';
import { secrets } from './schema/index.js';

/** A random key of this shop, made on first use and the same in every process: 256 bits, base64url. */
export async function secretOf(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The secret ${name} was not kept`);
  return row.value;
}
