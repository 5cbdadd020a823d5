import type { Locator, Page } from '@playwright/test';
import { logInAs, registerByApi } from './support/accounts.js';
import { buyNormal, confirmOrder, fillCheckout } from './support/buying.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { openSearch } from './support/openSearch.js';
import { orderByApi } from './support/ordering.js';
import { expect, test } from './support/test.js';

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 900 };
const desktop = { width: 1440, height: 900 };

async function open(page: Page, path: string, size: typeof phone) {
  await page.setViewportSize(size);
  await page.goto(path);
  await hydrated(page);
}

test('the bottom bar marks Products on listings and product pages', async ({ page, language }) => {
  for (const path of ['/products', '/products/skincare', '/product/baby-lotion', '/limited-time-offer']) {
    await open(page, `/${language}${path}`, phone);
    await expect(page.locator('[data-part=bottom-bar] [aria-current]')).toHaveText(messagesOf[language].nav.products);
  }
});

test('the button of a call to action without a picture is one line high on tablets', async ({ page, language }) => {
  await open(page, `/${language}/bottlefeeding`, tablet);
  const button = page.locator('[data-part=call-to-action] [data-part=cta]');
  await button.scrollIntoViewIfNeeded();
  expect((await button.boundingBox())?.height).toBeLessThan(60);
});

/** Which of its two texts the line of sizes of the first card shows. */
const shownSizes = (page: Page, within = 'main [data-part=product-card]') =>
  page
    .locator(`${within} [data-part=detail]`)
    .first()
    .evaluate((line) => {
      const { bottom } = line.getBoundingClientRect();
      return [...line.children]
        .filter((text) => text.getBoundingClientRect().width > 1 && text.getBoundingClientRect().top < bottom - 1)
        .map((text) => text.textContent);
    });

test('each shortcut of the menu has its label on one line, also on narrow phones', async ({ page, language }) => {
  await open(page, `/${language}/faq`, { width: 320, height: 740 });
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

test('a card too narrow for its sizes counts them', async ({ page, language }) => {
  await open(page, `/${language}/products/bottlefeeding`, phone);
  const { sizes } = messagesOf[language].ui;
  expect(await shownSizes(page)).toEqual([(sizes.few ?? sizes.other).replace('{n}', '3')]);
  await page.setViewportSize(desktop);
  expect(await shownSizes(page)).toEqual([expect.stringMatching(/160.+240.+330/)]);
});

test('the stars of a product are below its name, above the price', async ({ page, language }) => {
  const boxOf = async (part: string) =>
    (await page.locator(`[data-part=buy-box] [data-part=${part}]`).first().boundingBox())!;
  const startOf = ({ x, width }: { x: number; width: number }) => Math.round(language === 'ar' ? x + width : x);
  for (const size of [phone, tablet, desktop]) {
    await open(page, `/${language}/product/manual-breast-pump`, size);
    const [name, stars, price] = [await boxOf('name'), await boxOf('rating'), await boxOf('price')];
    expect(startOf(stars)).toBe(startOf(name));
    expect(stars.y).toBeGreaterThanOrEqual(name.y + name.height);
    expect(price.y).toBeGreaterThanOrEqual(stars.y + stars.height);
  }
});

test('on wide desktops the order shares its line with the filters, or else with the delivery', async ({
  page,
  language,
}) => {
  const middleOf = async (selector: string) => {
    const { y, height } = (await page.locator(selector).first().boundingBox())!;
    return y + height / 2;
  };
  const order = '[data-part=sort] select';
  const delivery = '[data-lazy=delivery-promise] p';
  await open(page, `/${language}/products`, desktop);
  expect(Math.abs((await middleOf(delivery)) - (await middleOf(order)))).toBeLessThan(3);
  await open(page, `/${language}/products?show=limited-time-offers`, desktop);
  const filters = '[data-part=active-filters] [data-part=tag]';
  expect(Math.abs((await middleOf(filters)) - (await middleOf(order)))).toBeLessThan(3);
  expect(await middleOf(delivery)).toBeGreaterThan((await middleOf(order)) + 40);
  // Nothing found: there is no order.
  await open(page, `/${language}/products?minPrice=9000`, desktop);
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect((await page.locator(filters).boundingBox())!.y).toBeGreaterThan(heading.y + heading.height);
});

test('the active filters are one row on phones, with the link that clears them in sight', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/products?show=limited-time-offers&sort=price_asc&inStock=true`, phone);
  const filters = page.locator('[data-part=active-filters] > li');
  await expect(filters).toHaveCount(3);
  const middles = await filters.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  const clear = page.getByRole('link', { name: messagesOf[language].ui.clearFilters });
  await expect(clear).toBeInViewport({ ratio: 1 });
  // Clear of the fading end of the row.
  const { x, width } = (await clear.boundingBox())!;
  expect(Math.min(x, phone.width - x - width)).toBeLessThan(24);
  expect(Math.max(x, phone.width - x - width)).toBeGreaterThan(200);
  await clear.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/products$`));
});

