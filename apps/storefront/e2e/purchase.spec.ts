import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { buyNormal, confirmOrder, fillCheckout, newShopper } from './support/buying.js';
import { hydrated } from './support/hydrated.js';
import { deliver, orderByApi, quote } from './support/ordering.js';
import { test } from './support/ownShop.js';
import { cards, payByCard } from './support/paying.js';
import { runCli } from './support/runCli.js';
import type { Shop } from './support/startShop.js';
import { expect } from './support/test.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';

/** The numbers of all orders. */
const orderNumbers = async (shop: Shop): Promise<string[]> =>
  (await runCli(shop, 'order', 'list', '500')).match(/MH-\w+/g) ?? [];

/** Adds the first available product on offer. */
async function addDiscounted(page: Page, language: 'en' | 'ar') {
  await open(page, `/${language}/products?show=limited-time-offers`);
  const messages = messagesOf[language];
  await page.locator('[data-part=product-card]').getByRole('button', { name: messages.buy.addToCart }).first().click();
  await expect(page.getByRole('dialog', { name: messages.toast.addedToCart })).toBeVisible();
}

let shopper = newShopper();
test.beforeEach(() => void (shopper = newShopper()));

/** Turns the order into a gift. */
async function fillGift(page: Page, { checkout }: (typeof messagesOf)['en' | 'ar']) {
  await page.getByRole('checkbox', { name: checkout.gift }).check();
  await page.getByRole('textbox', { name: checkout.giftFirstName }).fill('Noor');
  await page.getByRole('textbox', { name: checkout.giftLastName }).fill('Saeed');
  await page.getByRole('textbox', { name: checkout.giftMobile }).fill('50 765 4321');
  await page.getByRole('textbox', { name: checkout.giftMessage }).fill('Welcome, little one');
  await expect(page.getByRole('radio', { name: new RegExp(checkout.cod) })).toHaveCount(0);
}

/** Orders the whole stock of a product as other shoppers, ten at a time. */
async function takeAll(page: Page, code: string) {
  for (;;) {
    const { lines } = await quote(page, [{ product_code: code, quantity: 10 }]);
    const quantity = lines[0]?.quantity ?? 0;
    if (quantity === 0) return;
    await orderByApi(page, { lines: [{ product_code: code, quantity }], language: 'en', payment: 'cod' });
  }
}

/** The order number in the thank-you page. */
async function orderNumber(page: Page, language: 'en' | 'ar') {
  const dialog = page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title });
  await expect(dialog).toBeVisible();
  const [number = ''] = /MH-\w+/.exec(await dialog.innerText()) ?? [];
  expect(number).not.toBe('');
  return number;
}

async function deliverAndTrack(page: Page, shop: Shop, language: 'en' | 'ar', number: string) {
  const messages = messagesOf[language];
  await deliver(shop, number);
  await page.getByRole('dialog').getByRole('link', { name: messages.orderSuccess.track }).click();
  // The tab has placed the order: it is not asked whose it is, and its link is not in the address.
  await expect(page).toHaveURL(new RegExp(`/order-tracking\\?order=${number}$`));
  await expect(page.getByText(messages.status.text.ORDERDELIVERED)).toBeVisible();
  await expect(page.locator('[data-part=step][data-state=done]')).toHaveCount(5);
  await expectAccessible(page);
}

