import type { AuthAnswer, LoginForm, Profile, ProfileChanges, RegisterAnswer, RegisterForm } from '@mahd/contract';
import { languageOfPath } from '@mahd/rules/locale';
import { normalizeEmail } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { newDocumentId } from '../db/documentId.js';
import { users } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { invalidFields, ProblemError } from '../http/problem.js';
import { enqueueMail } from '../jobs/outboxWriter.js';
import { removeMailFiles } from '../mail/mailFiles.js';
import { findDefaultAddress, lockUser, setDefaultPlace } from './addressBook.js';
import { deleteAccount } from './deletion.js';
import { checkNewPassword, readChanges, readRegistration } from './details.js';
import { useMailToken, voidMailTokens } from './mailTokens.js';
import { dropWaitingMails } from './ownRecords.js';
import { hashPassword, isPassword } from './passwords.js';
import { findUserByEmail, type User } from './queries.js';
import { ownPath } from './redirects.js';
import { beginSession, endSession, endSessions, type Authenticated } from './sessions.js';
import { verifyAddress } from './verifyAddress.js';
import { emailErrorView, profileView, sessionView } from './view.js';

const COUNTRY = 'UAE';
const TAKEN = 'An account with this email already exists.';

export interface AccountDependencies {
  readonly db: Database;
  readonly publicOrigin: string;
  readonly now: () => number;
  /** Whether responses reveal if an e-mail address has an account. */
  readonly revealUnknownEmail: boolean;
  /** Called after a mail was queued. */
  readonly onMail: () => void;
  /** Folder for mails when no SMTP server is configured. */
  readonly mailFolder: string;
}

/** Registration, login, passwords and profile. */
export class AccountService {
  constructor(private readonly dependencies: AccountDependencies) {}

