import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { sessions, users } from '../db/schema/index.js';
import type { User } from './queries.js';
import { hashToken, looksLikeToken, newToken } from './tokens.js';

/** Session lifetime after its last use. */
export const SESSION_SECONDS = 30 * 24 * 3600;
/** Expiry is extended at most this often, so that reads rarely write. */
const EXTEND_EVERY_MS = 3600_000;

export interface Authenticated {
  readonly user: User;
  readonly tokenHash: string;
}

/** Starts a session. Only the caller gets the token; the database stores its hash. */
export async function beginSession(db: Database, userId: string, now: number): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: new Date(now),
    usedAt: new Date(now),
    expiresAt: new Date(now + SESSION_SECONDS * 1000),
  });
  return token;
}

/** The user of a valid token; extends the session. */
export async function findSession(db: Database, token: string, now: number): Promise<Authenticated | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ user: users, usedAt: sessions.usedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  if (found === undefined) return undefined;
  if (found.usedAt.getTime() + EXTEND_EVERY_MS < now) {
    await db
      .update(sessions)
      .set({ usedAt: new Date(now), expiresAt: new Date(now + SESSION_SECONDS * 1000) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return { user: found.user, tokenHash };
}

export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(db: Database, userId: string, exceptHash?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ...(exceptHash === undefined ? [] : [ne(sessions.tokenHash, exceptHash)])));
}
