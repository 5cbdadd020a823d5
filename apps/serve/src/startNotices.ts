import { join } from 'node:path';
import { isLocal, type Configuration } from './configuration.js';

/** Notices for the operator about optional parts that are not configured, one line each. */
export function startNotices({ api: { payments, mail, dataDir, publicOrigin } }: Pick<Configuration, 'api'>): string[] {
  const notices: string[] = [];
  if (payments?.kind === 'off')
    notices.push(
      'Card payment is off: set PAYMENTS_ENDPOINT, PAYMENTS_PROFILE_ID and PAYMENTS_SERVER_KEY to switch it on.',
    );
  if (mail?.smtpUrl === undefined && !isLocal(publicOrigin))
    notices.push(`Mails are not sent but written into ${join(dataDir, 'outbox')}: set SMTP_URL to send them.`);
  return notices;
}
