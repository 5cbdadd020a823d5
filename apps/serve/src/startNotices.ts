import { join } from 'node:path';
import { isLocal, type Configuration } from './configuration.js';

/** Notices for the operator about optional parts that are not configured, one line each. */
export function startNotices({
  api: { payments, mail, dataDir, publicOrigin, countryHeader },
  settings: { geo },
  misspelled,
}: Pick<Configuration, 'api' | 'settings' | 'misspelled'>): string[] {
  const notices = misspelled.map(({ name, meant }) => `${name} is not read: did you mean ${meant}?`);
  if (payments?.kind === 'off')
    notices.push(
      'Online payment is off: set PAYMENTS_ENDPOINT, PAYMENTS_PROFILE_ID and PAYMENTS_SERVER_KEY to switch it on.',
    );
  if (mail?.smtpUrl === undefined && !isLocal(publicOrigin))
    notices.push(`Mails are not sent but written into ${join(dataDir, 'outbox')}: set SMTP_URL to send them.`);
  if (countryHeader === undefined && isOwnLookUp(geo.primary, publicOrigin) && !isLocal(publicOrigin))
    notices.push(
      'Visitors from outside the UAE are not recognized: set COUNTRY_HEADER to the header in which your CDN sends the country, or GEO_PRIMARY_URL.',
    );
  return notices;
}

/** Whether the country comes from this process, which knows it from the header only. */
const isOwnLookUp = (url: string, origin: string) => new URL(url, origin).origin === origin;
