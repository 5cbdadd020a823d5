import { hydrated } from './support/hydrated.js';
import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { isPhone, queryOf, scrollTop } from './support/window.js';

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
