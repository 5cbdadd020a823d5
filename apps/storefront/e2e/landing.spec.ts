import { hydrated, settled } from './support/hydrated.js';
import { expect, test } from './support/test.js';
import { messagesOf } from './support/messages.js';

test('the product range expands and collapses, and products without a price show none', async ({
  page,
  language,
  isMobile,
}) => {
  const messages = messagesOf[language];
  await page.goto(`/${language}/products/bottlefeeding/nipples`);
  await hydrated(page);
  // Phones fold the notice after its first sentence.
  if (isMobile) await page.getByRole('main').getByText(messages.listing.seeMore, { exact: true }).first().click();
  await page.getByRole('link', { name: messages.listing.bottleFacts }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/bottlefeeding$`));
  const range = page.getByRole('region').filter({
    has: page.getByRole('button', {
      name: new RegExp(`^(${messages.landing.showMore}|${messages.landing.showLess})$`),
    }),
  });
  const cards = range.getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await range.getByRole('button', { name: messages.landing.showMore }).click();
  // Nine bottles, and the guide that fills their last row. The nipples have their own carousel.
  await expect(cards).toHaveCount(10);
  await expect(cards.last().getByRole('link')).toHaveAttribute('href', /how-to-feed-a-baby-by-bottle$/);
  await expect(cards.filter({ hasText: '330' })).not.toContainText(/AED|د\.إ/);
  await expect(cards.nth(8)).toContainText('330');
  await expect(cards.first()).toContainText(/AED|د\.إ/);
  await range.getByRole('button', { name: messages.landing.showLess }).click();
  await expect(cards).toHaveCount(4);
});

test('the bottle page is below Products and Bottle Feeding, and none of its texts ends a line after a number or a hyphen', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/bottlefeeding`);
  const crumbs = page.getByRole('main').locator("[data-part='breadcrumbs'] li");
  const { nav } = messagesOf[language];
  await expect(crumbs).toHaveText([
    nav.home,
    nav.products,
    language === 'ar' ? 'الرضاعة بالزجاجة' : 'Bottle Feeding',
    await page.getByRole('heading', { level: 1 }).innerText(),
  ]);
  const care = page.getByRole('region', { name: language === 'ar' ? 'التنظيف' : 'Cleaning' });
  await care.scrollIntoViewIfNeeded();
  expect(await care.textContent()).toMatch(language === 'ar' ? /10\u00a0دقائق/ : /10\u00a0minutes.*cold-\u2060water/);
});

test('offers are shown by category and by price, from links and a form that work without scripts', async ({
  page,
  language,
}) => {
  const { listing, sort } = messagesOf[language];
  const names = page.locator('main [data-part=product-card]').getByRole('heading', { level: 3 });
  await page.goto(`/${language}/limited-time-offer?category=skincare&sort=price_desc`);
  const chips = page.getByRole('navigation', { name: listing.category });
  await expect(chips.locator('[aria-current]')).toHaveAttribute('href', /category=skincare/);
  // Nothing for bottles is on offer.
  await expect(chips.locator('[href*=bottlefeeding]')).toHaveCount(0);
  const prices = () =>
    page
      .locator('main [data-part=product-card] [data-part=amount]')
      .allInnerTexts()
      .then((texts) => texts.map((text) => Number(/\d+\.\d\d/.exec(text)?.[0])));
  const falling = await prices();
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  await settled(page);
  await page.getByRole('combobox', { name: sort.label }).selectOption('price_asc');
  await expect.poll(prices).toEqual([...falling].reverse());
  await expect(page).toHaveURL(/category=skincare&sort=price_asc$/);
  await chips.getByRole('link', { name: listing.all, exact: true }).click();
  await expect(page).toHaveURL(/limited-time-offer\?sort=price_asc$/);
  await expect(names).toHaveCount(12);
});

test('on phones the next nipple is cut at the edge of the screen', { tag: '@phone' }, async ({ page, language }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${language}/bottlefeeding`);
  const carousel = page.locator("main [data-part='carousel']");
  await carousel.scrollIntoViewIfNeeded();
  // Before and after the loop takes the place of the row.
  const starts = () =>
    carousel.locator("[data-part='product-card']").evaluateAll((cards) =>
      cards
        .map((card) => card.getBoundingClientRect())
        .map(({ left, right }) => (document.dir === 'rtl' ? [innerWidth - right, innerWidth - left] : [left, right]))
        .filter(([start = 0, end = 0]) => start < innerWidth && end > 16)
        .map(([start = 0]) => Math.round(start)),
    );
  await expect(carousel.locator("[data-part='loop']")).toBeVisible();
  const [first = 0, next = 0] = (await starts()).sort((a, b) => a - b);
  expect(first).toBe(16);
  expect(next).toBeGreaterThan(270);
  expect(next).toBeLessThan(330);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('offers that cannot be loaded show an error after a while, and a retry', async ({ page, language, trouble }) => {
  trouble.allow(/get-product-sorting|\b500\b/);
  const messages = messagesOf[language];
  let down = true;
  await page.route(/get-product-sorting/, (route) => (down ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto(`/${language}/sitemap`);
  // Deferred content must load before the clock is stopped.
  await settled(page);
  await page.clock.install();
  await page.getByRole('main').getByRole('link', { name: messages.nav.offers, exact: true }).click();
  const loading = page
    .getByRole('status')
    .filter({ hasText: language === 'en' ? 'Loading products…' : 'جارٍ تحميل المنتجات…' });
  await expect(loading).toBeVisible();
  const again = page.getByRole('button', { name: messages.ui.tryAgain });
  await expect(again).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(again).toBeVisible();
  await expect(loading).toBeHidden();
  down = false;
  await again.click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(again).toBeHidden();
});
