import { normalizeEmail } from '@mahd/rules/shop';
import { newDocumentId } from '../db/documentId.js';
import { inTransaction } from '../db/transaction.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { findMailToken, useMailToken } from './mailTokens.js';
import { findUser, type User } from './queries.js';
import { ownPath } from './redirects.js';
import type { AccountDependencies } from './service.js';
import { verifyAddress } from './verifyAddress.js';

const LANDING = '/en/register/success';

/** A valid link of a verification mail. */
export interface VerificationLink {
  readonly token: string;
  /** Who registered the address: its owner, or someone else. */
  readonly user: User;
  /** Whether nothing is left to do: owners press twice. */
  readonly isVerified: boolean;
  /** The page that the registration asked for. */
  readonly path: string;
}

/** What a verification link is for, or null for an invalid one. Changes nothing. */
export async function readVerificationLink(
  { db, now }: AccountDependencies,
  token: string,
): Promise<VerificationLink | null> {
  const link = await findMailToken(db, 'verification', token, now());
  const user = link && (await findUser(db, link.userId));
  return user === undefined
    ? null
    : { token, user, isVerified: user.emailVerifiedAt !== null, path: link?.redirectUrl ?? LANDING };
}

/** Verifies the address of a link. The caller knows that who registered it has followed the link. */
export async function confirmAddress({ db, now }: AccountDependencies, { token }: VerificationLink): Promise<void> {
  await inTransaction(db, async (tx) => {
    const used = await useMailToken(tx, 'verification', token, now());
    // Otherwise a press at the same time has verified it.
    if (used !== undefined) await verifyAddress(tx, used.userId, new Date(now()));
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