test('buy a discounted and a regular product, and track their delivery', async ({ page, language, ownShop }, {
  project,
}) => {
  const messages = messagesOf[language];
  // A gift by card on phones, in cash on desktop.
  const payment = project.name === 'ar-phone' || project.name === 'en-phone' ? 'card' : 'cod';
  await addDiscounted(page, language);
  await buyNormal(page, language);
  await expect(page.locator('[data-part=cart-line]')).toHaveCount(2);
  await expect(page.getByText(messages.cart.siteDiscount, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const total = await page.locator('[data-part=order-summary] [data-part=total] dd').innerText();

  await fillCheckout(page, language, payment, shopper);
  if (payment === 'card') await fillGift(page, messages);
  await expect(page.locator('[data-part=order-summary] [data-part=total] dd')).toHaveText(total);
  await expectAccessible(page);
  await confirmOrder(page, language).dblclick();
  if (payment === 'card') await payByCard(page, cards.challenge, '123456');
  const number = await orderNumber(page, language);
  await expect(page.locator('[data-part=order-summary]').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  expect(await orderNumber(page, language), 'after a reload').toBe(number);
  await expect(page.locator('[data-part=order-summary]').getByRole('listitem')).toHaveCount(2);
  const shown = await runCli(ownShop, 'order', 'show', number);
  expect(shown).toContain('ORDERPLACED');
  if (payment === 'card') expect(shown).toContain('GIFT for Noor Saeed');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('orderSuccessToken'))).toBeNull();
  await deliverAndTrack(page, ownShop, language, number);
  await page.goto(`/${language}/cart`);
  await expect(page.getByText(messages.cart.empty)).toBeVisible();
  await expectAccessible(page);
});

test('the order summary is folded above the checkout form, and open beside it in wide windows', async ({
  page,
  language,
}) => {
  const { cart, checkout } = messagesOf[language];
  await buyNormal(page, language);
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, `/${language}/checkout`);
  const bar = page.locator('main summary').filter({ hasText: cart.summary });
  await expect(bar).toContainText('149.00');
  const promo = page.locator('[data-part=promo-box] input');
  await expect(promo).toBeHidden();
  // The first stop of the page's content.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Enter');
  await promo.fill('WELCOME');
  await expectAccessible(page);
  const confirm = page.getByRole('button', { name: checkout.confirmOrder });
  await expect(confirm).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  // The other one is beside the top of the form.
  await expect(confirm).toHaveCount(2);
  await expect(confirm.last()).toBeInViewport();
  await expectAccessible(page);
  await expect(bar).toBeHidden();
  await expect(promo).toHaveValue('WELCOME');
  await expect(page.getByRole('heading', { name: cart.summary })).toHaveCount(1);
  // The form comes first again.
  const form = page.locator('form').filter({ has: confirmOrder(page, language) });
  const [formBox, promoBox] = [await form.boundingBox(), await promo.boundingBox()];
  expect(promoBox!.y).toBeLessThan(formBox!.y + formBox!.height);
  expect(promoBox!.x < formBox!.x).toBe(language === 'ar');
});

const failures = [
  {
    what: 'declined',
    act: (page: Page) => payByCard(page, cards.declined),
    title: 'declinedTitle',
    text: 'declinedText',
    details: { tag: '@desktop' },
  },
  {
    what: 'refused by 3-D Secure',
    act: (page: Page) => payByCard(page, cards.challenge, '000000'),
    title: 'declinedTitle',
    text: 'declinedText',
    details: { tag: '@phone' },
  },
  {
    what: 'cancelled',
    act: (page: Page) => page.locator('button[value=cancel]').click(),
    title: 'cancelledTitle',
    text: 'cancelledText',
    details: { tag: '@desktop' },
  },
] as const;

for (const { what, act, title, text, details } of failures) {
  test(
    `a card payment that is ${what} keeps cart and form, and can be repeated`,
    details,
    async ({ page, language }) => {
      const messages = messagesOf[language];
      await buyNormal(page, language);
      await fillCheckout(page, language, 'card', shopper);
      await confirmOrder(page, language).click();
      await act(page);
      await expect(page.getByRole('heading', { name: messages.payment[title] })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: messages.payment.payAgain }).click();
      await expect(page.locator('#payment')).toBeInViewport();
      await expect(page.getByText(messages.payment[text])).toBeInViewport();
      await expect(page.getByLabel(messages.field.email, { exact: true })).toHaveValue(shopper.email);
      await confirmOrder(page, language).click();
      await payByCard(page);
      await orderNumber(page, language);
    },
  );
}

test(
  'a refused pay-later payment is repeated with Apple Pay, in a browser that has it',
  { tag: '@phone' },
  async ({ page, language, ownShop }) => {
    const messages = messagesOf[language];
    // By the beginning of its name: the description of the card names Apple Pay too.
    const radio = (method: 'tabby' | 'applepay') =>
      page.getByRole('radio', { name: new RegExp(`^${messages.checkout[method]}`) });
    await buyNormal(page, language);
    await fillCheckout(page, language, 'tabby', shopper);
    await expect(page.locator('label').filter({ has: radio('tabby') })).toContainText('37.25');
    await expect(radio('applepay')).toHaveCount(0);
    await expectAccessible(page);
    await confirmOrder(page, language).click();
    await page.waitForURL('**/payment-sandbox/**');
    await expect(page.getByRole('cell', { name: '37.25' })).toHaveCount(4);
    await expectAccessible(page);
    await page.locator('button[value=refuse]').click();
    await expect(page.getByRole('heading', { name: messages.payment.declinedTitle })).toBeVisible();

    await page.addInitScript(() => Object.assign(window, { ApplePaySession: { canMakePayments: () => true } }));
    await open(page, `/${language}/checkout`);
    await expect(page.getByLabel(messages.field.email, { exact: true })).toHaveValue(shopper.email);
    await expect(radio('tabby')).toBeChecked();
    await radio('applepay').check();
    await expectAccessible(page);
    await confirmOrder(page, language).click();
    await page.locator('button[value=approve]').click();
    const number = await orderNumber(page, language);
    expect(await runCli(ownShop, 'order', 'show', number)).toContain('ORDERPLACED  applepay paid');
    await deliverAndTrack(page, ownShop, language, number);
    await expect(page.getByText(messages.orders.applepay, { exact: true })).toBeVisible();
  },
);

