import { normalizeEmail } from '@mahd/rules/shop';
import { newDocumentId } from '../db/documentId.js';
import { inTransaction } from '../db/transaction.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { findUsedToken, useMailToken } from './mailTokens.js';
import { findUser, type User } from './queries.js';
import { ownPath } from './redirects.js';
import type { AccountDependencies } from './service.js';
import { verifyAddress } from './verifyAddress.js';

const LANDING = '/en/register/success';

/** Verifies an e-mail address. Returns the path that the registration asked for, or null for an invalid link. */
export async function verifyEmail({ db, now }: AccountDependencies, token: string): Promise<string | null> {
  const at = new Date(now());
  return inTransaction(db, async (tx) => {
    const used = await useMailToken(tx, 'verification', token, now());
    if (used !== undefined) {
      await verifyAddress(tx, used.userId, at);
      return used.redirectUrl ?? LANDING;
    }
    const before = await findUsedToken(tx, 'verification', token, now());
    return before === undefined ? null : (before.redirectUrl ?? LANDING);
  });
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
