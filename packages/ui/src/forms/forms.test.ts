// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ar } from '../foundation/strings/ar.js';
import { en } from '../foundation/strings/en.js';
import { testPages, type TestPages } from '../../test/testPage.js';

// Tab order, implicit submission and form resets need a real browser.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('forms.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('%s', (language, texts) => {
  async function open() {
    page = await pages.open(language);
    return page.getByRole('combobox', { name: 'Area' });
  }
  const submitted = () => page.getByRole('status').last().textContent();

  test('Tab from an open list focuses the next field', async () => {
    const area = await open();
    await area.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('mobile');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+Tab');
    expect(await area.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('the links of an error summary focus the first control of a group that can take it', async () => {
    await open();
    await page.getByRole('link', { name: 'Choose a topic' }).click();
    expect(
      await page.evaluate(() => document.activeElement?.closest('#topics') && document.activeElement.tagName),
    ).toBe('BUTTON');
    await page.getByRole('link', { name: 'Enter the date' }).click();
    expect(await page.evaluate(() => document.activeElement?.closest('#due') && document.activeElement.tagName)).toBe(
      'SELECT',
    );
  });

  test('a press beside the options keeps the focus and the list', async () => {
    const area = await open();
    await area.click();
    const list = page.locator('[data-part=list]');
    await list.waitFor();
    const box = (await list.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + 2);
    expect(await area.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await list.isVisible()).toBe(true);
  });

  test('text without a match shows a message, and Enter does not submit the previous value', async () => {
    const area = await open();
    await area.fill('zzzz');
    const message = page.locator('[data-part=empty]');
    await message.waitFor();
    expect(await message.textContent()).toBe(texts.noMatches);
    await area.press('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await submitted()).toBe('');
    await area.press('Escape');
    expect(await area.inputValue()).toBe('Area 1');
    await area.press('Enter');
    await expect.poll(submitted).toContain('area=area-1&');
  });

  test('form.reset() restores every field', async () => {
    const area = await open();
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await expect.poll(submitted).toContain('area=area-1&');
    const first = await submitted();
    await area.fill('Area 7');
    await area.press('Enter');
    await page.getByLabel('Mobile').fill('0559876543');
    await page.getByRole('radiogroup', { name: 'Slot' }).getByText('Area 1').click();
    await page.getByRole('radiogroup', { name: 'Held' }).getByText('Area 2').click();
    await page.getByLabel('Gate').selectOption('area-2');
    await page.getByLabel('Gift').uncheck();
    await page.getByRole('spinbutton').fill('5');
    await send.click();
    await expect.poll(submitted).toContain('area=area-7&mobile=559876543&slot=area-1&held=area-2&gate=area-2');
    await page.getByRole('spinbutton').fill('7');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => area.inputValue()).toBe('Area 1');
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
    await send.click();
    // A controlled field keeps the value of its owner.
    await expect.poll(submitted).toBe(first?.replace('held=area-0', 'held=area-2'));
  });
});
