// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testPages, type TestPages } from '../../test/testPage.js';

// Sticky positioning, scrolling and focus need a real browser.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('navigation.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

const desktop = { viewport: { width: 1280, height: 700 } };
const phone = { viewport: { width: 360, height: 700 } };
async function open(options: BrowserContextOptions, language: 'en' | 'ar' = 'en') {
  page = await pages.open(language, options);
}
const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
/** Scroll events fire on the next frame, and their effects render on the one after. */
const settled = () =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
/** Whether the main row of the bar is in the viewport. */
const barShows = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom > 0);

describe.each([
  ['desktop', desktop, 'Products'],
  ['phone', phone, 'Open search'],
])('the navbar, %s', (_, options, opener) => {
  test('hides on scroll down, reappears, and never moves the page', async () => {
    await open(options);
    const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await scrollTo(500);
    await expect.poll(barShows).toBe(false);
    expect(await top()).toBe(before);
    await scrollTo(430);
    await expect.poll(barShows).toBe(true);
    expect(await top()).toBe(before);
  });

  test('reappears for keyboard focus and stays while focused', async () => {
    await open(options);
    await scrollTo(500);
    await expect.poll(barShows).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.getByRole('banner').evaluate((bar) => bar.contains(document.activeElement))).toBe(true);
    await expect.poll(barShows).toBe(true);
    await scrollTo(1500);
    await settled();
    expect(await barShows()).toBe(true);
  });

  test('is not kept visible by a mouse click', async () => {
    await open(options);
    await page.getByRole('button', { name: opener }).click();
    await scrollTo(500);
    await expect.poll(barShows).toBe(false);
  });
});

test.each(['en', 'ar'] as const)(
  '%s: nothing is wider than a phone of 320 px or a screen of 1024 px',
  async (language) => {
    for (const width of [320, 1024]) {
      await open({ viewport: { width, height: 700 } }, language);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      if (width === 320) await page.close();
    }
  },
);

test.each(['en', 'ar'] as const)('%s: the open menu stays within the viewport', async (language) => {
  await open({ viewport: { width: 1024, height: 700 } }, language);
  for (const summary of await page.locator('summary').all()) {
    // Clicked by script: Playwright may scroll first, which closes the menu.
    await summary.evaluate((element) => (element as HTMLElement).click());
    const box = await page.locator('details[open] [data-part="menu"]').boundingBox();
    if (!box) throw new Error('not laid out');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1024);
  }
});

test('the skip link is first, visible on focus, and leads to the content', async () => {
  await open(desktop);
  const link = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  expect(
    await link.evaluate((element) => [element === document.activeElement, getComputedStyle(element).clipPath]),
  ).toEqual([true, 'none']);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the bottom bar covers no content and is hidden on wide screens', async () => {
  await open(phone);
  await scrollTo(100_000);
  const footer = await page.getByTestId('footer').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
  expect((footer?.y ?? NaN) + (footer?.height ?? NaN)).toBeLessThanOrEqual((bar?.y ?? NaN) + 0.5);
  await page.setViewportSize(desktop.viewport);
  expect(await page.getByRole('navigation', { name: 'Quick navigation' }).count()).toBe(0);
});

test.each(['reduce', 'no-preference'] as const)(
  'the button back to the top shows after 150 px and goes there (%s)',
  async (reducedMotion) => {
    await open({ ...desktop, reducedMotion });
    const button = page.getByRole('button', { name: 'Back to top' });
    await scrollTo(150);
    await settled();
    expect(await button.count()).toBe(0);
    await scrollTo(151);
    // The footer is laid out once it is near, which changes the height of the page: a click at that moment would miss.
    await button.scrollIntoViewIfNeeded();
    await settled();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => button.count()).toBe(0);
  },
);
