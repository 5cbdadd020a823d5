import type { Page } from '@playwright/test';
import { password, registerByApi } from './support/accounts.js';
import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { mailedLink } from './support/mailedLink.js';
import { orderByApi, type PlacedOrder } from './support/ordering.js';
import { test } from './support/ownShop.js';
import { cards, payByCard } from './support/paying.js';
import { runCli } from './support/runCli.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';

/** Orders two pieces as a new guest. */
const order = (page: Page, language: 'en' | 'ar', payment: 'card' | 'cod') =>
  orderByApi(page, { lines: [{ product_code: 'MH-BF-0001', quantity: 2 }], language, payment });

/** Pays on the hosted page and waits for the thank-you page. */
async function pay(page: Page, { redirect_url: url = '' }: PlacedOrder, language: 'en' | 'ar', card = cards.approved) {
  await page.goto(url);
  await payByCard(page, card);
  await expect(page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title })).toBeVisible();
}

/** The link in an order's confirmation. */
const orderLink = (shop: Shop, { order_number: number, email }: PlacedOrder) =>
  mailedLink(shop, `order-confirmation-${number}`, email, 'order-tracking?');

test('a guest pays by card, cancels through the link of the mail and sees the refund', async ({
  page,
  language,
  ownShop,
}) => {
  const messages = messagesOf[language];
  const placed = await order(page, language, 'card');
  await pay(page, placed, language);
  const main = page.getByRole('main');
  await open(page, await orderLink(ownShop, placed));
  await expect(main.getByText(messages.status.text.ORDERPLACED)).toBeVisible();
  await expect(main).toContainText('298.00');
  // The token is neither left in the address nor lost by a reload.
  await expect(page).toHaveURL(new RegExp(`/${language}/order-tracking\\?order=${placed.order_number}$`));
  await page.reload();
  await hydrated(page);
  await expect(main.getByText(messages.status.text.ORDERPLACED)).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: messages.orders.cancel }).click();
  await expectAccessible(page);
  await main.getByRole('button', { name: messages.orders.cancel }).click();
  await expect(main.getByText(messages.orders.cancelled)).toBeVisible();
  await expect(main.getByRole('button', { name: messages.orders.cancel })).toHaveCount(0);
  await expect.poll(async () => runCli(ownShop, 'order', 'show', placed.order_number)).toContain('card done');
  await page.reload();
  await hydrated(page);
  const [done = ''] = messages.orders.refund.card.done.split('{amount}');
  await expect(main.getByText(done.trim())).toBeVisible();
  await expectAccessible(page);
});

test(
  'a refund that the bank declines is announced and settled by hand',
  { tag: '@desktop' },
  async ({ page, language, ownShop }) => {
    const messages = messagesOf[language];
    const placed = await order(page, language, 'card');
    await pay(page, placed, language, cards.refundDeclined);
    const main = page.getByRole('main');
    await runCli(ownShop, 'order', 'status', placed.order_number, 'ORDERCANCELLED');
    await expect.poll(async () => runCli(ownShop, 'refunds', 'list')).toContain(`${placed.order_number}-R1`);
    await expect.poll(async () => runCli(ownShop, 'refunds', 'list')).toContain('refused');
    const link = await orderLink(ownShop, placed);
    await open(page, link);
    const [refused = ''] = messages.orders.refund.card.refused.split('{amount}');
    await expect(main.getByText(refused.trim())).toBeVisible();
    await expectAccessible(page);

    await runCli(ownShop, 'refunds', 'settle', `${placed.order_number}-R1`, '--reference', 'FT-1');
    await page.reload();
    await hydrated(page);
    const [, settled = ''] = messages.orders.refund.manual.done.split('{amount}');
    await expect(main.getByText(settled.split('{date}')[0]?.trim() ?? '')).toBeVisible();
  },
);

test('a tracked order shows its courier, and can be cancelled before it is prepared', async ({
  page,
  language,
  ownShop,
}) => {
  const messages = messagesOf[language];
  const main = page.getByRole('main');
  const track = async ({ order_number: number, email }: PlacedOrder) => {
    await open(page, `/${language}/order-tracking?order=${number}`);
    await page.getByLabel(messages.tracking.contact).fill(email);
    await page.getByRole('button', { name: messages.tracking.submit }).click();
    await expect(main.getByRole('heading', { name: number })).toBeVisible();
  };
  const dispatched = await order(page, language, 'cod');
  for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED'])
    await runCli(ownShop, 'order', 'status', dispatched.order_number, status);
  const url = 'https://courier.example/track/47';
  await runCli(
    ownShop,
    'order',
    'dispatch',
    dispatched.order_number,
    '--courier',
    'Aramex',
    '--tracking',
    '47',
    '--url',
    url,
  );
  await track(dispatched);
  const courier = main.getByRole('link', { name: /Aramex/ });
  await expect(courier).toHaveAttribute('href', url);
  await expect(courier).toHaveAttribute('rel', /noreferrer/);
  await expect(main.getByRole('button', { name: messages.orders.cancel })).toHaveCount(0);
  await expectAccessible(page);

  await track(await order(page, language, 'cod'));
  await main.getByRole('button', { name: messages.orders.cancel }).click();
  await main.getByRole('button', { name: messages.orders.keep }).click();
  await main.getByRole('button', { name: messages.orders.cancel }).click();
  await main.getByRole('button', { name: messages.orders.cancel }).click();
  await expect(main.getByText(messages.orders.cancelled)).toBeVisible();
});

test('an altered link leads to the form', async ({ page, language, ownShop, trouble }) => {
  trouble.allow(/\b404\b/);
  const messages = messagesOf[language];
  const placed = await order(page, language, 'cod');
  const link = await orderLink(ownShop, placed);
  await open(page, `${link}x`);
  await expect(page.getByText(messages.tracking.linkInvalid)).toBeVisible();
  await expect(page.getByLabel(messages.tracking.orderNumber)).toHaveValue(placed.order_number);
  await expectAccessible(page);
});

test(
  'after registering and verifying, a shopper sees her earlier guest orders without typing',
  { tag: '@phone' },
  async ({ page, language, ownShop }) => {
    const messages = messagesOf[language];
    const placed = await order(page, language, 'card');
    await pay(page, placed, language);
    await registerByApi(ownShop.url, language, { email: placed.email });
    await page.goto(await mailedLink(ownShop, 'verification', placed.email, 'verify-email'));
    // In a browser without the account's session, which this begins.
    await page.getByRole('main').getByLabel(messages.field.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: messages.verifyEmail.confirm }).click();
    await expect(page.getByRole('heading', { name: messages.verify.title })).toBeVisible();

    await open(page, `/${language}/order-tracking`);
    await page.getByRole('button', { name: `${messages.orders.details}: ${placed.order_number}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: messages.orders.cancel }).click();
    await dialog.getByRole('button', { name: messages.orders.cancel }).click();
    await expect(dialog.getByText(messages.orders.cancelled)).toBeVisible();
    const [refund = ''] = messages.orders.refund.card.open.split('{amount}');
    await expect(dialog.getByText(refund.trim())).toBeVisible();
    await expectAccessible(page);
  },
);
