import { expect, flow } from './browser/test.js';
import { fill } from '../support/messages.js';

flow('from home through a category to a product, and back via breadcrumbs', async ({ page, language, messages }) => {
  await page.open(`/${language}`);
  const tiles = page.get('region', messages.home.categories).get('link');
  await expect.poll(() => tiles.count()).toBe(6);
  const category = (await tiles.nth(1).one()).text;
  await tiles.nth(1).click();
  await expect.poll(() => page.address()).toBe(`/${language}/products/bottlefeeding`);
  await expect.poll(async () => (await page.get('heading', undefined, { level: 1 }).one()).text).toBe(category);

  const card = page.get('main').get('listitem').get('heading', undefined, { level: 2 }).nth(0);
  // The last words of a page's heading stay together.
  const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
  const name = withSpaces((await card.one()).text);
  await card.get('link').click();
  await expect.poll(() => page.address()).toMatch(new RegExp(`^/${language}/product/[a-z0-9-]+$`));
  await expect.poll(async () => withSpaces((await page.get('heading', undefined, { level: 1 }).one()).text)).toBe(name);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const breadcrumbs = page.get('navigation', messages.ui.breadcrumbs);
  // On phones they are only the page above: here a sub-category, and on the category all products.
  const onlyAbove = (await breadcrumbs.get('link').count()) === 1;
  if (onlyAbove) await breadcrumbs.get('link').click();
  await breadcrumbs.get('link', category).click();
  await expect.poll(() => page.address()).toBe(`/${language}/products/bottlefeeding`);
  if (onlyAbove) await breadcrumbs.get('link', messages.nav.products).click();
  await breadcrumbs.get('link', messages.nav.home).click();
  await expect.poll(() => page.address()).toBe(`/${language}`);
  await expect.poll(() => tiles.count()).toBe(6);
});

flow('Back and Forward restore page and scroll position', async ({ page, language, messages }) => {
  await page.open(`/${language}/products`);
  const names = async () =>
    (await page.get('main').get('listitem').get('heading', undefined, { level: 2 }).all()).map(({ text }) => text);
  const first = await names();
  expect(first).toHaveLength(12);
  const turnTo = (n: number) => page.get('link', fill(messages.ui.goToPage, { n })).click();
  await turnTo(2);
  await expect.poll(() => page.address()).toBe(`/${language}/products?page=2`);
  // The list is empty while it loads.
  await expect.poll(async () => (await names()).filter((name) => !first.includes(name))).toHaveLength(12);
  const second = await names();
  await turnTo(3);
  await expect.poll(() => page.address()).toBe(`/${language}/products?page=3`);
  await expect.poll(async () => (await names()).filter((name) => !second.includes(name))).toHaveLength(12);

  await page.back();
  await expect.poll(names).toEqual(second);
  await page.back();
  await expect.poll(names).toEqual(first);
  await page.forward();
  await expect.poll(names).toEqual(second);

  const card = page.get('main').get('listitem').get('heading', undefined, { level: 2 }).nth(9).get('link');
  await card.click();
  await expect.poll(() => page.address()).toMatch(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.back();
  await expect.poll(() => page.address()).toBe(`/${language}/products?page=2`);
  await expect.poll(async () => (await card.all()).map(({ inView }) => inView)).toEqual([true]);
});

flow('the language switch keeps path, query and hash', async ({ page, language, messages }) => {
  const rest = '/products/bottlefeeding/nipples?sort=price_asc&utm_source=letter#main';
  const [other, otherName] = language === 'en' ? ['ar', 'العربية'] : ['en', 'English'];
  await page.open(`/${language}${rest}`);
  await page.get('group', messages.ui.languageLabel).get('link', new RegExp(otherName)).click();
  await expect.poll(() => page.address()).toBe(`/${other}${rest}`);
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]))
    .toEqual([other, other === 'ar' ? 'rtl' : 'ltr']);
});