test('two articles below a product are lower than they are wide', async ({ page, language }) => {
  for (const size of [tablet, desktop]) {
    await open(page, `/${language}/product/manual-breast-pump`, size);
    const articles = page.locator('main [data-part=article-card]');
    await expect(articles).toHaveCount(2);
    for (const article of await articles.all()) {
      const { width, height } = (await article.boundingBox())!;
      expect(height).toBeLessThan(width / 2);
    }
  }
});

test('a search on a wide window names the sizes of a product', async ({ page, language }) => {
  await open(page, `/${language}`, desktop);
  await openSearch(page, language);
  const field = page.getByRole('combobox', { name: messagesOf[language].nav.searchLabel });
  await field.fill(language === 'ar' ? 'سائل تنظيف الرضّاعات' : 'bottle liquid cleanser');
  await expect(page.getByRole('option').filter({ hasText: '650' }).first()).toBeVisible();
  // Also beside two prices.
  expect(await shownSizes(page, '[data-part=option]:has(s)')).toEqual([expect.stringMatching(/500.+650/)]);
});

test('a badge names the reduced size, in a second line on a card too narrow for it', async ({ page, language }) => {
  const shownBadges = () =>
    page.locator('[data-part=offer]:has(> span + span)').evaluateAll((badges) =>
      badges.map((badge) => {
        const [percent, size] = [...badge.children].map((part) => part.getBoundingClientRect());
        const { top, bottom, left, right } = badge.parentElement!.getBoundingClientRect();
        const isWhole = size!.top >= top && size!.bottom <= bottom && size!.left >= left && size!.right <= right;
        return isWhole ? (size!.top === percent!.top ? 'beside' : 'below') : 'cut';
      }),
    );
  const path = `/${language}/products?show=limited-time-offers&sort=price_asc&inStock=true`;
  for (const size of [phone, desktop]) {
    await open(page, path, size);
    expect(new Set(await shownBadges())).toEqual(new Set(['beside']));
  }
  await open(page, path, { width: 320, height: 740 });
  expect(await shownBadges()).toContain('below');
  expect(await shownBadges()).not.toContain('cut');
});

test('the buttons of product cards are as high as a finger needs on phones', async ({ page, language }) => {
  await open(page, `/${language}/products`, phone);
  const heights = await page
    .locator('[data-part=product-card] [data-part=action] :is(a, button)')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights)).toEqual(new Set([44]));
});

