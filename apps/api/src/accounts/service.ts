import type { AuthAnswer, LoginForm, Profile, ProfileChanges, RegisterAnswer, RegisterForm } from '@mahd/contract';
import { normalizeEmail } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { newDocumentId } from '../db/documentId.js';
import { users } from '../db/schema/index.js';
import { inTransaction } from '../db/transaction.js';
import { invalidFields, ProblemError } from '../http/problem.js';
import { noteMail } from '../jobs/outboxWriter.js';
import { removeMailFiles } from '../mail/mailFiles.js';
import { deleteAccount } from './deletion.js';
import { checkNewPassword, readChanges, readRegistration } from './details.js';
import { useMailToken, voidMailTokens } from './mailTokens.js';
import { dropWaitingMails } from './ownRecords.js';
import { hashPassword, isPassword } from './passwords.js';
import { findUserByEmail, type User } from './queries.js';
import { languageOf, ownPath } from './redirects.js';
import { beginSession, endSession, endSessions, type Authenticated } from './sessions.js';
import { emailErrorView, profileView, sessionView } from './view.js';

const COUNTRY = 'UAE';
const TAKEN = 'The email has already been taken.';

export interface AccountParts {
  readonly db: Database;
  readonly publicOrigin: string;
  readonly now: () => number;
  /** Whether forget-password and registration say that an address is nobody's or somebody's (the specification's behaviour). */
  readonly revealUnknownEmail: boolean;
  /** Told that a mail may be waiting. */
  readonly onMail: () => void;
  /** Where mails are written that no mail server takes. */
  readonly mailFolder: string;
}

/** Accounts: who somebody is, and what she may change about that. */
export class AccountService {
  constructor(private readonly parts: AccountParts) {}

