import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { test } from './support/ownShop.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';

const cli = resolve(import.meta.dirname, '../../api/dist/cli.js');

/** Sets the stock of a product of its own. */
async function importStock(shop: Shop, name: string, stock: number) {
  const file = join(shop.dataDir, 'stock.csv');
  await writeFile(
    file,
    `category,subcategory,name_en,name_ar,price_aed,size,stock\nskincare,bath,${name},رغوة ${name},30,200 ml,${stock}`,
  );
  await promisify(execFile)(process.execPath, [cli, 'catalogue', 'import', file], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: shop.dataDir },
  });
}

/** The link in a mail of the outbox folder; waits for the mail. */
async function mailedLink({ dataDir }: Shop, kind: string, to: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link = '';
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => new RegExp(`^${kind}-\\d+\\.eml$`).test(name));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const html = decodedHtml(mails.find((mail) => mail.includes(`To: ${to}`)) ?? '');
    link = /href="(http[^"]+)"/.exec(html)?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 40_000 });
  return link;
}

/** The HTML part of a mail, base64 or quoted-printable. */
function decodedHtml(mail: string): string {
  const [, head = '', body = ''] = /Content-Type: text\/html([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n----/.exec(mail) ?? [];
  return /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}

test(
  'a guest asks for a sold-out product, confirms the address, is notified once and buys',
  { tag: '@twice' },
  async ({ page, language, ownShop }, { project }) => {
    test.slow();
    const messages = messagesOf[language];
    const name = `Cloud Foam ${project.name}`;
    const email = `huda-${crypto.randomUUID()}@example.com`;
    await importStock(ownShop, name, 0);
    await page.goto(`/${language}/products?q=${encodeURIComponent(name)}`);
    await page
      .getByRole('link', { name: new RegExp(`^${messages.buy.notifyMe}: `) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\/cloud-foam/);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: messages.product.alternatives })).toBeVisible();
    await page.getByRole('button', { name: messages.buy.notifyMe }).click();
    const dialog = page.getByRole('dialog', { name: messages.stockAlerts.title });
    await dialog.getByLabel(messages.stockAlerts.email).fill('huda@');
    await dialog.getByRole('button', { name: messages.stockAlerts.submit }).click();
    await expect(dialog.getByText(messages.stockAlerts.emailInvalid).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(messages.stockAlerts.email).fill(email);
    await dialog.getByRole('button', { name: messages.stockAlerts.submit }).click();
    await expect(dialog.getByText(email)).toBeVisible();

    await page.goto(await mailedLink(ownShop, 'stock-alert-confirmation', email));
    await expect(page.getByRole('heading', { name: messages.stockAlerts.confirmedTitle })).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await expectAccessible(page);

    await importStock(ownShop, name, 1);
    await page.goto(await mailedLink(ownShop, 'stock-alert', email));
    await hydrated(page);
    await page.getByRole('button', { name: messages.buy.addToCart, exact: true }).first().click();
    await expect(page.getByText(messages.toast.addedToCart)).toBeVisible();
  },
);