test('after going back from the payment page it can be opened again', { tag: '@phone' }, async ({ page, language }) => {
  const messages = messagesOf[language];
  await buyNormal(page, language);
  await fillCheckout(page, language, 'card', shopper);
  await confirmOrder(page, language).click();
  await page.waitForURL('**/payment-sandbox/**');
  await page.goBack();
  const payNow = page.getByRole('button', { name: messages.cart.payNow });
  await expect(payNow).toBeVisible();
  // Not the end of the page, where Confirm was pressed.
  await expect(payNow).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/MH-\w+.*149\.00/);
  await expectAccessible(page);
  await payNow.click();
  await payByCard(page);
  await orderNumber(page, language);
});

test('an empty form lists errors in field order and focuses the first invalid field', async ({ page, language }) => {
  const messages = messagesOf[language];
  await buyNormal(page, language);
  await open(page, `/${language}/checkout`);
  await expect(page.getByRole('banner')).toContainText(messages.checkout.secure);
  await expect(page.locator('[data-part=nav-bar], [data-part=bottom-bar], [data-part=footer]')).toHaveCount(0);
  await confirmOrder(page, language).click();
  await expect(page.getByLabel(messages.field.firstName)).toBeFocused();
  const { firstName, lastName, email, mobile, address, addressType, emirates, area, payment } =
    messages.checkout.errors;
  await expect(page.locator('[data-part=error-summary] a')).toHaveText([
    firstName,
    lastName,
    email,
    mobile,
    address,
    addressType,
    emirates,
    area,
    payment,
  ]);
  await expectAccessible(page);
  await expect(confirmOrder(page, language)).toBeEnabled();
});

test(
  'a lost connection neither loses nor duplicates an order',
  { tag: '@phone' },
  async ({ page, language, trouble, ownShop }) => {
    trouble.allow(/net::ERR_FAILED|ERR_INTERNET/);
    const messages = messagesOf[language];
    await buyNormal(page, language);
    await fillCheckout(page, language, 'cod', shopper);
    const before = await orderNumbers(ownShop);
    // The order is placed, but its response is lost.
    let lost = 0;
    await page.route('**/api/orders', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort('failed');
    });
    await confirmOrder(page, language).click();
    await expect(page.getByText(messages.checkout.failed)).toBeVisible();
    expect(lost).toBeGreaterThan(0);
    await page.unroute('**/api/orders');
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(messages.field.email, { exact: true })).toHaveValue(shopper.email);
    await confirmOrder(page, language).click();
    const number = await orderNumber(page, language);
    expect((await orderNumbers(ownShop)).filter((placed) => !before.includes(placed))).toEqual([number]);
  },
);

test(
  'pressing Confirm twice and reloading while the order is sent places one order',
  { tag: '@desktop' },
  async ({ page, language, trouble, ownShop }) => {
    trouble.allow(/net::ERR_FAILED|ERR_ABORTED/);
    await buyNormal(page, language);
    await fillCheckout(page, language, 'cod', shopper);
    const before = await orderNumbers(ownShop);
    // The page is reloaded before the response arrives.
    const keys: (string | undefined)[] = [];
    const arrived = new Promise<void>((resolve) => {
      void page.route('**/api/orders', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        resolve();
      });
    });
    await confirmOrder(page, language).click();
    // The other one, in the summary, is pressed although both are busy.
    const busy = page.getByRole('button', { name: messagesOf[language].checkout.confirming });
    await expect(busy).toHaveCount(2);
    await busy.last().click({ force: true });
    await arrived;
    expect(keys).toHaveLength(1);
    await page.reload();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await hydrated(page);
    await confirmOrder(page, language).click();
    const number = await orderNumber(page, language);
    expect((await orderNumbers(ownShop)).filter((placed) => !before.includes(placed))).toEqual([number]);
  },
);

