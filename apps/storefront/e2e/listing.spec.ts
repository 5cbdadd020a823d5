import { expectAccessible } from './support/axe.js';
import { boxOf } from './support/boxes.js';
import { holdRequests } from './support/holdRequests.js';
import { hydrated, settled } from './support/hydrated.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { isPhone, queryOf, scrollTop } from './support/window.js';

test(
  'from home through a category to a product, and back via breadcrumbs',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await open(page, `/${language}`);
    const tiles = page.getByRole('region', { name: messages.home.categories });
    await expect.poll(() => tiles.getByRole('link').count()).toBeGreaterThanOrEqual(6);
    const category = await tiles.getByRole('link').nth(1).innerText();
    await tiles.getByRole('link').nth(1).click();

    await expect(page).toHaveURL(new RegExp(`/${language}/products/bottlefeeding$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
    await expect(page).toHaveTitle(fill(messages.site.titleTemplate, { page: category }));
    const card = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first();
    const name = await card.innerText();
    await card.getByRole('link').click();

    await expect(page).toHaveURL(new RegExp(`/${language}/product/[a-z0-9-]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await scrollTop(page)).toBe(0);
    const breadcrumbs = page.getByRole('navigation', { name: messages.ui.breadcrumbs });
    if (isPhone(page)) {
      // Only the page above, here a sub-category.
      await breadcrumbs.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${language}/products/bottlefeeding/[a-z-]+$`));
    } else await expect(breadcrumbs.getByRole('link').first()).toHaveText(messages.nav.home);
    await breadcrumbs.getByRole('link', { name: category }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/products/bottlefeeding$`));
    if (isPhone(page)) await breadcrumbs.getByRole('link', { name: messages.nav.products }).click();
    await breadcrumbs.getByRole('link', { name: messages.nav.home }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await expect(tiles).toBeVisible();
  },
);

test(
  'a listing keeps filters, sort order and page in the URL: Back, Forward and reload restore them',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await open(page, `/${language}/products`);
    const names = () => page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 }).allInnerTexts();
    const plain = await names();
    expect(plain).toHaveLength(12);

    await page.getByRole('combobox', { name: messages.sort.label }).selectOption('price_asc');
    await expect.poll(() => queryOf(page)).toBe('?sort=price_asc');
    await expect.poll(names).not.toEqual(plain);

    if (isPhone(page)) await page.getByRole('button', { name: messages.filters.title }).click();
    const panel = page.getByRole('form', { name: messages.ui.filters }).and(page.locator(':visible'));
    await panel.getByRole('checkbox', { name: messages.filters.inStockOnly }).check();
    await expect.poll(() => queryOf(page)).toBe('?sort=price_asc&inStock=true');
    if (isPhone(page)) {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: messages.ui.close }).click();
      await expect(sheet).toBeHidden();
    }
    await expect(
      page.getByRole('link', { name: fill(messages.ui.removeFilter, { name: messages.filters.inStockOnly }) }),
    ).toBeVisible();

    await page.getByRole('link', { name: fill(messages.ui.goToPage, { n: 2 }) }).click();
    await expect.poll(() => queryOf(page)).toBe('?sort=price_asc&inStock=true&page=2');
    await expect(page.getByRole('link', { name: fill(messages.ui.currentPage, { n: 2 }) })).toBeVisible();
    await expect.poll(() => page.evaluate(() => [localStorage.page, sessionStorage.page])).toEqual(['2', '2']);
    await expect.poll(() => scrollTop(page)).toBe(0);
    const second = await names();

    await page.reload();
    await hydrated(page);
    expect(await names()).toEqual(second);
    await expect(page.getByRole('combobox', { name: messages.sort.label })).toHaveValue('price_asc');

    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('?sort=price_asc&inStock=true');
    await expect.poll(names).not.toEqual(second);
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('?sort=price_asc');
    await page.goBack();
    await expect.poll(() => queryOf(page)).toBe('');
    await expect.poll(names).toEqual(plain);
    await expect(page.getByRole('combobox', { name: messages.sort.label })).toHaveValue('featured');
    await page.goForward();
    await expect(page.getByRole('combobox', { name: messages.sort.label })).toHaveValue('price_asc');
  },
);

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
      expect(Math.round(own.y + own.height)).toBe(Math.round(heading.y + heading.height));
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

