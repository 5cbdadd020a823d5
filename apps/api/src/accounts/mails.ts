import { formatDate, formatMessage, languageOfPath } from '@mahd/rules/locale';
import type { Database } from '../db/database.js';
import type { AccountMessage } from '../jobs/outboxWriter.js';
import type { MailContent } from '../mail/message.js';
import { mailTexts } from '../mail/texts/index.js';
import { issueMailToken } from './mailTokens.js';
import { findUserByEmail } from './queries.js';

interface MailContext {
  readonly id: string;
  readonly publicOrigin: string;
  readonly now: number;
}

/** Composes an account mail and issues its token; null if there is no such user or the mail is obsolete. */
export async function accountMail(
  db: Database,
  message: AccountMessage,
  { id, publicOrigin, now }: MailContext,
): Promise<MailContent | null> {
  const user = await findUserByEmail(db, message.email);
  if (user === undefined) return null;
  const language = message.kind === 'verification' ? languageOfPath(message.redirectPath) : message.language;
  const texts = mailTexts[language];
  const login = `${publicOrigin}/${language}/login`;
  const mail = (
    { subject, preheader, button }: Readonly<Record<'subject' | 'preheader' | 'button', string>>,
    href: string,
    blocks: string[],
    after: string[],
  ): MailContent => ({
    id,
    to: user.email,
    firstName: user.firstName,
    language,
    subject,
    preheader,
    blocks,
    button: { label: button, href },
    after,
  });

  switch (message.kind) {
    case 'verification': {
      if (user.emailVerifiedAt !== null) return null;
      const token = await issueMailToken(db, 'verification', user.id, message.redirectPath, now);
      // In the fragment, for a page that asks: mail programs open links too.
      const href = `${publicOrigin}/${language}/verify-email#token=${token}`;
      const { thanks, confirm, life, notYou } = texts.verification;
      return mail(texts.verification, href, [thanks, confirm], [life, notYou]);
    }
    case 'password-reset': {
      const token = await issueMailToken(db, 'password-reset', user.id, null, now);
      const { asked, press, life, notYou } = texts.passwordReset;
      return mail(texts.passwordReset, `${login}#reset=${token}`, [asked, press], [life, notYou]);
    }
    case 'already-registered': {
      const { tried, forgotten, notYou } = texts.alreadyRegistered;
      return mail(texts.alreadyRegistered, login, [tried, forgotten], [notYou]);
    }
    case 'password-changed': {
      const { changed, notYou } = texts.passwordChanged;
      const text = formatMessage(language, changed, { date: formatDate(message.changedAt, language) });
      return mail(texts.passwordChanged, login, [text], [notYou]);
    }
  }
}
