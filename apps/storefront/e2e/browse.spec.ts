import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.js';
import { hydrated } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { fill, wordsOf } from './support/words.js';

const bottle = '/product/wide-neck-plastic-nursing-bottle';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test('from home through a category to a product, and back by the breadcrumbs', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}`);
  await hydrated(page);
  const tiles = page.getByRole('region', { name: words.home.categories });
  await expect(tiles.getByRole('link')).toHaveCount(6);
  const category = await tiles.getByRole('link').nth(1).innerText();
  await tiles.getByRole('link').nth(1).click();

  await expect(page).toHaveURL(new RegExp(`/${language}/products/bottlefeeding$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category);
  await expect(page).toHaveTitle(fill(words.site.titleTemplate, { page: category }));
  const card = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first();
  const name = await card.innerText();
  await card.getByRole('link').click();

  await expect(page).toHaveURL(new RegExp(`/${language}/product/[a-z0-9-]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await top(page)).toBe(0);
  const trail = page.getByRole('navigation', { name: words.ui.breadcrumbs });
  await expect(trail.getByRole('link').first()).toHaveText(words.nav.home);
  await trail.getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/products/bottlefeeding$`));
  await trail.getByRole('link', { name: words.nav.home }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
  await expect(tiles).toBeVisible();
});

test('a listing keeps filter, order and page in its address: Back, Forward and reload show the same', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}/products`);
  await hydrated(page);
  const names = () => page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 }).allInnerTexts();
  const plain = await names();
  expect(plain).toHaveLength(12);

  await page.getByRole('combobox', { name: words.sort.label }).selectOption('price_asc');
  await expect.poll(() => search(page)).toBe('?sort=price_asc');
  await expect.poll(names).not.toEqual(plain);

  if (isPhone(page)) await page.getByRole('button', { name: words.filters.title }).click();
  const panel = page.getByRole('form', { name: words.ui.filters }).and(page.locator(':visible'));
  await panel.getByRole('checkbox', { name: words.filters.inStockOnly }).check();
  await expect.poll(() => search(page)).toBe('?sort=price_asc&inStock=true');
  if (isPhone(page)) {
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.ui.close }).click();
    await expect(sheet).toBeHidden();
  }
  await expect(page.getByRole('link', { name: fill(words.ui.removeFilter, { name: words.filters.inStockOnly }) })).toBeVisible();

  await page.getByRole('link', { name: fill(words.ui.goToPage, { n: 2 }) }).click();
  await expect.poll(() => search(page)).toBe('?sort=price_asc&inStock=true&page=2');
  await expect(page.getByRole('link', { name: fill(words.ui.currentPage, { n: 2 }) })).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  const second = await names();

  await page.reload();
  await hydrated(page);
  expect(await names()).toEqual(second);
  await expect(page.getByRole('combobox', { name: words.sort.label })).toHaveValue('price_asc');

  await page.goBack();
  await expect.poll(() => search(page)).toBe('?sort=price_asc&inStock=true');
  await expect.poll(names).not.toEqual(second);
  await page.goBack();
  await expect.poll(() => search(page)).toBe('?sort=price_asc');
  await page.goBack();
  await expect.poll(() => search(page)).toBe('');
  await expect.poll(names).toEqual(plain);
  await expect(page.getByRole('combobox', { name: words.sort.label })).toHaveValue('featured');
  await page.goForward();
  await expect(page.getByRole('combobox', { name: words.sort.label })).toHaveValue('price_asc');
});

test('filters that fit nothing say so and lead back to everything', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}/products?minPrice=9000`);
  await hydrated(page);
  await expect(page.getByText(words.listing.noMatch)).toBeVisible();
  await page.getByRole('link', { name: words.listing.showAll }).click();
  await expect.poll(() => search(page)).toBe('');
  await expect(page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 })).toHaveCount(12);
});

test('a page of results marks what was searched for and offers articles; where nothing is found it shows other ways', async ({ page, language }, { project }) => {
  test.skip(!['en-desktop', 'ar-phone'].includes(project.name), 'the other windows show the same');
  const { listing } = wordsOf[language];
  const main = page.getByRole('main');
  await page.goto(`/${language}/products?q=${language === 'ar' ? 'رضاعه' : 'bottle'}`);
  await hydrated(page);
  await expect(main.getByRole('heading', { level: 2 }).locator('mark').first()).toHaveText(language === 'ar' ? 'رضّاعة' : /^bottle/i);
  const articles = main.getByRole('region', { name: listing.articles });
  await articles.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/${language}/(?!products)`));

  await page.goto(`/${language}/products?q=qqxxzz`);
  await hydrated(page);
  await expect(main.getByRole('heading', { name: fill(listing.nothingFor, { query: 'qqxxzz' }) })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('navigation', { name: listing.allCategories }).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/products/skincare$`));
  await main.getByRole('button', { name: listing.seeMore }).click();
  await expect(main.getByRole('button', { name: listing.seeLess })).toBeVisible();
});

