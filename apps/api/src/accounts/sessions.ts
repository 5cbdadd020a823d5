import { and, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { sessions, users } from '../db/schema/index.js';
import type { User } from './queries.js';
import { hashToken, looksLikeToken, newToken } from './tokens.js';

/** How long a session lasts after its last use. */
export const SESSION_SECONDS = 30 * 24 * 3600;
/** The end is moved on at most this often, so that reading does not become writing. */
const MOVE_EVERY_MS = 3600_000;

/** A user with the session she came with. */
export interface Authenticated {
  readonly user: User;
  readonly tokenHash: string;
}

/** Begins a session; the token is known to nobody but who gets it here. */
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

/** Who a token belongs to, if it still holds; using it moves its end on. */
export async function findSession(db: Database, token: string, now: number): Promise<Authenticated | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const tokenHash = hashToken(token);
  const [found] = await db
    .select({ user: users, usedAt: sessions.usedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))));
  if (found === undefined) return undefined;
  if (found.usedAt.getTime() + MOVE_EVERY_MS < now) {
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

/** Ends every session of a user, or all but one. */
export async function endSessions(db: Database, userId: string, exceptHash?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ...(exceptHash === undefined ? [] : [ne(sessions.tokenHash, exceptHash)])));
}
