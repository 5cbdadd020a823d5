import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { openSearch } from './support/openSearch.js';
import { expect, test } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

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

test('a card too narrow for its sizes counts them', async ({ page, language }) => {
  await openAt(page, `/${language}/products/bottlefeeding`, phone);
  const { sizes } = messagesOf[language].ui;
  expect(await shownSizes(page)).toEqual([(sizes.few ?? sizes.other).replace('{n}', '3')]);
  await page.setViewportSize(desktop);
  expect(await shownSizes(page)).toEqual([expect.stringMatching(/160.+240.+330/)]);
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
  const path = `/${language}/products/skincare`;
  for (const size of [phone, desktop]) {
    await openAt(page, path, size);
    expect(new Set(await shownBadges())).toEqual(new Set(['beside']));
  }
  await openAt(page, path, { width: 320, height: 740 });
  expect(await shownBadges()).toContain('below');
  expect(await shownBadges()).not.toContain('cut');
});

test('the buttons of product cards are as high as a finger needs on phones', async ({ page, language }) => {
  await openAt(page, `/${language}/products`, phone);
  const heights = await page
    .locator('[data-part=product-card] [data-part=action] :is(a, button)')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights)).toEqual(new Set([44]));
});

test('a tablet shows offers in three columns and bottles in four, before and after the rest is shown; the guide is beside the last of nine', async ({
  page,
  language,
}) => {
  const columns = () =>
    page
      .locator('main [data-part=product-grid] > ul')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await openAt(page, `/${language}/limited-time-offer`, tablet);
  expect(await columns()).toBe(3);
  await openAt(page, `/${language}/bottlefeeding`, tablet);
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
    const [last, tile, grid] = [
      await boxOf(page.locator('main [data-part=product-grid]').first().locator('li:has(article)').last()),
      await boxOf(guide),
      await boxOf(page.locator('main [data-part=product-grid] > ul').first()),
    ];
    expect(tile.y).toBe(last.y);
    const gap = language === 'ar' ? last.x - tile.x - tile.width : tile.x - last.x - last.width;
    expect(last.width + gap + tile.width).toBeCloseTo(grid.width, 0);
  }
});

test('where a card shows one size, the price of 100 ml or a piece is below its price, also in offers', async ({
  page,
  language,
}) => {
  const { basePrice } = messagesOf[language].catalog;
  const noteOf = (product: string) =>
    page.locator(`[data-part=product-card]:has([href*="/product/${product}"]) [data-part=price-note]`);
  const amount = (text: string, price: string) =>
    text.replace('{amount}', language === 'ar' ? `${price}\u00a0د.إ` : `AED\u00a0${price}`);
  for (const path of ['limited-time-offer', 'products?show=limited-time-offers']) {
    await openAt(page, `/${language}/${path}`, phone);
    await expect(noteOf('baby-lotion')).toHaveText(amount(basePrice['100ml'], '8.85'));
    await expect(noteOf('pure-water-baby-wipes')).toHaveText(amount(basePrice.piece, '0.13'));
  }
  // Of several sizes.
  await openAt(page, `/${language}/products/skincare`, phone);
  await expect(noteOf('baby-lotion')).toHaveCount(0);
});

test('two articles below a product are lower than they are wide', async ({ page, language }) => {
  for (const size of [tablet, desktop]) {
    await openAt(page, `/${language}/product/manual-breast-pump`, size);
    const articles = page.locator('main [data-part=article-card]');
    await expect(articles).toHaveCount(2);
    for (const article of await articles.all()) {
      const { width, height } = await boxOf(article);
      expect(height).toBeLessThan(width / 2);
    }
  }
});

/** Adds a product to the wishlist, and opens that. */
async function openWish(page: Page, language: string, product: string, size: typeof phone) {
  await openAt(page, `/${language}/product/${product}`, size);
  const heart = page.locator('[data-part=buy-box] button[aria-pressed]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openAt(page, `/${language}/wishlist`, size);
  return page.locator('[data-part=product-grid] [data-part=product-card]').first();
}

test(
  'on phones one wish is shared with its list, and the buttons of two are as large, and as far from the edges of the card',
  { tag: '@once' },
  async ({ page, language }) => {
    const shareOf = (card: Locator) => card.locator('[data-part=action] [data-part=icon-button]');
    const only = await openWish(page, language, 'manual-breast-pump', phone);
    await expect(page.locator('main [data-part=share-bar]').filter({ visible: true })).not.toHaveCount(0);
    await expect(shareOf(only)).toHaveCount(1);
    await expect(shareOf(only)).toBeHidden();

    const card = await openWish(page, language, 'insulated-bottle-bag', phone);
    const [frame, heart, share] = [
      await boxOf(card),
      await boxOf(card.locator('button[aria-pressed]')),
      await boxOf(shareOf(card)),
    ];
    expect(share).toMatchObject({ y: heart.y, width: heart.width, height: heart.height });
    expect(share.x - frame.x).toBeCloseTo(frame.x + frame.width - heart.x - heart.width, 0);
  },
);

test(
  'on desktops the price of a lone wish is below its name, and its buttons are at the end of its row: equally high, and two of them alike',
  { tag: '@once' },
  async ({ page, language }) => {
    const card = await openWish(page, language, 'manual-breast-pump', desktop);
    const share = card.locator('[data-part=action] [data-part=icon-button]');
    const heart = card.locator('button[aria-pressed]');
    const [frame, name, price, buyBox, shareBox, heartBox] = [
      await boxOf(card),
      await boxOf(card.locator('[data-part=name]')),
      await boxOf(card.locator('[data-part=price]')),
      await boxOf(card.locator('[data-part=action] [data-part=button]')),
      await boxOf(share),
      await boxOf(heart),
    ];
    expect(frame.height).toBeLessThan(200);
    const toTheEnd = ({ x, width }: typeof frame) =>
      language === 'ar' ? x - frame.x : frame.x + frame.width - x - width;
    expect(toTheEnd(heartBox)).toBeLessThan(toTheEnd(shareBox));
    expect(toTheEnd(heartBox)).toBeLessThan(25);
    const toTheStart = ({ x, width }: typeof frame) => (language === 'ar' ? x + width : x);
    expect(price.y).toBeGreaterThan(name.y);
    expect(toTheStart(price)).toBeCloseTo(toTheStart(name) + (language === 'ar' ? 16 : -16), 0);
    for (const { y, height, width } of [shareBox, heartBox])
      expect([y, height, width]).toEqual([buyBox.y, buyBox.height, buyBox.height]);
    const look = (button: Locator) =>
      button.evaluate((element) => {
        const { backgroundColor, borderColor, borderWidth, boxShadow } = getComputedStyle(element);
        return { backgroundColor, borderColor, borderWidth, boxShadow };
      });
    expect(await look(heart)).toEqual(await look(share));
  },
);

test('a search on a wide window names the sizes of a product', async ({ page, language }) => {
  await openAt(page, `/${language}`, desktop);
  await openSearch(page, language);
  const field = page.getByRole('combobox', { name: messagesOf[language].nav.searchLabel });
  await field.fill(language === 'ar' ? 'سائل تنظيف الرضّاعات' : 'bottle liquid cleanser');
  await expect(page.getByRole('option').filter({ hasText: '650' }).first()).toBeVisible();
  // Also beside two prices.
  expect(await shownSizes(page, '[data-part=option]:has(s)')).toEqual([expect.stringMatching(/500.+650/)]);
});
