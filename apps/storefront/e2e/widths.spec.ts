import type { Locator, Page } from '@playwright/test';
import { logInAs, registerByApi } from './support/accounts.js';
import { boxOf, middleOf } from './support/boxes.js';
import { buyNormal, confirmOrder, fillCheckout } from './support/buying.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { openSearch } from './support/openSearch.js';
import { orderByApi } from './support/ordering.js';
import { expect, test } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

test('the bottom bar marks Products on listings and product pages', async ({ page, language }) => {
  for (const path of ['/products', '/products/skincare', '/product/baby-lotion', '/limited-time-offer']) {
    await openAt(page, `/${language}${path}`, phone);
    await expect(page.locator('[data-part=bottom-bar] [aria-current]')).toHaveText(messagesOf[language].nav.products);
  }
});

test('the button of a call to action without a picture is one line high on tablets', async ({ page, language }) => {
  await openAt(page, `/${language}/bottlefeeding`, tablet);
  const button = page.locator('[data-part=call-to-action] [data-part=cta]');
  await button.scrollIntoViewIfNeeded();
  expect((await boxOf(button)).height).toBeLessThan(60);
});

test('each shortcut of the menu has its label on one line, also on narrow phones', async ({ page, language }) => {
  await openAt(page, `/${language}/faq`, { width: 320, height: 740 });
  await page.locator('[data-part="menu-toggle"]').click();
  const labels = page.locator('[data-part=shortcuts] [data-part=label]');
  await expect(labels).toHaveCount(4);
  const lines = await labels.evaluateAll((all) =>
    all.map((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return text.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test('the stars of a product are below its name, above the price', async ({ page, language }) => {
  const part = (name: string) => page.locator(`[data-part=buy-box] [data-part=${name}]`).first();
  const startOf = ({ x, width }: { x: number; width: number }) => Math.round(language === 'ar' ? x + width : x);
  for (const size of [phone, tablet, desktop]) {
    await openAt(page, `/${language}/product/manual-breast-pump`, size);
    const [name, stars, price] = await Promise.all(['name', 'rating', 'price'].map((each) => boxOf(part(each))));
    expect(startOf(stars!)).toBe(startOf(name!));
    expect(stars!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    expect(price!.y).toBeGreaterThanOrEqual(stars!.y + stars!.height);
  }
});

test('on wide desktops the order shares its line with the filters, or else with the delivery', async ({
  page,
  language,
}) => {
  const order = page.locator('[data-part=sort] select');
  const delivery = page.locator('[data-lazy=delivery-promise] p').first();
  await openAt(page, `/${language}/products`, desktop);
  expect(Math.abs((await middleOf(delivery)) - (await middleOf(order)))).toBeLessThan(3);
  await openAt(page, `/${language}/products?show=limited-time-offers`, desktop);
  const filters = page.locator('[data-part=active-filters] [data-part=tag]').first();
  expect(Math.abs((await middleOf(filters)) - (await middleOf(order)))).toBeLessThan(3);
  expect(await middleOf(delivery)).toBeGreaterThan((await middleOf(order)) + 40);
  // Nothing found: there is no order.
  await openAt(page, `/${language}/products?minPrice=9000`, desktop);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  expect((await boxOf(filters)).y).toBeGreaterThan(heading.y + heading.height);
});

test('the active filters are one row on phones, which begins with the link that clears them', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/products?show=limited-time-offers&sort=price_asc&inStock=true`, phone);
  const filters = page.locator('[data-part=active-filters] > li');
  await expect(filters).toHaveCount(3);
  const middles = await filters.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  const clear = filters.first().getByRole('link', { name: messagesOf[language].ui.clearFilters });
  await expect(clear).toBeInViewport({ ratio: 1 });
  const [{ x, width }, chip] = await Promise.all([boxOf(clear), boxOf(filters.nth(1))]);
  expect(language === 'ar' ? phone.width - x - width : x).toBeCloseTo(16, 0);
  expect(language === 'ar' ? chip.x < x : chip.x > x).toBe(true);
  await clear.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/products$`));
});

test('a search on a wide window shows its last article whole', async ({ page, language }) => {
  await openAt(page, `/${language}`, desktop);
  await openSearch(page, language);
  const field = page.getByRole('combobox', { name: messagesOf[language].nav.searchLabel });
  await field.fill(language === 'ar' ? 'رضاعة' : 'bottle');
  await expect(
    page
      .getByRole('option')
      .filter({ has: page.locator('[data-part=price]') })
      .first(),
  ).toBeVisible();
  const panel = page.locator('[data-layout=dropdown] > [data-part=panel]');
  expect(await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('a search on a phone lists four products and the link to all results without scrolling', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}`, phone);
  await openSearch(page, language);
  const { nav, search } = messagesOf[language];
  const query = language === 'ar' ? 'رضاعة' : 'bottle';
  await page.getByRole('combobox', { name: nav.searchLabel }).fill(query);
  await expect(page.getByRole('option').filter({ has: page.locator('[data-part=price]') })).toHaveCount(4);
  const all = page.locator('[data-part=option][data-all]');
  await expect(all).toBeInViewport({ ratio: 1 });
  // It says how many there are.
  const [before = '', after = ''] = search.allResultsOf.replace('{query}', query).split('{n}');
  const text = await all.innerText();
  expect(text.startsWith(before) && text.endsWith(after)).toBe(true);
  expect(Number(text.slice(before.length, text.length - after.length))).toBeGreaterThan(4);
  // A higher window has room for one more.
  await page.setViewportSize({ ...phone, height: 800 });
  await page.getByRole('combobox', { name: nav.searchLabel }).fill(query.slice(0, -1));
  await expect(page.getByRole('option').filter({ has: page.locator('[data-part=price]') })).toHaveCount(5);
  await expect(all).toBeInViewport({ ratio: 1 });
});

test('a tablet lists six products found', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}`, tablet);
  await openSearch(page, language);
  await page.getByRole('combobox', { name: messagesOf[language].nav.searchLabel }).fill('bottle');
  await expect(page.getByRole('option').filter({ has: page.locator('[data-part=price]') })).toHaveCount(6);
});

test(
  'the titles of the menu have one line each, and each list begins directly below its own',
  { tag: '@once' },
  async ({ page, language }) => {
    await openAt(page, `/${language}`, desktop);
    const menu = page.getByRole('navigation', { name: messagesOf[language].ui.mainNavigation });
    await menu.getByText(messagesOf[language].nav.products, { exact: true }).click();
    const lists = menu.locator('[data-part=menu] li > ul');
    await expect(lists.first()).toBeVisible();
    const places = await lists.evaluateAll((all) =>
      all.map((list) => {
        const title = list.parentElement!.querySelector("[data-part='title']")!;
        const { top } = list.getBoundingClientRect();
        const { bottom, height } = title.getBoundingClientRect();
        return { top: Math.round(top), gap: Math.round(top - bottom), height };
      }),
    );
    expect(places.length).toBeGreaterThanOrEqual(6);
    expect(new Set(places.map(({ gap }) => gap))).toEqual(new Set([0]));
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    // Two lines would be higher than 3rem.
    for (const { height } of places) expect(height).toBeLessThan(48);
  },
);

test('the phone menu shows that it goes on below the first list', async ({ page, language }) => {
  await openAt(page, `/${language}`, phone);
  const { nav, ui } = messagesOf[language];
  await page.getByRole('button', { name: ui.openMenu }).click();
  const drawer = page.getByRole('dialog');
  const next = drawer.locator('summary').filter({ hasText: nav.motherBabyWorld });
  await expect(next).toBeVisible();
  const { y, height } = await boxOf(next);
  expect(y + height).toBeLessThan((await boxOf(drawer.locator('[data-part=foot]'))).y);
});

test('on desktops total and button are beside each other in a card as wide as the sections', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  await buyNormal(page, language);
  await openAt(page, `/${language}/checkout`, desktop);
  const button = confirmOrder(page, language);
  const [card, section] = [await boxOf(button.locator('..')), await boxOf(page.locator('form section').last())];
  expect([card.x, card.width]).toEqual([section.x, section.width]);
  const total = button.locator('xpath=preceding-sibling::p');
  expect(Math.abs((await middleOf(total)) - (await middleOf(button)))).toBeLessThan(2);
});

test('the header of the checkout is one line high on phones', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/checkout`, phone);
  const title = page.locator('[data-part=flow-header] [data-part=title] > span');
  await expect(title).toHaveText(messagesOf[language].checkout.secure);
  expect((await boxOf(title)).height).toBeLessThan(32);
});

test('on phones the links that share a cart are in one line below its summary, the kinds of address are in one line and of one width, and the bar of the checkout ends with the amount', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await buyNormal(page, language);
  const share = page.locator('[data-part=share-bar]').locator('> a, > button');
  await expect(share).toHaveCount(2);
  const first = await boxOf(share.first());
  expect(first.y).toBe((await boxOf(share.last())).y);
  const summary = await boxOf(page.locator('[data-part=order-summary]'));
  expect(first.y).toBeGreaterThan(summary.y + summary.height);

  await openAt(page, `/${language}/checkout`, phone);
  const { home, office } = messagesOf[language].checkout;
  const kind = (name: string) => boxOf(page.locator('[data-part=option]', { hasText: name }));
  const [atHome, atWork] = [await kind(home), await kind(office)];
  expect(atWork.y).toBe(atHome.y);
  expect(atWork.height).toBeLessThan(64);
  expect(atWork.width).toBeCloseTo(atHome.width);
  const bar = page.locator('main summary').filter({ hasText: messagesOf[language].cart.summary });
  const [title, amount] = [await boxOf(bar.locator('h2')), await boxOf(bar.locator('bdi'))];
  expect(amount.height).toBe(title.height);
  expect(language === 'ar' ? amount.x - title.x : title.x + title.width - amount.x - amount.width).toBeCloseTo(0);
});

test(
  'on phones the arrival of an order is in the first view, its steps are one row, and its buttons are in one row, as wide as its text',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.setViewportSize(phone);
    await buyNormal(page, language);
    await fillCheckout(page, language, 'cod');
    await confirmOrder(page, language).click();
    const dialog = page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title });
    const { orderSuccess, cartCommon } = messagesOf[language];
    await expect(dialog.locator('[data-part=order-summary] li')).toHaveCount(1);
    await expect(dialog.getByText(orderSuccess.payCash.split('{amount}')[0]!)).toBeInViewport({ ratio: 1 });
    const first = await boxOf(dialog.getByRole('link', { name: orderSuccess.track }));
    const last = await boxOf(dialog.getByRole('link', { name: cartCommon.continueShopping }));
    const steps = await boxOf(dialog.getByRole('list').first());
    // One row, with the names of where the order is and where it is going.
    expect(steps.height).toBeLessThan(120);
    expect(first.y).toBe(last.y);
    expect([first.x, last.x + last.width]).toEqual([steps.x, steps.x + steps.width]);
  },
);

/** 1,280 × 1,024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** The focused element if something else covers its centre; `<body>` if nothing has the focus. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '<body>';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
    const middle = top + height / 2;
    // The middle of something larger than the window may be outside of it.
    const y = height > innerHeight ? Math.min(Math.max(middle, 1), innerHeight - 1) : middle;
    const seen = document.elementFromPoint(x, y);
    return seen && (focused.contains(seen) || seen.contains(focused)) ? null : focused.outerHTML.slice(0, 160);
  });

test(
  'at 400 % zoom no bar stays in view, and nothing covers the focus',
  { tag: '@twice' },
  async ({ page, language }) => {
    for (const path of ['', '/product/baby-lotion']) {
      await openAt(page, `/${language}${path}`, zoomed);
      const bars = page.locator('[data-part=nav-bar], [data-part=bottom-bar]');
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect(bars).toHaveCount(2);
      for (const bar of await bars.all()) await expect(bar).not.toBeInViewport();
      const buyBar = page.locator('[data-part=buy-bar]');
      await expect(buyBar).toHaveCount(path === '' ? 0 : 1);
      await expect(buyBar).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        expect(await coveredFocus(page)).toBeNull();
      }
    }
  },
);

test('at 200 % zoom a product page keeps its window for the page: no buy bar', async ({ page, language }) => {
  await openAt(page, `/${language}/product/baby-lotion`, { width: 720, height: 450 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const buyBar = page.locator('[data-part=buy-bar]');
  await expect(buyBar).toHaveCount(1);
  await expect(buyBar).toBeHidden();
});

test('the questions and the contact panels end where the header above them does', async ({ page, language }) => {
  const end = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? left : right);
      });
  for (const [path, panel] of [
    ['faq', 'main [data-part=accordion]'],
    ['contact', 'main section:has(> details)'],
  ] as const) {
    await openAt(page, `/${language}/${path}`, desktop);
    expect(await end(panel), path).toBe(await end('main [data-part=page-header]'));
  }
});

test('on phones the current prices of a cart end at one edge, and an order takes three lines', async ({
  page,
  language,
  baseURL,
}) => {
  const end = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return Math.round(language === 'ar' ? x : x + width);
  };
  await page.setViewportSize(phone);
  await buyNormal(page, language);
  await openAt(page, `/${language}/product/bottle-drying-rack`, phone);
  await page.getByRole('button', { name: messagesOf[language].catalog.buyNow, exact: true }).click();
  const prices = page.locator('[data-part=cart-line] [data-part=amount] bdi');
  await expect(prices).toHaveCount(2);
  await expect(page.locator('[data-part=cart-line] s')).toHaveCount(1);
  expect(await end(prices.first())).toBe(await end(prices.last()));

  const { email, token, user } = await registerByApi(baseURL ?? '', language);
  const lines = [{ product_code: 'MH-BF-0001', quantity: 1 }];
  await orderByApi(page, { lines, language, payment: 'cod', email, token });
  await logInAs(page, { email, token, user });
  await openAt(page, `/${language}/order`, phone);
  const order = page.locator('[data-part=order]');
  const middle = (part: string) => middleOf(order.locator(part));
  const [number, date, payment] = [
    await middle('th'),
    await middle('[data-part=date]'),
    await middle('[data-part=payment]'),
  ];
  expect(await middle('[data-part=status]')).toBeCloseTo(number, 0);
  expect(await middle('[data-part=total]')).toBeCloseTo(date, 0);
  expect(await middle('[data-part=actions]')).toBeCloseTo(payment, 0);
  expect([number, date, payment]).toEqual([number, date, payment].sort((a, b) => a - b));
});

test(
  'on phones the closest page is within the panel of the page that is not found',
  { tag: '@once' },
  async ({ page, language, trouble }) => {
    trouble.allow(/\b404\b/);
    await openAt(page, `/${language}/abuot`, phone);
    const closest = page.locator('main p[aria-live]:has(a)');
    await expect(closest).toBeVisible();
    const [line, panel] = [await boxOf(closest), await boxOf(closest.locator('..'))];
    expect(panel.y + panel.height - line.y - line.height).toBeGreaterThanOrEqual(8);
  },
);