test(
  'three products or fewer have no filters and no order, only their number and the categories, unless the URL filters',
  { tag: '@twice' },
  async ({ page, language }) => {
    const { catalog, filters, sort, listing, ui } = messagesOf[language];
    const order = page.getByRole('combobox', { name: sort.label });
    const panel = page.getByRole('checkbox', { name: filters.inStockOnly });
    await open(page, `/${language}/products/bottlefeeding/training-cups`);
    const items = 'few' in catalog.items ? catalog.items.few : catalog.items.other;
    await expect(page.locator('header').getByText(fill(items, { n: 3 }))).toBeVisible();
    await expect(order).toHaveCount(0);
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('button', { name: filters.title })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: listing.category })
      .and(page.locator(':visible'))
      .locator('[href$="/bottlefeeding/nipples"]')
      .click();
    await expect(page).toHaveURL(new RegExp(`/${language}/products/bottlefeeding/nipples$`));

    await open(page, `/${language}/products/bottlefeeding/training-cups?inStock=true`);
    await expect(order).toBeVisible();
    await expect(page.getByRole('link', { name: fill(ui.removeFilter, { name: filters.inStockOnly }) })).toBeVisible();
    await expect(isPhone(page) ? page.getByRole('button', { name: filters.title }) : panel).toBeVisible();
  },
);

test(
  'the filters of a short list stay when the last one is removed, with the focus, and on phones their sheet',
  { tag: '@twice' },
  async ({ page, language }) => {
    const { filters, sort, ui } = messagesOf[language];
    await open(page, `/${language}/products/bottlefeeding/training-cups?inStock=true`);
    const opener = page.getByRole('button', { name: filters.title });
    const sheet = page.getByRole('dialog', { name: filters.title });
    if (isPhone(page)) await opener.click();
    const inStock = page.getByRole('checkbox', { name: filters.inStockOnly }).and(page.locator(':visible'));
    await inStock.uncheck();
    await expect(page).toHaveURL(/training-cups$/);
    await expect(page.getByRole('link', { name: fill(ui.removeFilter, { name: filters.inStockOnly }) })).toHaveCount(0);
    await expect(inStock).toBeFocused();
    await expect(page.getByRole('combobox', { name: sort.label })).toBeVisible();
    if (!isPhone(page)) return;
    await sheet.getByRole('button', { name: ui.close }).click();
    await expect(opener).toBeFocused();

    // A category chosen in the sheet closes it, also where there is nothing to filter.
    await opener.click();
    await sheet.locator('[href$="/bottlefeeding/nipples"]').click();
    await expect(page).toHaveURL(/nipples$/);
    await expect(sheet).toBeHidden();
    await expect(opener).toHaveCount(0);
  },
);

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

test(
  'the categories beside a filtered list are counted under its filters, and keep them',
  { tag: '@twice' },
  async ({ page, language }) => {
    const { filters, listing } = messagesOf[language];
    await open(page, `/${language}/products?show=limited-time-offers&inStock=true`);
    if (isPhone(page)) await page.getByRole('button', { name: fill(filters.active, { n: 2 }) }).click();
    const links = page.getByRole('navigation', { name: listing.category }).and(page.locator(':visible'));
    // On phones the sheet is requested when it is opened.
    await expect
      .poll(async () => {
        const counts = await links.locator('[data-part=count]').allInnerTexts();
        return counts.map(Number).reduce((sum, count) => sum + count, 0);
      })
      .toBe(12);
    // Nothing that replaces breastfeeding is on offer: the category stays, without products.
    await expect(links.locator('[href*="/bottlefeeding"]')).toHaveAttribute('data-empty');
    const skincare = links.locator('[href*="/products/skincare"]');
    const count = Number(await skincare.locator('[data-part=count]').innerText());
    await skincare.click();
    await expect.poll(() => queryOf(page)).toBe('?show=limited-time-offers&inStock=true');
    await expect(page.locator('main [data-part=product-grid]').getByRole('heading', { level: 2 })).toHaveCount(count);
  },
);

test('prices in the wrong order are said beside their fields', { tag: '@twice' }, async ({ page, language }) => {
  const { filters } = messagesOf[language];
  await open(page, `/${language}/products?minPrice=90&maxPrice=20`);
  if (isPhone(page)) await page.getByRole('button', { name: filters.title }).click();
  await expect(page.getByText(filters.priceError).and(page.locator(':visible'))).toBeVisible();
});

