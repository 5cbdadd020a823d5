import type { Page } from '@playwright/test';
import { formatPrice } from '@mahd/rules/locale';
import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { test } from './support/ownShop.js';
import { runCli } from './support/runCli.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';
import { fill, messagesOf } from './support/messages.js';

type Language = 'en' | 'ar';

const password = 'kind mother 7';
const approvedCard = '4111 1111 1111 1111';
/** A product that is no hygiene product, and one that is. */
const rack = { code: 'MH-CS-0010', route: 'bottle-drying-rack' };
const pump = { code: 'MH-BF-0001', route: 'manual-breast-pump' };

interface Customer {
  readonly email: string;
  /** The access token. */
  readonly token: string;
}

async function register(page: Page): Promise<Customer> {
  const email = `huda-${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post('/api/auth/register', {
    multipart: {
      name: 'Huda Ali',
      firstName: 'Huda',
      lastName: 'Ali',
      email,
      password,
      password_confirmation: password,
      mobile: '501112233',
      address: 'Street 4 / Villa 9',
      area: 'Al Barsha',
      emirates: 'Dubai',
      country: 'UAE',
      user_type: 'user',
      redirect_url: new URL('/en/register/success', page.url()).href,
    },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { email, token };
}

interface NewOrder {
  readonly language: Language;
  readonly payment: 'card' | 'cod';
  readonly email: string;
  readonly headers?: Record<string, string>;
}

/** Orders two racks and a pump. */
async function order(page: Page, { language, payment, email, headers = {} }: NewOrder) {
  const lines = [
    { product_code: rack.code, quantity: 2 },
    { product_code: pump.code, quantity: 1 },
  ];
  const quote = (await (await page.request.post('/api/cart/quote', { data: { lines } })).json()) as {
    paymentDetails: { finalTotal: number };
  };
  const answer = await page.request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      lines,
      language,
      contact: { email, firstName: 'Huda', lastName: 'Ali', mobile: '501112233' },
      address: { address: 'Street 4 / Villa 9', type: 'home', emirates: 'Dubai', area: 'Al Barsha' },
      payment_method: payment,
      seen_total: quote.paymentDetails.finalTotal,
    },
  });
  return (await answer.json()) as { order_number: string; redirect_url: string };
}

async function deliver(shop: Shop, number: string) {
  for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'])
    await runCli(shop, 'order', 'status', number, status);
}

/** Places an order by card as a logged-in customer and delivers it. Returns its number. */
async function deliveredOrder(page: Page, shop: Shop, language: Language, { email, token }: Customer): Promise<string> {
  const answer = await order(page, { language, payment: 'card', email, headers: { authorization: `Bearer ${token}` } });
  await page.goto(answer.redirect_url);
  await page.locator('#number').fill(approvedCard);
  await page.locator('#name').fill('HUDA ALI');
  await page.locator('#expiry').fill('12/39');
  await page.locator('#cvv').fill('123');
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title })).toBeVisible();
  await deliver(shop, answer.order_number);
  return answer.order_number;
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
  await page.goto(`/${language}/login`);
  const customer = await register(page);
  const number = await deliveredOrder(page, ownShop, language, customer);
  await page.goto(`/${language}/login`);
  await hydrated(page);
  await page.getByLabel(messages.field.email, { exact: true }).fill(customer.email);
  await page.getByLabel(messages.field.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: messages.login.submit, exact: true }).click();
  await expect(page).not.toHaveURL(/login/);

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
  await expect(dialog.getByRole('img', { name: fill(messages.returns.picture, { n: 1 }) })).toHaveJSProperty(
    'complete',
    true,
  );
  await expectAccessible(page);

  const entry = `${number}-RT1`;
  const [, refund = ''] = /Refund AED\s([\d.]+)/.exec(await runCli(ownShop, 'returns', 'show', entry)) ?? [];
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

test('a guest returns a product from the tracking page', async ({ page, language, ownShop }) => {
  const messages = messagesOf[language];
  const email = `huda-${crypto.randomUUID()}@example.com`;
  const { order_number: number } = await order(page, { language, payment: 'cod', email });
  await deliver(ownShop, number);
  await page.goto(`/${language}/order-tracking?order=${number}`);
  await hydrated(page);
  await page.getByLabel(messages.tracking.contact).fill(email);
  await page.getByRole('button', { name: messages.tracking.submit }).click();
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
