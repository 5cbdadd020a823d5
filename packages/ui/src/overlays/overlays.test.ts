// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testPages, type TestPages } from '../../test/testPage.js';

// Focus, top layer and scrollbars need a real browser: jsdom has no modal dialogs.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('overlays.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

async function open(language: 'en' | 'ar' = 'en') {
  page = await pages.open(language);
}

const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const openDialogs = () => page.locator('dialog[open]').count();

describe.each([
  ['dialog', 'A dialog'],
  ['drawer', 'A drawer'],
  ['sheet', 'A sheet'],
])('%s', (button, name) => {
  test('is a labelled modal, closes on Escape and restores the focus', async () => {
    await open();
    await page.getByRole('button', { name: button }).press('Enter');
    expect(await page.getByRole('dialog', { name }).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(openDialogs).toBe(0);
    expect(await focused()).toBe(button);
  });

  test('closes by its button and the backdrop, not on clicks inside', async () => {
    await open();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('heading').click();
    expect(await openDialogs()).toBe(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(openDialogs).toBe(0);
    await page.getByRole('button', { name: button }).click();
    await page.mouse.click(780, 5);
    await expect.poll(openDialogs).toBe(0);
    expect(await focused()).toBe(button);
  });

  test('locks the page without shifting it', async () => {
    await open();
    const width = () => page.evaluate(() => document.getElementById('page')?.getBoundingClientRect().width);
    const before = await width();
    expect(before).toBeLessThan(800);
    await page.getByRole('button', { name: button }).click();
    expect(await width()).toBe(before);
    await page.mouse.move(795, 300);
    await page.mouse.wheel(0, 500);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    expect(await width()).toBe(before);
  });
});

test('keeps room for the title above what takes the focus, but not in a low window, where it scrolls away', async () => {
  await open();
  await page.getByRole('button', { name: 'form' }).click();
  const room = () =>
    page.getByRole('dialog').evaluate((dialog) => parseFloat(getComputedStyle(dialog).scrollPaddingTop));
  const head = () => page.locator('dialog[open] [data-part=head]').evaluate(({ clientHeight }) => clientHeight);
  const size = page.viewportSize();
  expect(await room()).toBeGreaterThan(await head());
  await page.setViewportSize({ width: 800, height: 380 });
  expect(await room()).toBe(0);
  if (size) await page.setViewportSize(size);
});

test('focuses the first field of a dialog, but not of a sheet', async () => {
  await open();
  await page.getByRole('button', { name: 'form' }).click();
  expect(await focused()).toBe('Email');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'sheet' }).click();
  expect(await focused()).not.toBe('Price');
});

test.each(['en', 'ar'] as const)('%s: focuses the dialog itself when all its fields are disabled', async (language) => {
  await open(language);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) field.disabled = true;
  });
  await page.getByRole('button', { name: 'sheet' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('bottom-sheet');
});

test('stays open while the app refuses to close it', async () => {
  await open();
  await page.getByRole('button', { name: 'refusing' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByTestId('refused').textContent()).toBe('2');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => page.getByTestId('refused').textContent()).toBe('3');
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(1);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(openDialogs).toBe(0);
});

test.each([
  ['en', ''],
  ['en', '&noDir'],
  ['ar', ''],
] as const)('%s%s: the closed drawer is outside, at the inline start', async (language, query) => {
  await open(language);
  await page.goto(`http://shop.test/?language=${language}${query}`);
  const drawer = page.locator('[data-part="drawer"]');
  await drawer.waitFor({ state: 'attached' });
  const { left, right } = await drawer.evaluate((element) => {
    // Closed it is not laid out.
    element.style.display = 'block';
    const box = element.getBoundingClientRect();
    return { left: box.left - document.documentElement.getBoundingClientRect().right, right: box.right };
  });
  expect(Math.abs(language === 'en' ? right : left)).toBeLessThanOrEqual(1);
});

test('does not close on a drag from inside to the backdrop', async () => {
  await open();
  await page.getByRole('button', { name: 'form' }).click();
  await page.getByRole('textbox', { name: 'Email' }).hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(await openDialogs()).toBe(1);
});

test('stays open when not dismissible, however often Escape is pressed', async () => {
  await open();
  await page.getByRole('button', { name: 'fixed' }).click();
  for (let time = 0; time < 3; time += 1) {
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 595);
  }
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await openDialogs()).toBe(1);
  expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(openDialogs).toBe(0);
  expect(await focused()).toBe('fixed');
});

test.each(['en', 'ar'] as const)('%s: the drawer is at the inline start, 280 px wide', async (language) => {
  await open(language);
  await page.getByRole('button', { name: 'drawer' }).click();
  const { left, right, width } = await page.getByRole('dialog').evaluate((dialog) => {
    const box = dialog.getBoundingClientRect();
    const frame = document.documentElement.getBoundingClientRect();
    return { left: box.left - frame.left, right: frame.right - box.right, width: box.width };
  });
  expect(width).toBe(280);
  expect(Math.abs(language === 'en' ? left : right)).toBeLessThanOrEqual(1);
});