test('a search on a wide window shows its last article whole', async ({ page, language }) => {
  await open(page, `/${language}`, desktop);
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

test('a tablet lists six products found', { tag: '@once' }, async ({ page, language }) => {
  await open(page, `/${language}`, tablet);
  await openSearch(page, language);
  await page.getByRole('combobox', { name: messagesOf[language].nav.searchLabel }).fill('bottle');
  await expect(page.getByRole('option').filter({ has: page.locator('[data-part=price]') })).toHaveCount(6);
});

test(
  'the lists of the menu begin on one line, each directly below its own title, also beside a title of two lines',
  { tag: '@once' },
  async ({ page, language }) => {
    await open(page, `/${language}`, desktop);
    const menu = page.getByRole('navigation', { name: messagesOf[language].ui.mainNavigation });
    await menu.getByText(messagesOf[language].nav.products, { exact: true }).click();
    const lists = menu.locator('[data-part=menu] li > ul');
    await expect(lists).toHaveCount(6);
    await expect(lists.first()).toBeVisible();
    const places = await lists.evaluateAll((all) =>
      all.map((list) => {
        const title = list.parentElement!.querySelector("[data-part='title']")!;
        const { top } = list.getBoundingClientRect();
        return { top: Math.round(top), gap: Math.round(top - title.getBoundingClientRect().bottom) };
      }),
    );
    expect(new Set(places.map(({ gap }) => gap))).toEqual(new Set([0]));
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  },
);

test('the phone menu shows that it goes on below the first list', async ({ page, language }) => {
  await open(page, `/${language}`, phone);
  const { nav, ui } = messagesOf[language];
  await page.getByRole('button', { name: ui.openMenu }).click();
  const drawer = page.getByRole('dialog');
  const next = drawer.locator('summary').filter({ hasText: nav.motherBabyWorld });
  await expect(next).toBeVisible();
  const [row, foot] = await Promise.all([next.boundingBox(), drawer.locator('[data-part=foot]').boundingBox()]);
  expect(row!.y + row!.height / 2).toBeLessThan(foot!.y);
});

test('the header of the checkout is one line high on phones', { tag: '@once' }, async ({ page, language }) => {
  await open(page, `/${language}/checkout`, phone);
  const title = page.locator('[data-part=flow-header] [data-part=title] > span');
  await expect(title).toHaveText(messagesOf[language].checkout.secure);
  expect((await title.boundingBox())?.height).toBeLessThan(32);
});

test('on phones the links that share a cart and the kinds of address are in one line, and the bar of the checkout ends with the amount', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await buyNormal(page, language);
  const share = page.locator('[data-part=share-bar]').locator('> a, > button');
  await expect(share).toHaveCount(2);
  expect((await share.first().boundingBox())!.y).toBe((await share.last().boundingBox())!.y);

  await open(page, `/${language}/checkout`, phone);
  const { home, office } = messagesOf[language].checkout;
  const kind = async (name: string) => (await page.locator('[data-part=option]', { hasText: name }).boundingBox())!;
  const [atHome, atWork] = [await kind(home), await kind(office)];
  expect(atWork.y).toBe(atHome.y);
  expect(atWork.height).toBeLessThan(64);
  const bar = page.locator('main summary').filter({ hasText: messagesOf[language].cart.summary });
  const [title, amount] = [(await bar.locator('h2').boundingBox())!, (await bar.locator('bdi').boundingBox())!];
  expect(amount.height).toBe(title.height);
  expect(language === 'ar' ? amount.x - title.x : title.x + title.width - amount.x - amount.width).toBeCloseTo(0);
});

test(
  'on phones the buttons below an order are in one row, as wide as its text',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.setViewportSize(phone);
    await buyNormal(page, language);
    await fillCheckout(page, language, 'cod');
    await confirmOrder(page, language).click();
    const dialog = page.getByRole('dialog', { name: messagesOf[language].orderSuccess.title });
    const buttons = dialog.locator('[data-part=foot] a');
    await expect(buttons).toHaveCount(2);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    const [first, last] = [(await buttons.first().boundingBox())!, (await buttons.last().boundingBox())!];
    const lines = (await dialog.getByRole('list').first().boundingBox())!;
    expect(first.y).toBe(last.y);
    expect([first.x, last.x + last.width]).toEqual([lines.x, lines.x + lines.width]);
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
      await open(page, `/${language}${path}`, zoomed);
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

test('a tablet shows offers in three columns and bottles in four, before and after the rest is shown; the guide is beside the last of nine', async ({
  page,
  language,
}) => {
  const columns = () =>
    page
      .locator('main [data-part=product-grid] > ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await open(page, `/${language}/limited-time-offer`, tablet);
  expect(await columns()).toBe(3);
  await open(page, `/${language}/bottlefeeding`, tablet);
  expect(await columns()).toBe(4);
  await page.getByRole('button', { name: messagesOf[language].landing.showMore, exact: true }).click();
  const guide = page.locator('main [data-part=product-grid] li', { has: page.locator('[href$=by-bottle]') });
  for (const [size, count] of [
    [phone, 2],
    [tablet, 4],
    [desktop, 4],
  ] as const) {
    await page.setViewportSize(size);
    expect(await columns()).toBe(count);
    const [last, tile, grid] = await Promise.all([
      page.locator('main [data-part=product-grid]').first().locator('li:has(article)').last().boundingBox(),
      guide.boundingBox(),
      page.locator('main [data-part=product-grid] > ul').first().boundingBox(),
    ]);
    if (!last || !tile || !grid) throw new Error('not shown');
    expect(tile.y).toBe(last.y);
    const gap = language === 'ar' ? last.x - tile.x - tile.width : tile.x - last.x - last.width;
    expect(last.width + gap + tile.width).toBeCloseTo(grid.width, 0);
  }
});

test('the columns of a long group in the site map start on one line', async ({ page, language }) => {
  await open(page, `/${language}/sitemap`, desktop);
  const topsOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const boxes = Array.from(element.querySelectorAll('a'), (link) => link.getBoundingClientRect());
        const columns = [...new Set(boxes.map(({ left, right }) => (document.dir === 'rtl' ? right : left)))];
        return columns.map((edge) =>
          Math.min(
            ...boxes.filter(({ left, right }) => left === edge || right === edge).map(({ top }) => Math.round(top)),
          ),
        );
      }),
    );
  const [shop, blog] = await Promise.all(
    ['section:first-child', "section li:has(> a[href$='/blog']) > ul"].map((selector) =>
      topsOf(`[data-part=link-groups] > [data-part=long] > ${selector}`),
    ),
  );
  expect(shop![0]!.length).toBe(4);
  // Many links are in two columns below theirs.
  expect(blog![0]!.length).toBe(2);
  for (const [tops] of [shop!, blog!]) expect(new Set(tops).size, `tops of the columns: ${tops!.join()}`).toBe(1);
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
    await open(page, `/${language}/${path}`, desktop);
    expect(await end(panel), path).toBe(await end('main [data-part=page-header]'));
  }
});

