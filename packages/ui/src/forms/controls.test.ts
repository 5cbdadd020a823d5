// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testPages, type TestPages } from '../../test/testPage.js';

// What jsdom does not have: native form controls, drag and drop, reading direction of keys.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('controls.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

const open = async (language: 'en' | 'ar' = 'en') => {
  page = await pages.open(language);
};
const submitted = async () => {
  await page.getByRole('button', { name: 'submit' }).click();
  return page.getByRole('status', { name: 'submitted' }).textContent();
};
const reset = () => page.getByRole('button', { name: 'reset' }).click();

describe('FileUpload', () => {
  const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(name) });
  const input = () => page.getByLabel('Photos');
  const names = () => page.locator('[data-part=file-name]').allTextContents();

  test('adds selections to each other and submits all of them', async () => {
    await open();
    await input().setInputFiles([png('a.png')]);
    await input().setInputFiles([png('b.png'), { ...png('c.gif'), mimeType: 'image/gif' }]);
    expect(await names()).toEqual(['a.png', 'b.png']);
    expect(await page.locator('[data-part=error]').textContent()).toContain('c.gif');
    expect(await input().getAttribute('aria-invalid')).toBe('true');
    expect(await submitted()).toBe('photos=a.png&photos=b.png');
  });

  test('accepts dropped files', async () => {
    await open();
    const box = await page.locator('[data-part=drop-zone]').boundingBox();
    const data = { items: [], files: [fileURLToPath(import.meta.url)], dragOperationsMask: 1 };
    const browser = await page.context().newCDPSession(page);
    const drag = (type: 'dragEnter' | 'drop') =>
      browser.send('Input.dispatchDragEvent', { type, x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9, data });
    await drag('dragEnter');
    await page.locator('[data-dragging]').waitFor();
    await drag('drop');
    await expect.poll(() => page.locator('[data-part=error]').textContent()).toContain('controls.test.ts');
    expect(await page.locator('[data-dragging]').count()).toBe(0);
  });

  test.each([
    ['en', 'Remove'],
    ['ar', 'إزالة'],
  ] as const)('removes a file and keeps the focus in the list (%s)', async (language, remove) => {
    await open(language);
    await input().setInputFiles([png('a.png'), png('b.png')]);
    await page.getByRole('button', { name: `${remove} a.png` }).press('Enter');
    expect(await names()).toEqual(['b.png']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`${remove} b.png`);
    await page.keyboard.press('Enter');
    expect(await input().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await submitted()).not.toContain('png');
  });

  test('is emptied by a reset of the form', async () => {
    await open();
    await input().setInputFiles([png('a.png')]);
    await reset();
    await expect.poll(names).toEqual([]);
  });

  test('keeps its files when the dialog is closed without a selection', async () => {
    await open();
    await input().setInputFiles([png('a.png')]);
    await input().setInputFiles([]);
    expect(await names()).toEqual(['a.png']);
    expect(await submitted()).toBe('photos=a.png');
  });
});
