import { hydrated, settled } from './support/hydrated.js';
import { twoFrames } from './support/layout.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { fill, messagesOf } from './support/messages.js';
import { openSearch } from './support/openSearch.js';
import { isPhone, scrollTop } from './support/window.js';

test('the menu opens from the inline start, traps focus, and closes on Escape and navigation', async ({
  page,
  language,
}) => {
  const { ui, nav } = messagesOf[language];
  await page.goto(`/${language}`);
  await hydrated(page);
  if (!isPhone(page)) {
    const menu = page.getByRole('navigation', { name: ui.mainNavigation });
    await menu.getByText(nav.products, { exact: true }).click();
    const entry = menu.getByRole('link', { name: nav.viewAllProducts });
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu.getByText(nav.products, { exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').and(page.locator(':focus'))).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/mother-baby-products$`));
    await expect(entry).toBeHidden();
    return;
  }
  const toggle = page.getByRole('button', { name: ui.openMenu });
  await toggle.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  const box = await drawer.boundingBox();
  expect(box?.width).toBe(280);
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(language === 'ar' ? 80 : 0);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, 'the focus left the drawer').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await drawer.getByRole('link', { name: nav.viewAllProducts }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/mother-baby-products$`));
  await expect(drawer).toBeHidden();
});

test(
  'the search starts after three characters, suggests results, and reports when there are none',
  { tag: '@twice' },
  async ({ page, language, trouble }) => {
    const messages = messagesOf[language];
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('navbar_search')) requests.push(request.url());
    });
    await page.goto(`/${language}`);
    await hydrated(page);
    const opener = page.getByRole('button', { name: messages.ui.openSearch });
    /** The panel of the navbar's field on desktops, a sheet on phones. */
    const isClosed = () =>
      isPhone(page) ? expect(field).toBeHidden() : expect(field).toHaveAttribute('aria-expanded', 'false');
    const field = page.getByRole('combobox', { name: messages.nav.searchLabel });
    await openSearch(page, language);
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: messages.search.popular }).getByRole('option').first()).toBeVisible();
    await expect(
      page.getByRole('group', { name: messages.search.categories }).getByRole('option').first(),
    ).toBeVisible();

    const word = language === 'ar' ? 'رضاعة' : 'Bottle';
    await field.pressSequentially(word.slice(0, 3));
    await expect(page.getByText(messages.search.keepTyping).first()).toBeVisible();
    expect(requests).toEqual([]);
    await field.pressSequentially(word.slice(3));
    const options = page.getByRole('option');
    await expect(options.first()).toBeVisible();
    expect(new URL(requests.at(-1) ?? '').searchParams.get('query')).toBe(word.toLowerCase());
    await expect(page.getByRole('group', { name: messages.search.products })).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await isClosed();
    await expect(isPhone(page) ? opener : field).toBeFocused();

    await openSearch(page, language);
    await field.fill('qqqqzzzz');
    await expect(page.getByText(messages.search.noProduct)).toBeVisible();
    await expect(page.getByText(messages.search.noArticle)).toBeVisible();
    await expect(page.getByRole('group', { name: messages.search.popular })).toBeVisible();
    await expect(page.getByRole('search').getByRole('link', { name: messages.nav.contact })).toBeVisible();
    // No product matches all words: the closest matches are suggested.
    await field.fill(language === 'ar' ? 'فرشاة رضاعة أطفال وردية' : 'baby bottle brush sponge pacifier');
    await expect(
      page.getByRole('group', { name: messages.search.closest }).getByRole('option').first(),
    ).toHaveAttribute('href', /\/sponge-bottle-brush$/);

    trouble.allow(/navbar_search|Failed to load resource/);
    await page.route('**/api/navbar_search*', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
    await field.fill('another word');
    await expect(page.getByText(messages.search.failed).first()).toBeVisible();
    await page.unroute('**/api/navbar_search*');

    await field.fill(word);
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/(product|breastfeeding-advisor|[a-z-]+)/`));
    await isClosed();

    await openSearch(page, language);
    await field.fill(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}/products\\?q=`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fill(messages.listing.resultsFor, { query: word }),
    );
    await openSearch(page, language);
    await expect(field).toBeFocused();
    // The earlier query is selected, so that typing replaces it.
    await expect
      .poll(() =>
        field.evaluate((input: HTMLInputElement) =>
          input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
        ),
      )
      .toBe(word);
    await page.getByRole('button', { name: messages.search.clear }).click();
    const recent = page.getByRole('group', { name: messages.search.recent });
    await expect(recent.getByRole('option').first()).toHaveText(word);
    await page.getByRole('button', { name: messages.search.clearRecent }).click();
    await expect(recent).toHaveCount(0);
    await expect(field).toBeFocused();
    if (!isPhone(page)) await page.getByRole('contentinfo').dispatchEvent('pointerdown');
    else await page.getByRole('dialog').getByRole('button', { name: messages.ui.closeSearch }).click();
    await isClosed();
  },
);

test('the shop can be used by keyboard', async ({ page, language }) => {
  const messages = messagesOf[language];
  await page.goto(`/${language}`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages.ui.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  /** Presses Tab until the link is focused; every focused element must be visible. */
  const tabTo = async (href: RegExp) => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        return {
          href: element?.getAttribute('href') ?? '',
          seen: Boolean(box && box.width > 0 && box.bottom > 0 && box.top < innerHeight),
          what: element?.outerHTML.slice(0, 120),
        };
      });
      expect(focused.seen, `out of sight: ${focused.what}`).toBe(true);
      if (href.test(focused.href)) return;
    }
    throw new Error(`no Tab stop leads to ${href}`);
  };
  await tabTo(/\/products\/skincare$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/products/skincare$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The URL changes before the page does, and home has a heading, too.
  await expect(page.locator('[data-part=product-grid]')).toBeVisible();
  await tabTo(/\/product\/[a-z-]+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/product/`));
});

