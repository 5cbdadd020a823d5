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
/** The values that the form submits under a name. */
const submitted = async (name: string) => {
  await page.getByRole('button', { name: 'submit' }).click();
  const text = await page.getByRole('status', { name: 'submitted' }).textContent();
  return new URLSearchParams(text ?? '').getAll(name);
};
const reset = () => page.getByRole('button', { name: 'reset' }).click();
/** The reported changes: name of the control, value, reason. */
const calls = () => page.evaluate(() => (window as unknown as { calls: unknown[][] }).calls);

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
    expect(await submitted('photos')).toEqual(['a.png', 'b.png']);
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
    expect(await submitted('photos')).toEqual(['']);
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
    expect(await submitted('photos')).toEqual(['a.png']);
  });
});

describe('Switch', () => {
  test('is switched by Space, submitted and reset', async () => {
    await open();
    const control = page.getByRole('switch', { name: 'Offers' });
    expect(await submitted('offers')).toEqual(['on']);
    await control.press('Space');
    expect(await control.isChecked()).toBe(false);
    expect(await submitted('offers')).toEqual([]);
    await reset();
    await expect.poll(calls).toEqual(expect.arrayContaining([['offers', true, 'reset']]));
    expect(await control.isChecked()).toBe(true);
  });
});

describe.each([
  ['ToggleGroup', 'unit', 'Millilitres', ['ml', 'oz'], 'ml'],
  ['RatingInput', 'rating', /^2 (out of|من) 5/, ['2', '3'], 2],
] as const)('%s', (_component, name, first, [before, after], initial) => {
  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('arrow keys follow the reading direction (%s)', async (language, forth, back) => {
    await open(language);
    await page.getByRole('radio', { name: first }).focus();
    await page.keyboard.press(forth);
    expect(await submitted(name)).toEqual([after]);
    await page
      .getByRole('radio', { checked: true })
      .and(page.locator(`[name=${name}]`))
      .press(back);
    expect(await submitted(name)).toEqual([before]);
  });

  test('is reset with its form', async () => {
    await open();
    await page.getByRole('radio', { name: first }).press('ArrowRight');
    await reset();
    await expect.poll(calls).toEqual(expect.arrayContaining([[name, initial, 'reset']]));
    expect(await submitted(name)).toEqual([before]);
  });
});

describe('DateField', () => {
  const part = (name: string) => page.getByRole('group', { name: 'Birthday' }).getByLabel(name);

  test.each([
    ['en', 'Day', 'Month', 'March', 'This date does not exist.'],
    ['ar', 'اليوم', 'الشهر', 'مارس', 'هذا التاريخ غير موجود.'],
  ] as const)(
    'submits a date and explains one that does not exist (%s)',
    async (language, day, month, march, message) => {
      await open(language);
      await part(day).fill('٣١');
      await part(day).blur();
      expect(await page.locator('[data-part=error]').textContent()).toBe(message);
      expect(await part(day).evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(message);
      await part(month).selectOption(march);
      expect(await page.locator('[data-part=error]').count()).toBe(0);
      expect(await submitted('birthday')).toEqual(['2026-03-31']);
      expect(await calls()).toEqual([
        ['birthday', '', 'input'],
        ['birthday', '2026-03-31', 'input'],
      ]);
    },
  );

  test('does not report a date after the last one', async () => {
    await open();
    await part('Year').fill('2027');
    await part('Year').blur();
    expect(await page.locator('[data-part=error]').textContent()).toBe(
      'Please enter 23 November 2026 or an earlier date.',
    );
    expect((await calls()).at(-1)).toEqual(['birthday', '', 'input']);
  });

  test('is reset with its form', async () => {
    await open();
    await part('Day').fill('3');
    await reset();
    await expect.poll(() => part('Day').inputValue()).toBe('28');
    expect(await submitted('birthday')).toEqual(['2026-02-28']);
  });
});
