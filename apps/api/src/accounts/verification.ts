import { normalizeEmail } from '@mahd/rules/shop';
import { and, eq, isNull } from 'drizzle-orm';
import { newDocumentId } from '../db/documentId.js';
import { users } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { noteMail } from '../jobs/outboxWriter.js';
import { findUsedToken, useMailToken } from './mailTokens.js';
import { findUser, type User } from './queries.js';
import { ownPath } from './redirects.js';
import type { AccountParts } from './service.js';

const LANDING = '/en/register/success';

/** Verifies an address by the link of a mail. Gives where the browser goes, or null for a link that does not work. */
export async function verifyEmail({ db, now }: AccountParts, token: string): Promise<string | null> {
  const at = new Date(now());
  return inTransaction(db, async (tx) => {
    const used = await useMailToken(tx, 'verification', token, now());
    if (used !== undefined) {
      await tx
        .update(users)
        .set({ emailVerifiedAt: at })
        .where(and(eq(users.id, used.userId), isNull(users.emailVerifiedAt)));
      return used.redirectUrl ?? LANDING;
    }
    const before = await findUsedToken(tx, 'verification', token, now());
    return before === undefined ? null : (before.redirectUrl ?? LANDING);
  });
}

/** Notes the mail once more, whoever's address it is; it goes out only to one that is not verified yet. */
export async function resendVerification(
  { db, now, publicOrigin, onMail }: AccountParts,
  typed: string,
  redirectUrl: string | undefined,
): Promise<void> {
  const redirectPath = ownPath(redirectUrl, publicOrigin, LANDING);
  await noteMail(
    db,
    { kind: 'verification', email: normalizeEmail(typed), redirectPath, request: newDocumentId() },
    new Date(now()),
  );
  onMail();
}

/** Whether a user's address is verified by now. */
export async function isVerified({ db }: AccountParts, { id }: User): Promise<boolean> {
  return (await findUser(db, id))?.emailVerifiedAt != null;
}