test(
  'the navbar hides on scrolling down, reappears on scrolling up and on focus; a button scrolls to the top',
  { tag: '@twice' },
  async ({ page, language }) => {
    const messages = messagesOf[language];
    await page.goto(`/${language}/products`);
    await hydrated(page);
    const bar = page.getByRole('banner').getByRole('link', { name: messages.nav.cart });
    const button = page.getByRole('button', { name: messages.ui.scrollToTop });
    // Until the page has answered to it: some of what follows is so before, too.
    const moveTo = async (y: number) => {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await twoFrames(page);
    };
    await expect(bar).toBeInViewport();
    await expect(button).toBeHidden();
    await moveTo(60);
    await expect(bar).toBeInViewport();
    await moveTo(400);
    await expect(bar).not.toBeInViewport();
    await expect(button).toBeVisible();
    await moveTo(360);
    await expect(bar).not.toBeInViewport();
    await moveTo(325);
    await expect(bar).toBeInViewport();
    await moveTo(700);
    await expect(bar).not.toBeInViewport();
    await bar.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(bar).toBeInViewport();
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
  },
);

test(
  'the heading of a page that replaces another one gets the focus, and after Back the link that was pressed, so that the keyboard continues there',
  { tag: '@twice' },
  async ({ page, language }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`/${language}/mother-baby-world`);
    await settled(page);
    const link = page.getByRole('main').locator('a[href$="/blog"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/blog$/);
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/mother-baby-world$/);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();

    await page.goto(`/${language}/products`);
    await settled(page);
    await page.locator('[data-part="pagination"] a[href*="page=2"]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect(page.locator('[data-part="pagination"] a[href*="page=2"]').first()).toBeFocused();
    const place = await scrollTop(page);
    await page.keyboard.press('Tab');
    expect(await scrollTop(page)).toBeGreaterThan(place - 200);
  },
);
