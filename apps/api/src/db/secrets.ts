import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.js';
import { secrets } from './schema/index.js';

/** A random key (256 bits, base64url), created on first use and shared by all processes. */
export async function secretOf(db: Database, name: string): Promise<string> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (row === undefined) throw new Error(`The secret ${name} was not stored`);
  return row.value;
}