test('a variant is chosen by press and by keyboard: address, price and picture follow, the place stays', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}${bottle}`);
  await hydrated(page);
  const sizes = page.getByRole('radiogroup', { name: words.product.size });
  const price = page.locator('[data-part="price-block"]');
  const picture = page.locator('[data-part="gallery"] [data-part="slide"]').first().getByRole('img');
  const shown = async () => ({ price: await price.innerText(), code: await page.locator('[data-part="code"]').innerText(), url: search(page) });

  const first = await shown();
  const chosen = sizes.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  const firstName = await chosen.innerText();
  await sizes.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 40));
  const place = await top(page);
  const other = sizes.getByRole('radio', { checked: false }).last();
  await other.click();
  await expect.poll(() => search(page)).toMatch(/^\?variant=/);
  await expect(chosen).not.toHaveText(firstName);
  await expect.poll(async () => (await shown()).price).not.toBe(first.price);
  expect((await shown()).code).not.toBe(first.code);
  expect(await top(page)).toBe(place);
  await expect(picture).toHaveAttribute('alt', /\S/);

  // Arrow keys in the reader's direction: the previous option lies towards the start of the line.
  const second = await shown();
  await chosen.focus();
  await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect.poll(() => search(page)).not.toBe(second.url);
  await expect(chosen).toBeFocused();
  await page.goBack();
  await expect.poll(shown).toEqual(second);

  await page.reload();
  await hydrated(page);
  expect(await shown()).toEqual(second);
});

test('on a phone a product says when it arrives, and its button stays within reach without covering anything', async ({ page, language }) => {
  test.skip(!isPhone(page), 'wider windows have no bar');
  const words = wordsOf[language];
  await page.clock.setFixedTime(new Date('2026-11-20T11:50:00+04:00'));
  await page.goto(`/${language}/product/baby-lotion`);
  await hydrated(page);
  await expect(page.getByText({ en: 'Order within 2 h 10 min for delivery tomorrow in Dubai', ar: 'اطلبي خلال ساعتين و10 دقائق ليصلكِ طلبكِ غدًا في دبي' }[language])).toBeVisible();
  await page.getByRole('button', { name: words.ui.increase }).click();

  const bar = page.getByRole('region', { name: words.buy.addToCart });
  await expect(bar).toHaveCount(0);
  await page.getByRole('heading', { name: words.product.faqs }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: words.buy.addToCart }).click();
  await expect(page.locator('[data-part=nav-bar] [data-part=badge]')).toHaveText('2');

  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const edges = async () => ({ link: (await last.boundingBox()) ?? { y: 0, height: 0 }, bar: (await bar.boundingBox()) ?? { y: 0 } });
  await expect.poll(async () => edges().then(({ link, bar: { y } }) => link.y + link.height <= y)).toBe(true);

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
});

test('another pattern shows another picture', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}${bottle}`);
  await hydrated(page);
  const patterns = page.getByRole('radiogroup', { name: words.product.pattern }).getByRole('radio');
  const slide = page.locator('[data-part="gallery"] [data-part="slide"]').first().getByRole('img');
  const address = () => slide.evaluate((image: HTMLImageElement) => image.currentSrc || image.src);
  await expect.poll(address).toMatch(/\/pictures\//);
  const before = await address();
  for (const pattern of (await patterns.all()).slice(1)) {
    await pattern.click();
    if ((await address()) !== before) break;
  }
  await expect.poll(address).not.toBe(before);
  expect(await page.locator('[data-part="gallery"] [data-part="track"]').evaluate((track) => track.scrollLeft)).toBe(0);
});

test('the gallery turns, and opens over the whole screen', async ({ page, language }) => {
  const { ui } = wordsOf[language];
  await page.goto(`/${language}${bottle}`);
  await hydrated(page);
  const gallery = page.locator('[data-part="gallery"]');
  const thumbnails = gallery.locator('[data-part="thumbnail"]');
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
  // On phones the row is swiped: the arrows are for pointers.
  if (isPhone(page)) await gallery.locator('[data-part="track"]').evaluate((track) => track.scrollBy({ left: track.clientWidth * (document.dir === 'rtl' ? -1 : 1) }));
  else await gallery.getByRole('button', { name: ui.next }).click();
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');

  const zoom = gallery.getByRole('button', { name: ui.zoomImage });
  await zoom.click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByRole('img')).toHaveAttribute('alt', /2/);
  await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
  await expect(lightbox.getByRole('img')).toHaveAttribute('alt', /1/);
  await page.keyboard.press('+');
  await expect(lightbox.getByRole('button', { name: ui.zoomOut })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(zoom).toBeFocused();
});

