import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { mailTokens } from '../db/schema/index.js';
import { hashToken, looksLikeToken, newToken } from './tokens.js';

export type MailPurpose = 'verification' | 'password-reset';

const VERIFICATION_HOURS = 24;
const RESET_HOURS = 1;
const HOURS: Readonly<Record<MailPurpose, number>> = {
  verification: VERIFICATION_HOURS,
  'password-reset': RESET_HOURS,
};
const HOUR_MS = 3600_000;

/** Creates a token when the mail is composed, so that it exists in plain text only in the mail. */
export async function issueMailToken(
  db: Database,
  purpose: MailPurpose,
  userId: string,
  redirectUrl: string | null,
  now: number,
): Promise<string> {
  const token = newToken();
  await db.insert(mailTokens).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    redirectUrl,
    expiresAt: new Date(now + HOURS[purpose] * HOUR_MS),
  });
  return token;
}

/** Consumes a token atomically: a second call gets undefined. */
export async function useMailToken(
  tx: Database,
  purpose: MailPurpose,
  token: string,
  now: number,
): Promise<{ userId: string; redirectUrl: string | null } | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const at = new Date(now);
  const [used] = await tx
    .update(mailTokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(mailTokens.tokenHash, hashToken(token)),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, at),
      ),
    )
    .returning({ userId: mailTokens.userId, redirectUrl: mailTokens.redirectUrl });
  return used;
}

/** Finds an unexpired token, used or not. */
export async function findMailToken(
  db: Database,
  purpose: MailPurpose,
  token: string,
  now: number,
): Promise<{ userId: string; redirectUrl: string | null } | undefined> {
  if (!looksLikeToken(token)) return undefined;
  const [found] = await db
    .select({ userId: mailTokens.userId, redirectUrl: mailTokens.redirectUrl })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.tokenHash, hashToken(token)),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, new Date(now)),
      ),
    );
  return found;
}

/** Revokes all tokens of this purpose. */
export async function voidMailTokens(tx: Database, purpose: MailPurpose, userId: string): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}