test(
  'on phones one button applies the filters and shows the products',
  { tag: '@phone' },
  async ({ page, language }) => {
    const { filters } = messagesOf[language];
    await open(page, `/${language}/products`);
    await page.getByRole('button', { name: filters.title }).click();
    const sheet = page.getByRole('dialog', { name: filters.title });
    await expect(sheet.locator('button[type=submit]')).toHaveCount(1);
    const [from, to] = [sheet.getByRole('textbox').first(), sheet.getByRole('textbox').last()];
    await from.fill('90');
    await to.fill('20');
    await sheet.locator('button[type=submit]').click();
    await expect(sheet.getByText(filters.priceError)).toBeVisible();
    await to.fill('200');
    await sheet.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/minPrice=90&maxPrice=200/);
    await expect(sheet).toBeHidden();
  },
);

test(
  'a price without a match shows the closest one, and links to that and to all prices',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await open(page, `/${language}/products?minPrice=9000`);
    await expect(page.getByText(messages.listing.noMatch)).toBeVisible();
    await expect(page.getByText(/549/).first()).toBeVisible();
    await page.getByRole('main').locator('[data-part=empty-state] [href$="?minPrice=549"]').click();
    await expect(page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 })).toHaveCount(1);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: messages.listing.allPrices }).click();
    await expect.poll(() => queryOf(page)).toBe('');
    await expect(page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 })).toHaveCount(12);
  },
);

test(
  'search results highlight the terms and include articles; without results categories are shown',
  { tag: '@twice' },
  async ({ page, language, viewport }) => {
    const { listing } = messagesOf[language];
    const main = page.getByRole('main');
    await open(page, `/${language}/products?q=${language === 'ar' ? 'رضاعه' : 'bottle'}`);
    await expect(main.getByRole('heading', { level: 2 }).locator('mark').first()).toHaveText(
      language === 'ar' ? 'رضّاعة' : /^bottle/i,
    );
    const articles = main.getByRole('region', { name: listing.articles });
    await articles.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/(?!products)`));

    // A word of the articles only: they come before products that are not about it.
    await open(page, `/${language}/products?q=${language === 'ar' ? 'اكتئاب' : 'depression'}`);
    await expect(main.getByRole('region')).toHaveText([
      new RegExp(`^${listing.articles}`),
      new RegExp(`^${listing.recommended}`),
    ]);

    await open(page, `/${language}/products?q=qqxxzz`);
    await expect(main.getByRole('heading', { name: fill(listing.nothingFor, { query: 'qqxxzz' }) })).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
    await main.getByRole('navigation', { name: listing.allCategories }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/products/skincare$`));
    const text = main.locator('[aria-labelledby=about-category]').getByRole('paragraph');
    const seeMore = main.getByRole('button', { name: listing.seeMore });
    // Desktops have room for the complete text beside the film.
    if (viewport?.width === 1440) await expect(seeMore).toBeHidden();
    else {
      await seeMore.click();
      await expect(main.getByRole('button', { name: listing.seeLess })).toBeVisible();
    }
    // The film with its text may follow the description.
    await expect(async () => {
      await text.last().scrollIntoViewIfNeeded();
      await expect(text.last()).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
  },
);

test('the language switch keeps path, query and hash', { tag: '@twice' }, async ({ page, language }) => {
  const other = language === 'en' ? 'ar' : 'en';
  await open(page, `/${language}/products/bottlefeeding/nipples?sort=price_asc&utm_source=letter#main`);
  const languages = page
    .getByRole('group', { name: messagesOf[language].ui.languageLabel })
    .and(page.locator(':visible'));
  await languages.locator(`a[hreflang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  const url = new URL(page.url());
  expect(url.pathname + url.search + url.hash).toBe(
    `/${other}/products/bottlefeeding/nipples?sort=price_asc&utm_source=letter#main`,
  );
  await expect(page.getByRole('combobox', { name: messagesOf[other].sort.label })).toHaveValue('price_asc');
});

test(
  'a new page starts at its top; Back restores the scroll position',
  { tag: '@twice' },
  async ({ page, language }) => {
    await open(page, `/${language}/products`);
    const card = page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 }).getByRole('link').nth(9);
    await card.scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(200);
    await card.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/products$/);
    await expect.poll(() => scrollTop(page)).toBe(place);
  },
);

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
