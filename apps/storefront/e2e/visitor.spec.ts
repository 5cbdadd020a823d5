import type { Locator } from '@playwright/test';
import { blockFonts } from './support/blockFonts.js';
import { boxOf } from './support/boxes.js';
import { settled } from './support/hydrated.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { startShop } from './support/startShop.js';
import { expect, test } from './support/test.js';
import { phone } from './support/window.js';

test('nothing is tracked before consent, and the choice can be changed', async ({ page, language, context }) => {
  const messages = messagesOf[language];
  const shop = await startShop({ env: { ANALYTICS_ID: 'G-TEST12345' } });
  const requests: string[] = [];
  await context.route(/google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const vitals: unknown[] = [];
  await context.route('**/api/vitals', (route) => {
    vitals.push(route.request().postDataJSON());
    return route.fulfill({ json: { status: 'noted' } });
  });
  // Simulates leaving the page.
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
  const reported = () =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: unknown[] }).dataLayer ?? [])
        .map((command) => [...(command as unknown[])])
        .flatMap(([kind, name]) => (kind === 'event' ? [name] : [])),
    );
  const question = page.getByRole('region', { name: messages.consent.title });

  await open(page, `${shop.url}/${language}/products?q=mother@example.com&age=6`);
  await question.getByRole('button', { name: messages.consent.reject }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  const settings = page.getByRole('button', { name: messages.footer.cookieSettings });
  await settings.click();
  await expect(question.getByRole('button', { name: messages.consent.reject, pressed: true })).toBeVisible();
  await leave();
  expect(requests).toEqual([]);
  expect(await reported()).toEqual([]);
  expect(vitals).toEqual([]);

  await question.getByRole('button', { name: messages.consent.accept }).click();
  await expect(question).toBeHidden();
  await expect(settings).toBeFocused();
  await expect.poll(() => requests).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']);
  await open(page, `${shop.url}/${language}/product/manual-breast-pump?variant=none`);
  await page.getByRole('main').getByRole('button', { name: messages.buy.addToCart, exact: true }).first().click();
  await expect.poll(reported).toEqual(['view_item', 'add_to_cart']);
  await expect(question).toBeHidden();
  const sent = await page.evaluate(() =>
    JSON.stringify((globalThis as { dataLayer?: object[] }).dataLayer?.map((command) => Object.values(command))),
  );
  expect(sent).toContain(`/${language}/product/manual-breast-pump"`);
  expect(sent).not.toMatch(/\?|example\.com/);
  await expect.poll(() => leave().then(() => vitals)).toMatchObject([{ page: 'product' }]);

  // The other events, with the fixed brand, and the fixed category of the bottle-feeding page.
  const reports = () =>
    page.evaluate(() =>
      ((globalThis as { dataLayer?: unknown[] }).dataLayer ?? [])
        .map((command) => [...(command as unknown[])])
        .flatMap(([kind, name, values]) => (kind === 'event' ? [{ name, ...(values as object) }] : [])),
    );
  const items = (item: object) => expect.arrayContaining([expect.objectContaining({ item_brand: 'Mahd', ...item })]);
  await page.goto(`${shop.url}/${language}/bottlefeeding`);
  await expect.poll(reports).toEqual([
    expect.objectContaining({
      name: 'view_item_list',
      item_list_id: '/bottlefeeding',
      items: items({ item_category: 'bottlefeeding' }),
    }),
  ]);
  await page.goto(`${shop.url}/${language}/checkout`);
  await expect.poll(reports).toEqual([
    expect.objectContaining({
      name: 'begin_checkout',
      currency: 'AED',
      value: 149,
      items: items({ item_id: 'MH-BF-0001', price: 149 }),
    }),
  ]);
  await open(page, `${shop.url}/${language}/cart`);
  await page.locator('[data-part=remove]').click();
  await expect.poll(reports).toEqual([
    expect.objectContaining({
      name: 'remove_from_cart',
      value: 149,
      items: items({ item_id: 'MH-BF-0001', price: 149 }),
    }),
  ]);
  // The page still loads code when it is idle.
  await page.goto('about:blank');
  await shop.stop();
});

test(
  'a visitor from Saudi Arabia gets the Arabic site without prices, cart and checkout, and can correct the country',
  { tag: '@once' },
  async ({ page, context, trouble }) => {
    const messages = messagesOf.ar;
    const requests: string[] = [];
    await context.route('**/api/geo', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ json: { countryCode: 'SA' } });
    });
    await blockFonts(page, trouble);
    const readShifts = await recordLayoutShifts(page);
    const main = page.getByRole('main');
    const sales = page.locator('main [data-part="price"], main [data-part="stock"], main form, [data-part="buy-bar"]');
    await page.goto('/ar/product/manual-breast-pump');
    await expect(page.locator('html')).toHaveAttribute('data-sales', 'hidden');
    await expect(main.getByText(messages.product.uaeOnly)).toBeVisible();
    await expect(sales.filter({ visible: true })).toHaveCount(0);
    expect(await readShifts()).toEqual([]);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-sales', 'removed');
    await expect(main.getByText(messages.product.uaeOnly)).toBeVisible();
    await expect(sales.filter({ visible: true })).toHaveCount(0);
    expect(await readShifts()).toEqual([]);
    await page.goto('/en/product/manual-breast-pump');
    await expect(page).toHaveURL(/\/ar\/product\/manual-breast-pump$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(main.getByRole('button', { name: messages.buy.addToCart })).toHaveCount(0);
    await expect(page.locator('a[href*="/cart"], a[href*="tracking"]').filter({ visible: true })).toHaveCount(0);
    // The menu of a phone has neither.
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: messages.ui.openMenu }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: messages.nav.contact })).toBeVisible();
    await expect(menu.locator('a[href*="/cart"], a[href*="tracking"]')).toHaveCount(0);
    await menu.getByRole('button', { name: messages.ui.close }).click();
    const banner = page.getByRole('region', { name: messages.abroad.title });
    await banner.getByRole('link', { name: messages.abroad.orders }).click();
    for (const [path, heading] of [
      ['login', messages.login.title],
      ['order-tracking', messages.tracking.title],
      ['cart', messages.uaeOnly.title],
      ['checkout', messages.uaeOnly.title],
    ] as const) {
      await page.goto(`/ar/${path}`);
      await expect(banner).toBeVisible();
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await main.getByRole('link', { name: messages.uaeOnly.action }).click();
    await expect(page).toHaveURL(/\/ar\/mother-baby-products$/);
    await banner.getByRole('button', { name: messages.abroad.inUae }).click();
    await expect(banner).toHaveCount(0);
    await page.goto('/ar/product/manual-breast-pump');
    await expect(main.getByRole('button', { name: messages.buy.addToCart }).first()).toBeVisible();
    await expect(main.getByText(messages.product.uaeOnly)).toBeHidden();
    await expect(sales.filter({ visible: true })).not.toHaveCount(0);
    expect(requests).toHaveLength(1);
  },
);

