import fs from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailAddress, MailMessage } from './message.js';

/** Sends one mail. Throws if it is not accepted. */
export type Mailer = (message: MailMessage) => Promise<void>;

export interface MailSettings {
  /** smtp:// or smtps:// address. Default: mails are written to the outbox folder. */
  readonly smtpUrl?: string;
  readonly from: MailAddress;
}

const TIMEOUT_MS = 20_000;

/** Creates an SMTP mailer, or one that writes .eml files for development and other delivery tools. */
export function createMailer({ smtpUrl, from }: MailSettings, outboxFolder: string): Mailer {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const envelope = ({ id, to, replyTo, subject, unsubscribe, text, html }: MailMessage) => ({
    from,
    // nodemailer parses a string as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo } : {}),
    subject,
    ...(unsubscribe === undefined ? {} : { list: { unsubscribe } }),
    text,
    html,
    messageId: `<${id}@${domain}>`,
  });
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    return async (message) => void (await transport.sendMail(envelope(message)));
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const { message: content } = await composer.sendMail(envelope(message));
    fs.mkdirSync(outboxFolder, { recursive: true, mode: 0o700 });
    const file = path.join(outboxFolder, `${message.id}.eml`);
    fs.writeFileSync(`${file}.partial`, content as Buffer, { mode: 0o600 });
    fs.renameSync(`${file}.partial`, file);
  };
}
