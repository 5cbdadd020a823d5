import { directionOf, formatDate, formatMessage, formatTime } from '@mahd/rules/locale';
import { contactReference } from '../contact/reference.js';
import type { ContactMessage } from '../jobs/outboxWriter.js';
import { oneLine } from '../text/oneLine.js';
import { escapeHtml } from '../text/sanitise.js';
import type { MailMessage } from './message.js';
import { mailTexts } from './texts/index.js';

/** The mail to the shop for a contact message, in the visitor's language. Reply-To is the visitor. */
export function contactMail(message: ContactMessage, id: string, to: string): MailMessage {
  const { email, language, receivedAt } = message;
  const [name, phone] = [oneLine(message.name), oneLine(message.phone)];
  const texts = mailTexts[language].contact;
  const direction = directionOf(language);
  const lines = [
    `${texts.reference}: ${contactReference(message)}`,
    `${texts.name}: ${name}`,
    `${texts.email}: ${email}`,
    `${texts.phone}: ${phone}`,
    `${texts.received}: ${formatDate(receivedAt, language)} ${formatTime(receivedAt)}`,
  ];
  return {
    id,
    to,
    replyTo: { name, address: email },
    subject: formatMessage(language, texts.subject, { name }),
    text: [lines.join('\n'), message.message].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"></head><body style="font-family:'Segoe UI',Tahoma,Arial,sans-serif" dir="${direction}"><p>${lines.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</p><p style="white-space:pre-wrap">${escapeHtml(message.message)}</p></body></html>`,
  };
}
