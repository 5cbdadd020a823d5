import { fill, messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { isPhone, scrollTop } from './support/window.js';

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