test(
  'products that sell out meanwhile stop the order and are listed; the rest can be ordered',
  { tag: '@phone' },
  async ({ page, language, trouble }) => {
    trouble.allow(/\b409\b/);
    const messages = messagesOf[language];
    const { data } = (await (await page.request.get('/api/auth/products?page=all')).json()) as {
      data: {
        route: string;
        product_code: string;
        default_stock: number;
        default_price: number | null;
        variations: unknown[];
      }[];
    };
    const [scarce] = data
      .filter(
        (product) => product.variations.length === 0 && product.default_stock > 0 && product.default_price !== null,
      )
      .sort((a, b) => a.default_stock - b.default_stock);
    await buyNormal(page, language);
    await open(page, `/${language}/product/${scarce?.route}`);
    await page.getByRole('button', { name: messages.catalog.buyNow, exact: true }).click();
    await expect(page.locator('[data-part=cart-line]')).toHaveCount(2);
    await fillCheckout(page, language, 'cod', shopper);
    await takeAll(page, scarce?.product_code ?? '');
    await confirmOrder(page, language).click();
    await expect(page.getByText(messages.checkout.totalsChanged)).toBeVisible();
    await expect(page.locator('[data-part=change][data-kind=gone]')).toHaveCount(1);
    await expectAccessible(page);
    await confirmOrder(page, language).click();
    await orderNumber(page, language);
  },
);

test(
  'closing the payment page after paying causes no second order: the cart links to the first',
  { tag: '@desktop' },
  async ({ page, language, context, trouble }) => {
    trouble.allow(/payments\/return|chrome-error/);
    const messages = messagesOf[language];
    await buyNormal(page, language);
    await fillCheckout(page, language, 'card', shopper);
    await confirmOrder(page, language).click();
    // Paid, but the redirect back to the shop fails.
    await page.route('**/api/payments/return', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/payments/return'));
    await payByCard(page);
    await lost;
    await page.close();

    const again = await context.newPage();
    const pending = { state: 'pending', order_success_token: null };
    await again.route('**/api/payments/status', (route) => route.fulfill({ json: pending }));
    await open(again, `/${language}/cart`);
    await expect(again.locator('[data-part=cart-line]')).toHaveCount(1);
    await expectAccessible(again);
    await again.getByRole('link', { name: messages.cart.paymentOpenAction }).click();
    await expect(again.getByText(messages.payment.pendingTitle)).toBeVisible();
    await expect(again.getByRole('main').getByRole('link', { name: messages.orderSuccess.track })).toBeVisible();
    await expectAccessible(again);
    await again.unroute('**/api/payments/status');
    await open(again, `/${language}/cart`);
    await orderNumber(again, language);
  },
);

test('a changed price stops the order and is listed', { tag: '@desktop' }, async ({ page, language, trouble }) => {
  trouble.allow(/\b409\b/);
  const messages = messagesOf[language];
  await buyNormal(page, language);
  await fillCheckout(page, language, 'cod', shopper);
  // The price shown is lower than the current one.
  await page.route('**/api/orders', async (route) => {
    const order = route.request().postDataJSON() as { lines: { seen_price: number }[]; seen_total: number };
    const lines = order.lines.map((line) => ({ ...line, seen_price: 1 }));
    await route.continue({ postData: JSON.stringify({ ...order, lines, seen_total: 1 }) });
  });
  await confirmOrder(page, language).click();
  await expect(page.getByText(messages.checkout.totalsChanged)).toBeVisible();
  await expect(page.locator('[data-part=change][data-kind=price]')).toHaveCount(1);
  await page.unroute('**/api/orders');
  await confirmOrder(page, language).click();
  await orderNumber(page, language);
});

test('order success without a valid token is the 404 page', async ({ page, language, trouble }) => {
  trouble.allow(/\b4\d\d\b/);
  const messages = messagesOf[language];
  await open(page, `/${language}/order/success`);
  const title = fill(messages.site.titleTemplate, { page: messages.errors.notFound.title });
  await expect(page.getByRole('heading', { name: messages.errors.notFound.title })).toBeVisible();
  await expect(page).toHaveTitle(title);
  await page.evaluate(() => localStorage.setItem('orderSuccessToken', 'made-up'));
  await page.reload();
  await expect(page.getByRole('heading', { name: messages.errors.notFound.title })).toBeVisible();
  await expect(page).toHaveTitle(title);
});

test('tracking requires number and contact, and does not tell which one is wrong', async ({
  page,
  language,
  trouble,
}) => {
  trouble.allow(/\b404\b/);
  const messages = messagesOf[language];
  for (const path of ['order', 'tracking', 'order-tracking']) {
    await open(page, `/${language}/${path}`);
    await page.getByRole('button', { name: messages.tracking.submit }).click();
    await expect(page.getByText(messages.tracking.errorNumber)).toBeVisible();
    if (path !== 'order')
      await expect(page.locator('[data-part=order-tracking]')).toHaveAttribute('aria-current', 'page');
  }
  await page.getByLabel(messages.tracking.orderNumber).fill('MH-000000000');
  await page.getByLabel(messages.tracking.contact).fill('nobody@example.com');
  await page.getByRole('button', { name: messages.tracking.submit }).click();
  await expect(page.getByText(messages.tracking.notFound)).toBeVisible();
});