test('the language switch keeps path, query and hash', async ({ page, language }) => {
  const other = language === 'en' ? 'ar' : 'en';
  await page.goto(`/${language}/products/bottlefeeding/nipples?sort=price_asc&utm_source=letter#main`);
  await hydrated(page);
  if (isPhone(page)) await page.getByRole('button', { name: wordsOf[language].ui.openMenu }).click();
  const languages = page.getByRole('group', { name: wordsOf[language].ui.languageLabel }).and(page.locator(':visible'));
  await languages.locator(`a[hreflang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
  const url = new URL(page.url());
  expect(url.pathname + url.search + url.hash).toBe(`/${other}/products/bottlefeeding/nipples?sort=price_asc&utm_source=letter#main`);
  await expect(page.getByRole('combobox', { name: wordsOf[other].sort.label })).toHaveValue('price_asc');
});

test('the menu opens from the start of the line, keeps the focus, and closes on Escape and navigation', async ({ page, language }) => {
  const { ui, nav } = wordsOf[language];
  await page.goto(`/${language}`);
  await hydrated(page);
  if (!isPhone(page)) {
    const menu = page.getByRole('navigation', { name: ui.mainNavigation });
    await menu.getByText(nav.products, { exact: true }).click();
    const entry = menu.getByRole('link', { name: nav.viewAllProducts });
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
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
    const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
    expect(outside, 'the focus left the drawer').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await drawer.getByText(nav.products, { exact: true }).first().click();
  await drawer.getByRole('link', { name: nav.viewAllProducts }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/mother-baby-products$`));
  await expect(drawer).toBeHidden();
});

test('the search asks above three characters, offers what it finds, and says when there is nothing', async ({ page, language, trouble }) => {
  const words = wordsOf[language];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('navbar_search')) asked.push(request.url());
  });
  await page.goto(`/${language}`);
  await hydrated(page);
  const opener = page.getByRole('button', { name: words.ui.openSearch });
  await opener.click();
  const field = page.getByRole('combobox', { name: words.search.label });
  await expect(field).toBeFocused();

  const word = language === 'ar' ? 'رضاعة' : 'Bottle';
  await field.pressSequentially(word.slice(0, 3));
  await expect(page.getByText(words.search.keepTyping).first()).toBeVisible();
  expect(asked).toEqual([]);
  await field.pressSequentially(word.slice(3));
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  expect(new URL(asked.at(-1) ?? '').searchParams.get('query')).toBe(word.toLowerCase());
  await expect(page.getByRole('group', { name: words.search.products })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await field.fill('qqqqzzzz');
  await expect(page.getByText(words.search.noProduct)).toBeVisible();
  await expect(page.getByText(words.search.noArticle)).toBeVisible();

  trouble.allow(/navbar_search|Failed to load resource/);
  await page.route('**/api/navbar_search*', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  await field.fill('another word');
  await expect(page.getByText(words.search.failed).first()).toBeVisible();
  await page.unroute('**/api/navbar_search*');

  await field.fill(word);
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/(product|breastfeeding-advisor|[a-z-]+)/`));
  await expect(field).toBeHidden();

  await opener.click();
  await field.fill(word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/products\\?q=`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(words.listing.resultsFor, { query: word }));
  await opener.click();
  await expect(field).toBeFocused();
  await page.getByRole('contentinfo').dispatchEvent('pointerdown');
  await expect(field).toBeHidden();
});

test('everything can be done with the keyboard alone', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.ui.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  /** Tab until the focus is where it should be; what has it must be seen. */
  const tabTo = async (href: RegExp) => {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const box = element?.getBoundingClientRect();
        return { href: element?.getAttribute('href') ?? '', seen: Boolean(box && box.width > 0 && box.bottom > 0 && box.top < innerHeight), what: element?.outerHTML.slice(0, 120) };
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
  // The address changes a moment before the page does, and home has a heading of its own.
  await expect(page.locator('[data-part=product-grid]')).toBeVisible();
  await tabTo(/\/product\/[a-z-]+$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${language}/product/`));
});

test('another path begins at its top; Back returns to the place', async ({ page, language }) => {
  await page.goto(`/${language}/products`);
  await hydrated(page);
  const card = page.locator('[data-part=product-grid]').getByRole('heading', { level: 2 }).getByRole('link').nth(9);
  await card.scrollIntoViewIfNeeded();
  const place = await top(page);
  expect(place).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => top(page)).toBe(place);
});

test('the navbar hides on the way down, comes back on the way up and for the keyboard; the button leads to the top', async ({ page, language }) => {
  const words = wordsOf[language];
  await page.goto(`/${language}/products`);
  await hydrated(page);
  const bar = page.getByRole('button', { name: words.ui.openSearch });
  const button = page.getByRole('button', { name: words.ui.scrollToTop });
  const moveTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
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
  await expect.poll(() => top(page)).toBe(0);
  await expect(button).toBeHidden();
});
