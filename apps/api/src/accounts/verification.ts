import { normalizeEmail } from '@mahd/rules/shop';
import { and, eq, isNull } from 'drizzle-orm';
import { newDocumentId } from '../db/documentId.js';
import type { Database } from '../db/database.js';
import { orders, users } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { findUsedToken, useMailToken } from './mailTokens.js';
import { findUser, type User } from './queries.js';
import { ownPath } from './redirects.js';
import type { AccountDependencies } from './service.js';

const LANDING = '/en/register/success';

/** Verifies an e-mail address. Returns the path to redirect to, or null for an invalid link. */
export async function verifyEmail({ db, now }: AccountDependencies, token: string): Promise<string | null> {
  const at = new Date(now());
  return inTransaction(db, async (tx) => {
    const used = await useMailToken(tx, 'verification', token, now());
    if (used !== undefined) {
      await tx
        .update(users)
        .set({ emailVerifiedAt: at })
        .where(and(eq(users.id, used.userId), isNull(users.emailVerifiedAt)));
      await attachGuestOrders(tx, used.userId);
      return used.redirectUrl ?? LANDING;
    }
    const before = await findUsedToken(tx, 'verification', token, now());
    return before === undefined ? null : (before.redirectUrl ?? LANDING);
  });
}

/** Gives a user the earlier orders that were placed with the verified address and without a login. */
async function attachGuestOrders(tx: Database, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user === undefined) return;
  await tx
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.email, user.email), isNull(orders.userId)));
}

/** Queues the verification mail again, with the same work for every address. It is sent only to unverified accounts. */
export async function resendVerification(
  { db, now, publicOrigin, onMail }: AccountDependencies,
  typed: string,
  redirectUrl: string | undefined,
): Promise<void> {
  const redirectPath = ownPath(redirectUrl, publicOrigin, LANDING);
  await enqueueMail(
    db,
    { kind: 'verification', email: normalizeEmail(typed), redirectPath, request: newDocumentId() },
    new Date(now()),
  );
  onMail();
}

export async function isVerified({ db }: AccountDependencies, { id }: User): Promise<boolean> {
  return (await findUser(db, id))?.emailVerifiedAt != null;
}
