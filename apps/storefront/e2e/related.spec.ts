import { boxOf, rowOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('related articles are a row of three', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize(desktop);
  for (const path of ['post-pregnancy-care', 'first-time-father', 'good-to-know', 'blog/babys-first-teeth']) {
    await page.goto(`/${language}/${path}`);
    const related = page.getByRole('region', { name: messagesOf[language].content.related, exact: true });
    await related.scrollIntoViewIfNeeded();
    await expect(related.getByRole('article'), path).toHaveCount(3);
    const tops = await related
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(1);
    // How long reading takes is at the end of each card.
    const times = await related
      .locator("[data-part='reading-time']")
      .evaluateAll((all) => all.map((time) => Math.round(time.getBoundingClientRect().top)));
    expect(times, path).toHaveLength(3);
    expect(new Set(times).size, path).toBe(1);
  }
});

test('a single related article takes the whole row', async ({ page, language }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/product/tube-nasal-aspirator`);
    const related = page.getByRole('region', { name: messagesOf[language].listing.articles, exact: true });
    await expect(related.getByRole('article')).toHaveCount(1);
    const [row, card] = [await boxOf(related), await boxOf(related.getByRole('article'))];
    expect(card.width, String(width)).toBe(row.width);
  }
});

test('on phones a related article has its title and how long reading it takes, no text, and the next one shows', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/blog/babys-first-teeth`, phone);
  const related = page.getByRole('region', { name: messagesOf[language].content.related, exact: true });
  await related.scrollIntoViewIfNeeded();
  const cards = related.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.locator("[data-part='excerpt']")).toBeHidden();
    const heading = await boxOf(card.getByRole('heading'));
    expect(heading.height).toBeLessThan(80);
    const minutes = await boxOf(card.locator("[data-part='reading-time']"));
    expect(minutes.y).toBeGreaterThanOrEqual(heading.y + heading.height);
    // No card is higher than what the highest holds: the picture, or three lines and the minutes.
    expect((await boxOf(card)).height).toBeLessThan(150);
  }
  const next = await boxOf(related.getByRole('article').nth(1));
  expect(language === 'ar' ? next.x + next.width : 360 - next.x).toBeGreaterThanOrEqual(44);
});

test('on desktops two related products fill the row', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/post-pregnancy-care`);
  const products = page.getByRole('main').locator("[data-part='product-card']");
  await products.first().scrollIntoViewIfNeeded();
  await expect(products).toHaveCount(2);
  expect(await rowOf(products)).toEqual([120, 1320]);
});

test('the text of a related card does not break after a hyphen', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/en/first-time-father');
  await page.locator('[data-lazy]').last().scrollIntoViewIfNeeded();
  const word = page.locator("[data-part='excerpt']").getByText('skin-to-skin').last();
  expect((await boxOf(word)).height).toBeLessThan(30);
});