  /**
   * Registers and logs in. A unique index settles concurrent registrations. When the shop hides whether an address is
   * known, it does not log in and gives the same response for every address.
   */
  async register(form: RegisterForm): Promise<RegisterAnswer> {
    const { db, publicOrigin, now, revealUnknownEmail } = this.dependencies;
    const read = readRegistration(form);
    if (!('password' in read)) return emailErrorView(read);
    const landing = ownPath(form.redirect_url, publicOrigin, '/en/register/success');
    const language = languageOfPath(landing);
    const { email, password, marketing, place, ...details } = read;
    const passwordHash = await hashPassword(password);
    const at = new Date(now());
    const made = await inTransaction(db, async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({
          ...details,
          id: newDocumentId(),
          email,
          passwordHash,
          country: COUNTRY,
          childAnswersAt: details.kidAge === null && details.pregnancy === null ? null : at,
          marketingAt: marketing ? at : null,
          language,
          createdAt: at,
          changedAt: at,
        })
        .onConflictDoNothing({ target: users.email })
        .returning();
      if (user === undefined) {
        if (!revealUnknownEmail)
          await enqueueMail(tx, { kind: 'already-registered', email, language, request: newDocumentId() }, at);
        return undefined;
      }
      await setDefaultPlace(tx, user.id, place, at);
      await enqueueMail(tx, { kind: 'verification', email, redirectPath: landing, request: newDocumentId() }, at);
      return { user, token: revealUnknownEmail ? await beginSession(tx, user.id, now()) : '' };
    });
    if (made === undefined && revealUnknownEmail) return emailErrorView({ email: TAKEN });
    this.dependencies.onMail();
    return made === undefined || !revealUnknownEmail
      ? { status: 'mailed' }
      : { status: 200, ...sessionView(made.token, made.user, place) };
  }

  /**
   * The user with these credentials, or null. Neither the result nor its timing reveals which of the two was wrong. A
   * shop that hides whether an address is known requires a verified address; otherwise registering and logging in
   * would reveal it.
   */
  async findByPassword({ email, password }: LoginForm): Promise<User | null> {
    const { db, revealUnknownEmail } = this.dependencies;
    const user = await findUserByEmail(db, normalizeEmail(email));
    const fits = await isPassword(user?.passwordHash, password);
    return user !== undefined && fits && (revealUnknownEmail || user.emailVerifiedAt !== null) ? user : null;
  }

  /** Starts a session for an authenticated user. Null if the password was changed meanwhile. */
  async logIn(user: User): Promise<AuthAnswer | null> {
    const { db, now } = this.dependencies;
    const token = await inTransaction(db, async (tx) =>
      (await lockWithPassword(tx, user)) ? beginSession(tx, user.id, now()) : null,
    );
    return token === null ? null : sessionView(token, user, await findDefaultAddress(db, user.id));
  }

  async logOut({ tokenHash }: Authenticated): Promise<void> {
    await endSession(this.dependencies.db, tokenHash);
  }

  /** Queues the reset mail, with the same work for every address. Returns whether the address has an account. */
  async forgotPassword(typed: string, redirectUrl: string | undefined): Promise<boolean> {
    const { db, publicOrigin, now } = this.dependencies;
    const email = normalizeEmail(typed);
    const language = languageOfPath(ownPath(redirectUrl, publicOrigin, '/en/login'));
    const known = (await findUserByEmail(db, email)) !== undefined;
    await enqueueMail(db, { kind: 'password-reset', email, language, request: newDocumentId() }, new Date(now()));
    this.dependencies.onMail();
    return known;
  }

  /** Sets a new password by a mailed link, once. Ends all sessions and verifies the address. */
  async resetPassword(token: string, password: string): Promise<void> {
    const { db, now } = this.dependencies;
    checkNewPassword(password);
    const passwordHash = await hashPassword(password);
    const at = new Date(now());
    await inTransaction(db, async (tx) => {
      const link = await useMailToken(tx, 'password-reset', token, now());
      if (link === undefined) throw new ProblemError(404, 'unknown_link', 'This link no longer works.');
      const [user] = await tx
        .update(users)
        .set({ passwordHash, changedAt: at })
        .where(eq(users.id, link.userId))
        .returning();
      if (user === undefined) throw new Error('The user of a link is gone');
      await verifyAddress(tx, user.id, at);
      await voidMailTokens(tx, 'password-reset', user.id);
      await dropWaitingMails(tx, 'password-reset', user.email);
      await endSessions(tx, user.id);
      await enqueuePasswordChanged(tx, user, at);
    });
    this.dependencies.onMail();
  }

  /** Changes the password and ends all other sessions. */
  async changePassword({ user, tokenHash }: Authenticated, current: string, password: string): Promise<void> {
    const { db, now } = this.dependencies;
    await this.confirmPassword(user, current, 'current_password');
    checkNewPassword(password, current);
    const passwordHash = await hashPassword(password);
    const at = new Date(now());
    await inTransaction(db, async (tx) => {
      if (!(await lockWithPassword(tx, user))) throw wrongPassword('current_password');
      await tx.update(users).set({ passwordHash, changedAt: at }).where(eq(users.id, user.id));
      await voidMailTokens(tx, 'password-reset', user.id);
      await dropWaitingMails(tx, 'password-reset', user.email);
      await endSessions(tx, user.id, tokenHash);
      await enqueuePasswordChanged(tx, user, at);
    });
    this.dependencies.onMail();
  }

  async readProfile({ user }: Authenticated): Promise<Profile> {
    return profileView(user, await findDefaultAddress(this.dependencies.db, user.id));
  }

  /** Changes the profile. Its address is the default of the address book. */
  async update({ user: { id } }: Authenticated, changes: ProfileChanges): Promise<Profile> {
    const { db, now } = this.dependencies;
    const at = new Date(now());
    return inTransaction(db, async (tx) => {
      // Read under the lock: what the changes do not name keeps the value that another request may have set meanwhile.
      const user = await lockUser(tx, id);
      if (user === undefined) throw new ProblemError(401, 'login_needed', 'Log in first.');
      const { kid_age: kidAge = user.kidAge, pregnent: pregnancy = user.pregnancy } = changes;
      const { marketing = user.marketingAt !== null } = changes;
      const answersChanged = kidAge !== user.kidAge || pregnancy !== user.pregnancy;
      const { person, place } = readChanges(changes, user, await findDefaultAddress(tx, user.id));
      const [changed] = await tx
        .update(users)
        .set({
          ...person,
          ...(answersChanged ? { kidAge, pregnancy, childAnswersAt: at } : {}),
          marketingAt: marketing ? (user.marketingAt ?? at) : null,
          changedAt: at,
        })
        .where(eq(users.id, id))
        .returning();
      if (changed === undefined) throw new Error('A locked user is gone');
      if (place !== null) await setDefaultPlace(tx, id, place, at);
      return profileView(changed, place ?? undefined);
    });
  }

  /** Deletes the account and all personal data except invoices. */
  async remove({ user }: Authenticated, password: string): Promise<void> {
    await this.confirmPassword(user, password, 'password');
    const { db, now, mailFolder } = this.dependencies;
    const files = await inTransaction(db, async (tx) => {
      const locked = await lockWithPassword(tx, user);
      if (locked === undefined) throw wrongPassword('password');
      return deleteAccount(tx, locked, new Date(now()));
    });
    await removeMailFiles(mailFolder, files);
  }

  async confirmPassword(user: User, password: string, field: string): Promise<void> {
    if (!(await isPassword(user.passwordHash, password))) throw wrongPassword(field);
  }
}

export function wrongPassword(field: string): ProblemError {
  const { options } = invalidFields([{ field, code: 'wrong', message: 'reset.wrongCurrent' }]);
  return new ProblemError(422, 'wrong_password', 'The current password is not correct.', options);
}

/** Locks a user and reads it again. Undefined if the password has changed since the user was read. */
async function lockWithPassword(tx: Database, { id, passwordHash }: User): Promise<User | undefined> {
  const user = await lockUser(tx, id);
  return user?.passwordHash === passwordHash ? user : undefined;
}

async function enqueuePasswordChanged(tx: Database, { email, language }: User, at: Date): Promise<void> {
  await enqueueMail(
    tx,
    { kind: 'password-changed', email, language, changedAt: at.toISOString(), request: newDocumentId() },
    at,
  );
}
