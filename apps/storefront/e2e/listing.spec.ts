import { boxOf } from './support/boxes.js';
import { holdRequests } from './support/holdRequests.js';
import { settled } from './support/hydrated.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { isPhone, queryOf, scrollTop } from './support/window.js';

test(
  'the notice of a category is folded after its first sentence, on desktops beside the heading with its link, and said once',
  { tag: '@twice' },
  async ({ page, language }) => {
    const { catalog, listing } = messagesOf[language];
    await open(page, `/${language}/products/bottlefeeding`);
    const [first = '', ...others] = catalog.feedingNotice.split(/(?<=\.) /);
    const notice = page.locator('[data-part=notice]').filter({ hasText: catalog.feedingNoticeLabel });
    await expect(notice.getByText(first, { exact: true })).toBeVisible();
    const rest = notice.getByText(others.join(' '), { exact: true });
    const link = notice.getByRole('link', { name: listing.bottleFacts });
    const more = notice.getByText(listing.seeMore, { exact: true });
    await expect(rest).toBeHidden();
    if (isPhone(page)) await expect(link).toBeHidden();
    else {
      const [heading, own] = [await boxOf(page.locator('main header')), await boxOf(notice)];
      expect(Math.round(own.y)).toBe(Math.round(heading.y));
      await expect(link).toBeVisible();
      // A tablet shows the whole text.
      await page.setViewportSize({ width: 800, height: 900 });
      await expect(rest).toBeVisible();
      await expect(more).toBeHidden();
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await more.click();
    await expect(notice.getByText(listing.seeLess, { exact: true })).toBeVisible();
    await expect(rest).toBeVisible();
    await expect(link).toBeVisible();
    await expect(page.getByText(first)).toHaveCount(1);
  },
);

// Beside the products on desktops.
test(
  'the number of items is beside the heading, so that products begin early; an empty list has neither it nor an order',
  { tag: '@twice' },
  async ({ page, language }) => {
    await page.goto(`/${language}/products/bottlefeeding`);
    const count = page.locator('main h1 + *');
    await expect(count).toContainText('8');
    const top = async (place: string) => (await boxOf(page.locator(place).first())).y;
    expect(Math.abs((await top('main h1')) - (await top('main h1 + *')))).toBeLessThan(24);
    if (isPhone(page)) expect(await top('main [data-part=product-card]')).toBeLessThan(510);
    const order = page.getByRole('combobox', { name: messagesOf[language].sort.label });
    await expect(order).toBeVisible();
    await page.goto(`/${language}/products?minPrice=9000`);
    await expect(page.locator('[data-part=empty-state]')).toBeVisible();
    await expect(count).toHaveCount(0);
    await expect(order).toBeHidden();
  },
);

test(
  'the category tiles lead to their sub-categories too',
  { tag: ['@once', '@desktop'] },
  async ({ page, language }) => {
    await open(page, `/${language}/mother-baby-products`);
    const nipples = page.locator('main [data-part=category-tile] a[href$="/bottlefeeding/nipples"]');
    await nipples.click();
    await expect(page).toHaveURL(/products\/bottlefeeding\/nipples$/);
  },
);

test('the chip of the page is clear of the fading ends of its row', { tag: '@phone' }, async ({ page, language }) => {
  await open(page, `/${language}/products/bottlefeeding/nipples`);
  const chip = page.locator('main [data-part=jump-links] [aria-current]');
  await expect(chip).toBeInViewport({ ratio: 1 });
  const { x, width } = await boxOf(chip);
  expect(Math.min(x, (page.viewportSize()?.width ?? 0) - x - width)).toBeGreaterThanOrEqual(48);
  expect(await scrollTop(page)).toBe(0);
});

test('the prices of a row start on one line, whatever follows them', async ({ page, language }) => {
  await open(page, `/${language}/products?show=limited-time-offers&sort=price_asc&inStock=true`);
  const rows = await page.locator('[data-part=product-grid] [data-part=product-card]').evaluateAll((cards) => {
    const tops = new Map<number, number[]>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      const price = card.querySelector('[data-part=amount]')!.getBoundingClientRect();
      tops.set(top, [...(tops.get(top) ?? []), Math.round(price.top)]);
    }
    return [...tops.values()];
  });
  expect(rows.length).toBeGreaterThan(1);
  for (const prices of rows) expect(new Set(prices).size, prices.join()).toBe(1);
});

