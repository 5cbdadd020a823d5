import type { Page } from '@playwright/test';
import { formatPrice } from '@mahd/rules/locale';
import { logInAs, registerByApi, type Account } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { mailedLink } from './support/mailedLink.js';
import { deliver, orderByApi } from './support/ordering.js';
import { test } from './support/ownShop.js';
import { payByCard } from './support/paying.js';
import { runCli } from './support/runCli.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';
import { fill, messagesOf } from './support/messages.js';

type Language = 'en' | 'ar';

/** A product that is no hygiene product, and one that is. */
const rack = { code: 'MH-CS-0010', route: 'bottle-drying-rack' };
const pump = { code: 'MH-BF-0001', route: 'manual-breast-pump' };
const lines = [
  { product_code: rack.code, quantity: 2 },
  { product_code: pump.code, quantity: 1 },
];

/** Places an order by card as a customer and delivers it. Returns its number. */
async function deliveredOrder(page: Page, shop: Shop, language: Language, { email, token }: Account): Promise<string> {
  const order = await orderByApi(page, { lines, language, payment: 'card', email, token });
  await page.goto(order.redirect_url ?? '');
  await payByCard(page);
  await expect(page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title })).toBeVisible();
  await deliver(shop, order.order_number);
  return order.order_number;
}

/** Opens an order of the logged-in customer. */
async function openOrder(page: Page, language: Language, number: string) {
  await page.goto(`/${language}/order`);
  await hydrated(page);
  await page.getByRole('button', { name: number }).click();
  return page.getByRole('dialog', { name: number });
}

/** A PNG that the browser draws, large enough to be shrunk before it is uploaded. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    const context = canvas.getContext('2d');
    context?.fillRect(20, 20, 60, 60);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.replace(/^data:image\/png;base64,/, ''), 'base64');
}

test('return one of two products with a picture, and see its refund', async ({ page, language, ownShop }) => {
  test.slow();
  const messages = messagesOf[language];
  const customer = await registerByApi(ownShop.url, language);
  const number = await deliveredOrder(page, ownShop, language, customer);
  await logInAs(page, customer);

  const dialog = await openOrder(page, language, number);
  await dialog.getByRole('button', { name: messages.returns.start }).click();
  await expect(dialog.getByRole('heading', { name: messages.returns.start })).toBeFocused();
  await dialog.getByRole('button', { name: messages.returns.send }).click();
  await expect(dialog.getByText(messages.returns.chooseError).first()).toBeVisible();

  // An opened hygiene product is refused before it is sent.
  const [rackChoice, pumpChoice] = [dialog.getByRole('checkbox').nth(0), dialog.getByRole('checkbox').nth(1)];
  await pumpChoice.check();
  await dialog.getByLabel(messages.returns.reason).selectOption('changed_mind');
  await dialog.getByRole('checkbox', { name: messages.returns.opened }).check();
  await expect(dialog.getByText(messages.returns.openedError)).toBeVisible();
  await expectAccessible(page);
  await pumpChoice.uncheck();

  await rackChoice.check();
  await dialog.getByLabel(messages.returns.reason).selectOption('faulty');
  const upload = dialog.locator('input[type=file]');
  await upload.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(dialog.getByText(messages.returns.errors.pictureHeic).first()).toBeVisible();
  await upload.setInputFiles({ name: 'fault.png', mimeType: 'image/png', buffer: await drawnPicture(page) });
  await dialog
    .getByRole('textbox', { name: messages.returns.note })
    .fill(language === 'ar' ? 'ساق مكسورة' : 'A leg is broken');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: messages.returns.send }).click();
  await expect(dialog.getByText(messages.returns.requested)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: messages.returns.title, exact: true })).toBeFocused();
  await expect(dialog.getByText(messages.returns.states.requested, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: messages.returns.showPictures }).click();
  const picture = dialog.getByRole('img', { name: fill(messages.returns.picture, { n: 1 }) });
  // A broken picture has no width.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  const entry = `${number}-RT1`;
  const [, refund = ''] = /Refund AED\s([\d.]+)/.exec(await runCli(ownShop, 'returns', 'show', entry)) ?? [];
  expect(refund).not.toBe('');
  const amount = formatPrice(Math.round(Number(refund) * 100), language);
  await runCli(ownShop, 'returns', 'approve', entry);
  await runCli(ownShop, 'returns', 'pickup', entry);
  await runCli(ownShop, 'returns', 'receive', entry);
  await expect
    .poll(async () => runCli(ownShop, 'returns', 'show', entry), { timeout: 30_000 })
    .toMatch(new RegExp(`^${entry} +refunded`));
  const again = await openOrder(page, language, number);
  await expect(again.getByText(messages.returns.states.refunded, { exact: true })).toBeVisible();
  await expect(again.getByText(amount).first()).toBeVisible();
  await expect(again.getByRole('button', { name: messages.returns.start })).toBeVisible();
  await expectAccessible(page);
});

test('a guest returns a product by the link of a mail; number and contact alone only tell how', async ({
  page,
  language,
  ownShop,
}) => {
  const messages = messagesOf[language];
  const { order_number: number, email } = await orderByApi(page, { lines, language, payment: 'cod' });
  await deliver(ownShop, number);
  await page.goto(`/${language}/order-tracking?order=${number}`);
  await hydrated(page);
  await page.getByLabel(messages.tracking.contact).fill(email);
  await page.getByRole('button', { name: messages.tracking.submit }).click();
  await expect(page.getByText(messages.returns.byMail)).toBeVisible();
  await expect(page.getByRole('button', { name: messages.returns.start })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(await mailedLink(ownShop, `order-confirmation-${number}`, email, 'order-tracking?'));
  await page.getByRole('button', { name: messages.returns.start }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel(messages.returns.reason).selectOption('changed_mind');
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.returns.send }).click();
  await expect(page.getByText(messages.returns.requested)).toBeVisible();
  expect(await runCli(ownShop, 'returns', 'show', `${number}-RT1`)).toContain('changed_mind');
});

test('the product page of hygiene goods says that they cannot be returned once opened', async ({ page, language }) => {
  const { product } = messagesOf[language];
  await page.goto(`/${language}/product/${pump.route}`);
  await expect(page.getByText(product.openedHygiene)).toBeVisible();
  await page.goto(`/${language}/product/${rack.route}`);
  await expect(page.getByText(product.returnsSummary)).toBeVisible();
  await expect(page.getByText(product.openedHygiene)).toHaveCount(0);
});
