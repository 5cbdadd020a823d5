import { formatDate, formatMessage } from '@mahd/rules/locale';
import type { Database } from '../db/database.js';
import type { AccountMessage } from '../jobs/outboxWriter.js';
import type { MailContent } from '../mail/message.js';
import { mailTexts } from '../mail/texts/index.js';
import { issueMailToken } from './mailTokens.js';
import { findUserByEmail } from './queries.js';
import { languageOf } from './redirects.js';

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
  const addressee = { id, to: user.email, firstName: user.firstName };

  if (message.kind === 'verification') {
    if (user.emailVerifiedAt !== null) return null;
    const language = languageOf(message.redirectPath);
    const texts = mailTexts[language].verification;
    const token = await issueMailToken(db, 'verification', user.id, message.redirectPath, now);
    return {
      ...addressee,
      language,
      subject: texts.subject,
      preheader: texts.preheader,
      blocks: [texts.thanks, texts.confirm],
      button: {
        label: texts.button,
        href: `${publicOrigin}/api/auth/verify-email?${new URLSearchParams({ token, language }).toString()}`,
      },
      after: [texts.life, texts.notYou],
    };
  }

  const { language } = message;
  const login = `${publicOrigin}/${language}/login`;
  if (message.kind === 'password-reset') {
    const texts = mailTexts[language].passwordReset;
    const token = await issueMailToken(db, 'password-reset', user.id, null, now);
    return {
      ...addressee,
      language,
      subject: texts.subject,
      preheader: texts.preheader,
      blocks: [texts.asked, texts.press],
      button: { label: texts.button, href: `${login}?reset=${token}` },
      after: [texts.life, texts.notYou],
    };
  }
  if (message.kind === 'already-registered') {
    const texts = mailTexts[language].alreadyRegistered;
    return {
      ...addressee,
      language,
      subject: texts.subject,
      preheader: texts.preheader,
      blocks: [texts.tried, texts.forgotten],
      button: { label: texts.button, href: login },
      after: [texts.notYou],
    };
  }
  const texts = mailTexts[language].passwordChanged;
  return {
    ...addressee,
    language,
    subject: texts.subject,
    preheader: texts.preheader,
    blocks: [formatMessage(language, texts.changed, { date: formatDate(message.changedAt, language) })],
    button: { label: texts.button, href: login },
    after: [texts.notYou],
  };
}