test('a list of offers has the reduced price on every card, in the chosen order, and leads to that size', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/products?show=limited-time-offers&sort=price_asc&inStock=true`);
  const cards = page.locator('[data-part=product-grid] [data-part=product-card]');
  const prices = await cards.evaluateAll((all) =>
    all.map((card) =>
      Number(/\d+\.\d\d/.exec(card.querySelector('[data-reduced] > [aria-hidden]')?.textContent ?? '')),
    ),
  );
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.filter((price) => price > 0).toSorted((a, b) => a - b));
  const wipes = cards.getByRole('link', { name: language === 'ar' ? /^مناديل/ : /^Pure Water/ });
  await expect(wipes).toHaveAttribute('href', /\?variant=MH-HY-0002$/);
});

test('a lone product is a row with a whole picture, its name beside it and its sizes below that or both, one of which is added to the cart, and suggestions follow beside the filters', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/products/bottlefeeding/nipples`);
  const part = (selector: string) => page.locator(`[data-part=product-grid] ${selector}`);
  // With the age that each is for.
  const grid = page.locator('[data-part=product-grid]');
  const size = grid.getByRole('radio', { name: /^LLL \u206615\+\u2069$/ });
  const card = await boxOf(part('[data-part=product-card]'));
  const picture = await boxOf(part('[data-part=media] > [data-part=picture]'));
  // The whole product is in it.
  expect(picture.width / picture.height).toBeCloseTo(1, 1);
  expect(card.height).toBeLessThan(card.width < 500 ? 400 : 320);
  const suggestions = await boxOf(page.locator('[data-part=product-carousel]'));
  expect(suggestions.width).toBeCloseTo(card.width, 0);
  const name = await boxOf(part('[data-part=name]'));
  const price = await boxOf(part('[data-part=amount]'));
  expect(price.y - name.y - name.height).toBeLessThan(16);
  const action = await boxOf(part('[data-part=action]'));
  const end = card.width < 500 ? price.y + price.height : action.y + action.height;
  expect(Math.abs((name.y + end) / 2 - picture.y - picture.height / 2)).toBeLessThan(8);
  if (card.width < 500) expect(action.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  else expect(picture.height).toBeCloseTo(card.height, 0);
  expect(suggestions.y - card.y - card.height).toBeLessThan(120);
  const { buy, sizes } = messagesOf[language];
  await expect(grid.getByRole('radiogroup')).toHaveAccessibleName(messagesOf[language].product.sizeByAge);
  await expect(grid.getByRole('link', { name: sizes.guide })).toHaveAttribute('href', `/${language}/bottlefeeding`);
  const button = grid.getByRole('button', { name: buy.addToCart });
  // A press leads to what is missing, and shows it.
  await button.click();
  await expect(grid.getByRole('radio').first()).toBeFocused();
  await expect(grid.locator('[data-missed]')).toHaveText(sizes.chooseByAge);
  await size.check();
  await expect(grid.locator('[data-missed]')).toHaveCount(0);
  await button.click();
  await expect(page.getByRole('dialog')).toContainText('LLL');
});

test('a tile fills the last row of three columns, and leads to the page about bottles or to the next category', async ({
  page,
  language,
}) => {
  const { listing, sizes } = messagesOf[language];
  await page.goto(`/${language}/products/bottlefeeding`);
  const tile = page.locator('[data-lazy=listing-tile]');
  const row = page.locator('[data-part=product-grid] li').filter({ has: tile });
  // Phones have two columns, which its eight products fill.
  await expect(row).toBeVisible({ visible: !isPhone(page) });
  if (isPhone(page)) return;
  const before = page.locator('[data-part=product-grid] [data-part=product-card]').last();
  const [own, other] = [await boxOf(tile), await boxOf(before)];
  expect([own.y, own.height]).toEqual([other.y, other.height]);
  await expect(tile.getByRole('heading', { name: listing.bottleFacts })).toBeVisible();
  await expect(tile).toContainText(sizes.facts);
  await expect(tile.getByRole('link')).toHaveAttribute('href', `/${language}/bottlefeeding`);

  // After one product in the last row it fills both cells.
  await page.goto(`/${language}/products/hygiene`);
  const third = await boxOf(page.locator('[data-part=product-grid] [data-part=product-card]').nth(2));
  const last = await boxOf(tile);
  expect(last.width).toBeGreaterThan(2 * third.width);
  const endOf = ({ x, width }: typeof last) => Math.round(x + (language === 'ar' ? 0 : width));
  expect(endOf(last)).toBe(endOf(third));

  // The category after breastfeeding is bottle feeding, which is not promoted.
  await page.goto(`/${language}/products/breastfeeding`);
  await expect(tile.getByRole('link')).toHaveAttribute('href', /\/products\/(?!bottlefeeding)[a-z-]+$/);
  // It says how many products it has.
  await expect(tile.locator('small')).toHaveText(/\d/);

  // The list of all products ends in those for health, the last category: it goes on with the first one.
  await open(page, `/${language}/products?page=4`);
  const name = await tile.getByRole('heading').innerText();
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${language}/products/breastfeeding$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

// Sets the window size itself.
test('the toast does not cover the navbar', { tag: '@desktop' }, async ({ page, language }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/${language}/products`);
    await page.locator('[data-part=product-card] [data-part=wishlist] button').first().click();
    await page.evaluate(() => scrollTo(0, 0));
    // Hovering keeps the toast open.
    await page.locator('[data-part=toast]').hover();
    const message = await boxOf(page.locator('[data-part=toast]'));
    const bar = await boxOf(page.getByRole('banner'));
    expect(message.y, `${width} px`).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
});

test(
  'a slow list shows that it is loading: the pressed link, a bar, and skeletons instead of the old products',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    const answer = await holdRequests(page, '**/api/auth/product_list/**');
    await page.goto(`/${language}/products`);
    await settled(page);
    const grid = page.getByRole('main').locator('[data-part=product-grid]').first();
    const bar = page.getByRole('progressbar', { name: messages.ui.loading });
    await expect(grid.getByRole('heading')).toHaveCount(12);

    const next = page.getByRole('link', { name: fill(messages.ui.goToPage, { n: 2 }) });
    await next.click();
    await expect(next).toHaveAttribute('data-loading');
    await expect(bar).toBeVisible();
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(grid.getByRole('heading')).toHaveCount(0);

    const sort = page.getByRole('combobox', { name: messages.sort.label });
    await sort.selectOption('price_desc');
    await expect(sort).toHaveValue('price_desc');
    await expect(grid).toHaveAttribute('aria-busy', 'true');

    answer();
    await expect.poll(() => queryOf(page)).toBe('?sort=price_desc');
    await expect(grid.getByRole('heading')).toHaveCount(12);
    await expect(grid).not.toHaveAttribute('aria-busy');
    await expect(bar).toBeHidden();
    await expect(page.locator('[data-loading]:is(a)')).toHaveCount(0);
  },
);