  /**
   * Registers and logs in. Two who register with one address at once: one of them gets it. A shop that reveals nothing logs nobody in here and answers
   * the same for every address: whose it is finds out in her mailbox.
   */
  async register(form: RegisterForm): Promise<RegisterAnswer> {
    const { db, publicOrigin, now, revealUnknownEmail } = this.parts;
    const read = readRegistration(form);
    if (!('password' in read)) return emailErrorView(read);
    const landing = ownPath(form.redirect_url, publicOrigin, '/en/register/success');
    const language = languageOf(landing);
    const { email, password, marketing, ...details } = read;
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
          marketingAt: marketing ? at : null,
          language,
          createdAt: at,
          changedAt: at,
        })
        .onConflictDoNothing({ target: users.email })
        .returning();
      if (user === undefined) {
        if (!revealUnknownEmail)
          await noteMail(tx, { kind: 'already-registered', email, language, request: newDocumentId() }, at);
        return undefined;
      }
      await noteMail(tx, { kind: 'verification', email, redirectPath: landing, request: newDocumentId() }, at);
      return { user, token: revealUnknownEmail ? await beginSession(tx, user.id, now()) : '' };
    });
    if (made === undefined && revealUnknownEmail) return emailErrorView({ email: TAKEN });
    this.parts.onMail();
    return made === undefined || !revealUnknownEmail
      ? { status: 'mailed' }
      : { status: 200, ...sessionView(made.token, made.user) };
  }

  /**
   * Whose e-mail and password these are, or null: it is not said which of them was wrong, nor by how long it takes. A shop that reveals nothing takes
   * nobody's password before her address is verified: else a registration and a login would tell whether there was an account before.
   */
  async findByPassword({ email, password }: LoginForm): Promise<User | null> {
    const { db, revealUnknownEmail } = this.parts;
    const user = await findUserByEmail(db, normalizeEmail(email));
    const fits = await isPassword(user?.passwordHash, password);
    return user !== undefined && fits && (revealUnknownEmail || user.emailVerifiedAt !== null) ? user : null;
  }

  /** Begins a session of who has shown her password. */
  async logIn(user: User): Promise<AuthAnswer> {
    const { db, now } = this.parts;
    return sessionView(await beginSession(db, user.id, now()), user);
  }

  async logOut({ tokenHash }: Authenticated): Promise<void> {
    await endSession(this.parts.db, tokenHash);
  }

  /** Notes the mail with the link, whoever's address it is: the same work for every address. Tells whether it is somebody's. */
  async forgotPassword(typed: string, redirectUrl: string | undefined): Promise<boolean> {
    const { db, publicOrigin, now } = this.parts;
    const email = normalizeEmail(typed);
    const language = languageOf(ownPath(redirectUrl, publicOrigin, '/en/login'));
    const known = (await findUserByEmail(db, email)) !== undefined;
    await noteMail(db, { kind: 'password-reset', email, language, request: newDocumentId() }, new Date(now()));
    this.parts.onMail();
    return known;
  }

  /** Sets a new password by a mailed link, once. Every session ends; the link has also shown whose address it is. */
  async resetPassword(token: string, password: string): Promise<void> {
    const { db, now } = this.parts;
    checkNewPassword(password);
    const passwordHash = await hashPassword(password);
    const at = new Date(now());
    await inTransaction(db, async (tx) => {
      const link = await useMailToken(tx, 'password-reset', token, now());
      if (link === undefined) throw new ProblemError(404, 'unknown_link', 'This link does not work any more.');
      const [user] = await tx
        .update(users)
        .set({ passwordHash, changedAt: at })
        .where(eq(users.id, link.userId))
        .returning();
      if (user === undefined) throw new Error('The user of a link is gone');
      if (user.emailVerifiedAt === null)
        await tx.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, user.id));
      await voidMailTokens(tx, 'password-reset', user.id);
      await dropWaitingMails(tx, 'password-reset', user.email);
      await endSessions(tx, user.id);
      await notePasswordChange(tx, user, at);
    });
    this.parts.onMail();
  }

  /** Changes the password of who knows the current one. Every other session ends. */
  async changePassword({ user, tokenHash }: Authenticated, current: string, password: string): Promise<void> {
    const { db, now } = this.parts;
    await this.confirmPassword(user, current, 'current_password');
    checkNewPassword(password);
    const passwordHash = await hashPassword(password);
    const at = new Date(now());
    await inTransaction(db, async (tx) => {
      await tx.update(users).set({ passwordHash, changedAt: at }).where(eq(users.id, user.id));
      await voidMailTokens(tx, 'password-reset', user.id);
      await dropWaitingMails(tx, 'password-reset', user.email);
      await endSessions(tx, user.id, tokenHash);
      await notePasswordChange(tx, user, at);
    });
    this.parts.onMail();
  }

  async update({ user }: Authenticated, changes: ProfileChanges): Promise<Profile> {
    const { db, now } = this.parts;
    const details = readChanges(changes, user);
    const at = new Date(now());
    const marketingAt =
      changes.marketing === undefined ? user.marketingAt : changes.marketing ? (user.marketingAt ?? at) : null;
    const [changed] = await db
      .update(users)
      .set({
        ...details,
        ...(changes.kid_age === undefined ? {} : { kidAge: changes.kid_age }),
        ...(changes.pregnent === undefined ? {} : { pregnancy: changes.pregnent }),
        marketingAt,
        changedAt: at,
      })
      .where(eq(users.id, user.id))
      .returning();
    if (changed === undefined) throw new ProblemError(401, 'login_needed', 'Log in first.');
    return profileView(changed);
  }

  /** Deletes the account with everything about it but the invoices the law wants kept. */
  async remove({ user }: Authenticated, password: string): Promise<void> {
    await this.confirmPassword(user, password, 'password');
    const { db, now, mailFolder } = this.parts;
    const files = await inTransaction(db, (tx) => deleteAccount(tx, user, new Date(now())));
    await removeMailFiles(mailFolder, files);
  }

  async confirmPassword(user: User, password: string, field: string): Promise<void> {
    if (await isPassword(user.passwordHash, password)) return;
    const { options } = invalidFields([{ field, code: 'wrong', message: 'reset.wrongCurrent' }]);
    throw new ProblemError(422, 'wrong_password', 'The current password is not correct.', options);
  }
}

async function notePasswordChange(tx: Database, { email, language }: User, at: Date): Promise<void> {
  await noteMail(
    tx,
    { kind: 'password-changed', email, language, changedAt: at.toISOString(), request: newDocumentId() },
    at,
  );
}