test('closes the drawer when a link is followed', async () => {
  await open();
  await page.getByRole('button', { name: 'drawer' }).click();
  await page.getByRole('link', { name: 'elsewhere' }).click();
  await expect.poll(openDialogs).toBe(0);
  expect(new URL(page.url()).hash).toBe('#elsewhere');
});

describe.each(['en', 'ar'] as const)('popover, %s', (language) => {
  test('is placed below its button, start-aligned, and closes on Escape with the focus restored', async () => {
    await open(language);
    const button = page.getByRole('button', { name: 'popover' });
    await button.click();
    const panel = page.locator('[data-part="popover"]');
    await panel.waitFor();
    const place = async () => {
      const [anchor, box] = [await button.boundingBox(), await panel.boundingBox()];
      if (!anchor || !box) return 'not laid out';
      const gap = language === 'en' ? box.x - anchor.x : anchor.x + anchor.width - (box.x + box.width);
      return `${box.y >= anchor.y + anchor.height ? 'below' : 'over it'}, ${Math.abs(gap) <= 1 ? 'start beside start' : `${gap} px away`}`;
    };
    // Positioned asynchronously.
    await expect.poll(place).toBe('below, start beside start');
    await page.getByRole('button', { name: 'Copy link' }).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => panel.isVisible()).toBe(false);
    expect(await focused()).toBe('popover');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  });

  test('closes by its own button without reopening', async () => {
    await open(language);
    const button = page.getByRole('button', { name: 'popover' });
    await button.click();
    await page.locator('[data-part="popover"]').waitFor();
    await button.click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('[data-part="popover"]').isVisible()).toBe(false);
  });
});

describe.each(['en', 'ar'] as const)('layers, %s', (language) => {
  const toast = (id: string) => page.getByRole('listitem').filter({ hasText: `Message ${id}` });
  const close = language === 'ar' ? 'إغلاق' : 'Close';
  /** Opens the page with a clock that only `runFor` moves on, so that no toast expires meanwhile. */
  const openPaused = async () => {
    await open(language);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
  };

  test('a toast is in front of the dialog in which it was raised, and can be pressed', async () => {
    await openPaused();
    await page.getByRole('button', { name: 'dialog' }).click();
    await page.getByRole('button', { name: 'raise inside' }).click();
    await page.getByRole('button', { name: 'Undo d' }).click();
    await expect.poll(() => page.getByTestId('pressed').textContent()).toBe('d');
    await expect.poll(() => toast('d').count()).toBe(0);
    expect(await openDialogs()).toBe(1);
  });

  test('a toast stays in front when a dialog opens and after it closes', async () => {
    await openPaused();
    await page.getByRole('button', { name: 'raise two' }).click();
    await page.getByRole('button', { name: 'sheet' }).click();
    await toast('a').getByRole('button', { name: close }).click();
    await expect.poll(() => toast('a').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(openDialogs).toBe(0);
    await page.getByRole('button', { name: 'Undo b' }).click();
    await expect.poll(() => page.getByTestId('pressed').textContent()).toBe('b');
  });

  test('F6 moves to the messages and back; closing one by keyboard moves to the next', async () => {
    await openPaused();
    await page.getByRole('button', { name: 'raise two' }).press('Enter');
    await toast('b').waitFor();
    await page.keyboard.press('F6');
    expect(await focused()).toBe('Undo a');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => toast('a').count()).toBe(0);
    expect(await toast('b').evaluate((item) => item.contains(document.activeElement))).toBe(true);
    // Paused while the focus is inside.
    await page.clock.runFor(60_000);
    expect(await toast('b').count()).toBe(1);
    await page.keyboard.press('F6');
    expect(await focused()).toBe('raise two');
    await page.clock.runFor(5900);
    expect(await toast('b').count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => toast('b').count()).toBe(0);
  });

  test('the focus returns to where it was when the last message is closed', async () => {
    await openPaused();
    await page.getByRole('button', { name: 'raise two' }).press('Enter');
    await toast('b').waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await expect.poll(() => toast('a').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => toast('b').count()).toBe(0);
    expect(await focused()).toBe('raise two');
  });

  test('Escape closes a popover in a dialog, then the dialog', async () => {
    await open(language);
    await page.getByRole('button', { name: 'dialog' }).press('Enter');
    await page.getByRole('button', { name: 'inner popover' }).press('Enter');
    await page.getByTestId('inner').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('inner').isVisible()).toBe(false);
    expect(await openDialogs()).toBe(1);
    expect(await focused()).toBe('inner popover');
    await page.keyboard.press('Escape');
    await expect.poll(openDialogs).toBe(0);
    expect(await focused()).toBe('dialog');
  });
});