test('on phones the current prices of a cart end at one edge, and an order takes three lines', async ({
  page,
  language,
  baseURL,
}) => {
  const end = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return Math.round(language === 'ar' ? x : x + width);
  };
  await page.setViewportSize(phone);
  await buyNormal(page, language);
  await open(page, `/${language}/product/bottle-drying-rack`, phone);
  await page.getByRole('button', { name: messagesOf[language].catalog.buyNow, exact: true }).click();
  const prices = page.locator('[data-part=cart-line] [data-part=amount] bdi');
  await expect(prices).toHaveCount(2);
  await expect(page.locator('[data-part=cart-line] s')).toHaveCount(1);
  expect(await end(prices.first())).toBe(await end(prices.last()));

  const { email, token, user } = await registerByApi(baseURL ?? '', language);
  const lines = [{ product_code: 'MH-BF-0001', quantity: 1 }];
  await orderByApi(page, { lines, language, payment: 'cod', email, token });
  await logInAs(page, { email, token, user });
  await open(page, `/${language}/order`, phone);
  const order = page.locator('[data-part=order]');
  const middle = async (part: string) => {
    const { y, height } = (await order.locator(part).boundingBox())!;
    return y + height / 2;
  };
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
  'on phones the buttons on the picture of a wish are as large, and as far from its edges',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.setViewportSize(phone);
    for (const product of ['manual-breast-pump', 'insulated-bottle-bag']) {
      await open(page, `/${language}/product/${product}`, phone);
      const heart = page.locator('[data-part=buy-box] button[aria-pressed]').first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await open(page, `/${language}/wishlist`, phone);
    const card = page.locator('[data-part=product-grid] [data-part=product-card]').first();
    const [picture, heart, share] = await Promise.all([
      card.locator('[data-part=media]').boundingBox(),
      card.locator('button[aria-pressed]').boundingBox(),
      card.locator('[data-part=action] [data-part=icon-button]').boundingBox(),
    ]);
    expect(share).toMatchObject({ y: heart!.y, width: heart!.width, height: heart!.height });
    expect(share!.x - picture!.x).toBeCloseTo(picture!.x + picture!.width - heart!.x - heart!.width, 0);
  },
);

test(
  'on phones the closest page is within the panel of the page that is not found',
  { tag: '@once' },
  async ({ page, language, trouble }) => {
    trouble.allow(/\b404\b/);
    await open(page, `/${language}/abuot`, phone);
    const closest = page.locator('main p[aria-live]:has(a)');
    await expect(closest).toBeVisible();
    const [line, panel] = [(await closest.boundingBox())!, (await closest.locator('..').boundingBox())!];
    expect(panel.y + panel.height - line.y - line.height).toBeGreaterThanOrEqual(8);
  },
);
