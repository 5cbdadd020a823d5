import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { users } from '../db/schema/index.js';

export type User = typeof users.$inferSelect;

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** @param email as normalised by `normalizeEmail` */
export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/**
 * The account with this verified address, locked for sharing. A verification at the same time waits for the transaction
 * to end, or the other way round, so that either of them attaches an order to the account.
 * @param email as normalised by `normalizeEmail`
 */
export async function lockVerifiedAccount(tx: Database, email: string): Promise<User | undefined> {
  const [locked] = await tx.select().from(users).where(eq(users.email, email)).for('share');
  return locked?.emailVerifiedAt == null ? undefined : locked;
}