type DateParts = readonly [year: string, month: string, day: string];

async function fillIn(date: Locator, [year, month, day]: DateParts) {
  await date.getByRole('textbox').first().fill(day);
  await date.getByRole('combobox').selectOption(month);
  await date.getByRole('textbox').last().fill(year);
}

test(
  'on a phone the ages follow the date at once, and the document of a visitor with a date reserves the answer',
  { tag: '@phone' },
  async ({ page, language, trouble }) => {
    const { myBaby } = messagesOf[language];
    await page.clock.setFixedTime('2026-11-21T08:00:00Z');
    await open(page, `/${language}#my-baby`);
    const panel = page.getByRole('region', { name: myBaby.title });
    const heightOf = async () => Math.round((await boxOf(panel)).height);
    const asking = await heightOf();
    expect(asking).toBeLessThan(600);
    await fillIn(panel.getByRole('group', { name: myBaby.date }), ['2026', '5', '10']);
    await expect(panel.getByRole('link', { name: myBaby.guide })).toBeVisible();
    const answered = await heightOf();
    // Without its code.
    trouble.allow(/\.js/);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await heightOf()).toBe(answered);
    await page.unroute('**/*.js');
    await page.reload();
    await panel.getByRole('button', { name: myBaby.clear }).click();
    await expect.poll(heightOf).toBe(asking);
  },
);

test('a birthday stays on the device, leads to matching products, and can be cleared', async ({
  page,
  context,
  language,
  trouble,
}) => {
  const messages = messagesOf[language];
  await page.clock.setFixedTime('2026-11-21T08:00:00Z');
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await open(page, `/${language}`);
  const panel = page.getByRole('region', { name: messages.myBaby.title });
  const date = panel.getByRole('group', { name: messages.myBaby.date });
  const fillDate = (...parts: DateParts) => fillIn(date, parts);
  await fillDate('2026', '5', '10');
  await expect(panel.getByRole('link', { name: messages.myBaby.guide })).toHaveAttribute(
    'href',
    `/${language}/baby-care?month=6#months`,
  );
  await expect(panel.getByRole('link').filter({ hasText: '6+' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: messages.home.fitsBaby }).getByRole('listitem')).not.toHaveCount(0);
  // On the guide's own page it scrolls to the month.
  await open(page, `/${language}/baby-care`);
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('link', { name: messages.myBaby.guide }).click();
  await expect(page).toHaveURL(/month=6#months$/);
  await expect(page.locator('#months')).toBeInViewport();
  // Due in exactly 20 weeks.
  await fillDate('2027', '4', '10');
  await expect(panel.getByText(fill(messages.myBaby.pregnancy, { week: 20, month: 5 }))).toBeVisible();
  await fillDate('2026', '5', '10');
  await page.goto(`/${language}/product/wide-neck-nipple`);
  await expect(page.getByRole('radio', { name: messages.product.fitsBaby })).toHaveAccessibleName(/^L\b/);
  await expect(page.getByRole('radio', { name: messages.product.fitsBaby })).toBeChecked();

  await blockFonts(page, trouble);
  const shifts = await recordLayoutShifts(page);
  await page.goto(`/${language}/products`);
  const { ageFrom } = messages.catalog;
  const age = fill('few' in ageFrom ? ageFrom.few : ageFrom.other, { n: 6 });
  const hint = page.getByRole('link', { name: fill(messages.listing.forBaby, { age }) });
  await expect(hint).toBeVisible();
  expect(await shifts()).toEqual([]);
  await hint.click();
  await expect(page).toHaveURL(/products\?age=6$/);
  await panel.scrollIntoViewIfNeeded();
  const stored = () => page.evaluate(() => localStorage.getItem('root'));
  expect(await stored()).toContain('2026-05-10');
  await panel.getByRole('button', { name: messages.myBaby.clear }).click();
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect.poll(stored).not.toContain('2026-05-10');
  await page.reload();
  await panel.scrollIntoViewIfNeeded();
  await expect(date.getByRole('textbox').first()).toHaveValue('');
  expect(sent.join()).not.toContain('2026-05');
});

test('the address without a language opens in the language of the browser, or in the one chosen', async ({
  page,
  context,
  language,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await settled(page);
  const other = language === 'en' ? 'ar' : 'en';
  // On phones the link is in the menu.
  await page
    .locator(`a[hreflang=${other}]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => [name, value]))
    .toEqual([['language', other]]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});
