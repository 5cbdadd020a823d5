import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Shop } from './startShop.js';

/** The HTML part of a mail, which is base64 or quoted-printable. */
function htmlOf(mail: string): string {
  const [, head = '', body = ''] = /Content-Type: text\/html([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n----/.exec(mail) ?? [];
  return /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}

/**
 * The link whose URL contains `path`, in a mail of the shop's outbox folder. Waits for the mail.
 * @param kind the mail's file name without its id, such as `verification`
 */
export async function mailedLink({ dataDir }: Shop, kind: string, to: string, path: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link = '';
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => new RegExp(`^${kind}(-\\d+)?\\.eml$`).test(name));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const links = mails
      .filter((mail) => mail.includes(`To: ${to}`))
      .flatMap((mail) => [...htmlOf(mail).matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) => href))
      .filter((href) => href.includes(path));
    link = links[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 40_000 });
  return link.replace(/&(amp|#38);/g, '&');
}
