import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from './support/axe.js';
import { boxOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { mailedLink } from './support/mailedLink.js';
import { messagesOf } from './support/messages.js';
import { test } from './support/ownShop.js';
import { runCli } from './support/runCli.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';

/** Imports a product with this stock. */
async function importStock(shop: Shop, name: string, stock: number) {
  const file = join(shop.dataDir, 'stock.csv');
  await writeFile(
    file,
    `category,subcategory,name_en,name_ar,price_aed,size,stock\nskincare,bath,${name},رغوة ${name},30,200 ml,${stock}`,
  );
  await runCli(shop, 'catalogue', 'import', file);
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

    await page.goto(await mailedLink(ownShop, 'stock-alert-confirmation', email, '/'));
    // Mail programs open links on their own.
    await expect(page.getByRole('heading', { name: messages.stockAlerts.confirmTitle })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: messages.stockAlerts.confirm }).click();
    await expect(page.getByRole('heading', { name: messages.stockAlerts.confirmedTitle })).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await expectAccessible(page);

    await importStock(ownShop, name, 1);
    const link = await mailedLink(ownShop, 'stock-alert', email, '/');
    const add = page.getByRole('button', { name: messages.buy.addToCart, exact: true }).first();
    // For five seconds the server may answer as before the import.
    await expect(async () => {
      await page.goto(link);
      await expect(add).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await hydrated(page);
    await add.click();
    await expect(page.getByRole('dialog', { name: messages.toast.addedToCart })).toBeVisible();
  },
);

test('a page of a mailed link without its link says so and suggests products', async ({ page, language }) => {
  const { nav, stockAlerts, cartCommon } = messagesOf[language];
  await page.goto(`/${language}/stock-alert`);
  await expect(page.getByRole('heading', { level: 1, name: stockAlerts.linkTitle })).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox', { name: stockAlerts.search });
  await expect(field).toHaveAttribute('placeholder', stockAlerts.searchExample);
  // It belongs to its button, not to the link below.
  const [search, products] = [
    await boxOf(field),
    await boxOf(page.getByRole('main').getByRole('link', { name: nav.viewAllProducts, exact: true })),
  ];
  expect(products.y - search.y - search.height).toBe(24);
  await expect(page.getByRole('alert')).toContainText(stockAlerts.linkInvalid);
  await expect(page.getByRole('region', { name: cartCommon.recommended })).toBeVisible();
  await expectAccessible(page);
});
