import type { Locator } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('phones: points begin as far below a low title as below a high one, signs are as wide as the page, and links to further reading below each other', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/baby-care?month=3`);
  const panel = page.getByRole('tabpanel');
  const gaps = await panel.locator('section:has(> img)').evaluateAll((parts) =>
    parts.map((part) => {
      const [drawing, title, text] = ['img', "[data-part='heading']", "[data-part='rich-text']"].map((name) =>
        part.querySelector(name)!.getBoundingClientRect(),
      );
      // A title is in the middle of its drawing.
      const offset = Math.abs(title!.top + title!.bottom - drawing!.top - drawing!.bottom);
      return [Math.round(text!.top - drawing!.bottom), Math.round(offset)];
    }),
  );
  expect(gaps).toEqual(Array(5).fill([8, 0]));
  const widths = await panel
    .locator("section:has([href='tel:998']) ol > li")
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().width));
  expect(widths).toEqual([328, 328, 328, 328]);
  // After all parts of the month.
  const further = panel.locator("[data-part='rich-text']").last().locator('> ul a');
  const lines = await further.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(4);
  const lastPart = await boxOf(panel.locator('section').last());
  expect(Math.min(...lines)).toBeGreaterThan(lastPart.y + lastPart.height);
});

test('the topic bar of baby care stays in view, marks what is read and leads to the topics', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/baby-care`);
  const bar = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(0);

  const expectMarked = async (topic: Locator) => {
    await expect(topic).toHaveAttribute('aria-current', 'location');
    await expect(bar).toBeInViewport({ ratio: 1 });
  };
  const links = bar.getByRole('link');
  await links.nth(1).click();
  await expectMarked(links.nth(1));
  // A place is underlined, the chosen month filled.
  const filled = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await filled(links.nth(1))).toBe('rgba(0, 0, 0, 0)');
  await expect.poll(() => filled(page.getByRole('tab', { selected: true }))).toBe('rgb(201, 58, 53)');
  // With the keyboard, because the row now scrolls to the marked link, and a pointer may miss a link that moves.
  await links.last().press('Enter');
  await expectMarked(links.last());
  // The heading is clear of the bar.
  const lowerEdge = async () => (await boxOf(bar)).y + (await boxOf(bar)).height;
  await expect.poll(async () => (await boxOf(page.locator('#topics'))).y >= (await lowerEdge())).toBe(true);

  // A month has topics of its own.
  const first = await bar.getByRole('link').first().getAttribute('href');
  await page.getByRole('tab').nth(5).click();
  await expect(bar.getByRole('link').first()).not.toHaveAttribute('href', first!);
});

test('the months of baby care link to the topics, which are the same for all', async ({ page, language }) => {
  await page.goto(`/${language}/baby-care?month=2`);
  const topics = page.getByRole('region', { name: await page.locator('#topics').innerText() });
  expect(await topics.getByRole('link').count()).toBeGreaterThan(4);
  // A drawing each, in rows of one height that are full.
  const cards = await topics.getByRole('listitem').evaluateAll((all) =>
    all.map((card) => {
      const { x, right, height } = card.getBoundingClientRect();
      return { x, right, height, drawing: card.querySelector('img') !== null };
    }),
  );
  expect(cards.every(({ drawing }) => drawing)).toBe(true);
  expect(new Set(cards.map(({ height }) => Math.round(height))).size).toBe(1);
  const ends = cards.map(({ x, right }) => (language === 'ar' ? -x : right));
  expect(ends.at(-1)).toBeCloseTo(Math.max(...ends), 0);
  await topics.getByRole('link').first().click();
  await expect(page).toHaveURL(/baby-care#sleep$/);
  await expect(page.locator('#sleep')).toBeInViewport();
});

test('sources that fold leave no column empty', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/baby-care?month=9`);
  const footer = page.locator("[data-part='article-footer']");
  const [note, sources] = [footer.locator("[data-part='limits']"), footer.locator('details')];
  await expect(sources).not.toHaveAttribute('open');
  const [above, below] = [await boxOf(note), await boxOf(sources)];
  expect(above.width).toBeGreaterThan(1100);
  expect(below.y).toBeGreaterThan(above.y + above.height);
});
