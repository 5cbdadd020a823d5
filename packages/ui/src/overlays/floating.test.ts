// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testPages, type TestPages } from '../../test/testPage.js';

// Focus, top layer and positions need a real browser.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('floating.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

const languages = ['en', 'ar'] as const;
const open = async (language: 'en' | 'ar' = 'en') => {
  page = await pages.open(language);
};
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
const log = async () => (await page.locator('output').textContent())?.split(', ').filter(Boolean);
const button = (name = 'Actions') => page.getByRole('button', { name });
const menu = () => page.getByRole('menu');
const box = async (locator: ReturnType<Page['locator']>) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not visible');
  return { start: found.x, end: found.x + found.width, top: found.y, bottom: found.y + found.height };
};

describe.each(languages)('Menu (%s)', (language) => {
  test.each([
    ['Enter', 'Details'],
    ['Space', 'Details'],
    ['ArrowDown', 'Details'],
    ['ArrowUp', 'إرجاع'],
  ])('%s opens it on "%s"', async (key, item) => {
    await open(language);
    expect(await button().getAttribute('aria-expanded')).toBe('false');
    await button().press(key);
    await expect.poll(focused).toBe(item);
    expect(await button().getAttribute('aria-expanded')).toBe('true');
  });

  test('arrows, Home, End and letters move the focus, around the ends', async () => {
    await open(language);
    await button().press('ArrowDown');
    const moves: string[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'c']) {
      await page.keyboard.press(key);
      moves.push(await focused());
    }
    expect(moves).toEqual(['Invoice', 'إرجاع', 'Details', 'إرجاع', 'Details', 'Cancel']);
  });

  test('opens below the start of its button', async () => {
    await open(language);
    await button().click();
    await menu().waitFor();
    const edge = language === 'ar' ? 'end' : 'start';
    await expect.poll(async () => Math.round((await box(menu()))[edge])).toBe(Math.round((await box(button()))[edge]));
    expect((await box(menu())).top).toBeGreaterThan((await box(button())).bottom);
  });
});

describe('Menu', () => {
  test('finds an Arabic item without its hamza', async () => {
    await open('ar');
    await button().press('ArrowDown');
    // Keys of an Arabic keyboard, which Playwright has not.
    await page.evaluate(() => {
      for (const key of 'ارج')
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
    await expect.poll(focused).toBe('إرجاع');
  });

  test('selects an item and gives the focus back', async () => {
    await open();
    await button().press('ArrowDown');
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    expect(await log()).toEqual(['open: trigger-press', 'closed: item-press', 'cancelled']);
    expect(await focused()).toBe('Actions');
    expect(await menu().count()).toBe(0);
  });

  test('does not select a disabled item', async () => {
    await open();
    await button().click();
    await page.getByRole('menuitem', { name: 'Invoice' }).click({ force: true });
    expect(await log()).toEqual(['open: trigger-press']);
    expect(await menu().count()).toBe(1);
  });

  test('Space activates a link', async () => {
    await open();
    await button().press('ArrowDown');
    await page.keyboard.press('Space');
    expect(new URL(page.url()).hash).toBe('#details');
    expect(await log()).toEqual(['open: trigger-press', 'closed: link-press']);
  });

  test('Tab closes it and moves on from the button', async () => {
    await open();
    await button().press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('dialog');
    expect(await log()).toEqual(['open: trigger-press', 'closed: focus-out']);
    expect(await menu().count()).toBe(0);
  });

  test('its button and clicks outside close it', async () => {
    await open();
    await button().click();
    await button().click();
    await button().click();
    await page.mouse.click(700, 500);
    expect(await log()).toEqual([
      'open: trigger-press',
      'closed: trigger-press',
      'open: trigger-press',
      'closed: outside-press',
    ]);
  });

  test('Escape closes it, but not the dialog around it', async () => {
    await open();
    await button('dialog').click();
    await button('In dialog').press('Enter');
    await page.keyboard.press('Escape');
    expect(await menu().count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await focused()).toBe('In dialog');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('Tooltip', () => {
  const tooltip = () => page.getByRole('tooltip');
  const link = () => button('Copy link');

  test('describes its control also while closed', async () => {
    await open();
    const id = await link().getAttribute('aria-describedby');
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe('For 30 days');
  });

  test.each(languages)('opens on keyboard focus beside its control (%s)', async (language) => {
    await open(language);
    await button('dialog').focus();
    await page.keyboard.press('Tab');
    await tooltip().waitFor();
    const beside = async () => {
      const [bubble, control] = [await box(tooltip()), await box(link())];
      return language === 'ar' ? control.start - bubble.end : bubble.start - control.end;
    };
    await expect.poll(async () => Math.round(await beside())).toBe(8);
    await page.keyboard.press('Tab');
    await expect.poll(() => tooltip().count()).toBe(0);
    expect(await log()).toEqual(['open: trigger-focus', 'closed: focus-out']);
  });

  test('opens under the pointer, stays while the pointer is on it, and closes on Escape', async () => {
    await open();
    await link().hover();
    await tooltip().waitFor();
    await tooltip().hover();
    expect(await log()).toEqual(['open: trigger-hover']);
    await page.keyboard.press('Escape');
    expect(await tooltip().count()).toBe(0);
    expect(await log()).toEqual(['open: trigger-hover', 'closed: escape-key']);
  });

  test('stays while its control has the focus, though the pointer leaves', async () => {
    await open();
    await page.clock.install();
    await button('dialog').focus();
    await page.keyboard.press('Tab');
    await tooltip().waitFor();
    await link().hover();
    await page.mouse.move(1, 1);
    await page.clock.runFor(1000);
    expect(await tooltip().count()).toBe(1);
    await page.keyboard.press('Tab');
    await expect.poll(() => tooltip().count()).toBe(0);
    expect(await log()).toEqual(['open: trigger-focus', 'closed: focus-out']);
  });

  test('closes when its control is pressed', async () => {
    await open();
    await link().hover();
    await tooltip().waitFor();
    await link().click();
    await expect.poll(() => tooltip().count()).toBe(0);
  });
});
