// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guides } from '../docs/guides/index.js';
import { keyboardWalks, type WalkKey } from '../docs/keyboardWalks.js';
import { testPages, type TestPages } from './testPage.js';

// The table on Storybook's page about the keyboard shows these walks.
let pages: TestPages;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('keyboard.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());

const arrows = {
  en: { forward: 'ArrowRight', backward: 'ArrowLeft' },
  ar: { forward: 'ArrowLeft', backward: 'ArrowRight' },
} as const;
const described = (page: Page) =>
  page.evaluate(() => (window as Window & { describeFocus(): string } & typeof globalThis).describeFocus());

describe.each(['en', 'ar'] as const)('%s', (language) => {
  const keyOf = (key: WalkKey) => (key === 'forward' || key === 'backward' ? arrows[language][key] : key);
  let page: Page;
  beforeAll(async () => {
    // Wide enough for the main links of the navbar.
    page = await pages.open(language, { viewport: { width: 1280, height: 800 } });
  });
  afterAll(() => page.close());

  test.each(keyboardWalks)('$component follows the pattern $pattern', async ({ component, start, steps }) => {
    await page.locator(`#${component}`).locator(start).first().focus();
    for (const [at, { key, does, focus }] of steps.entries()) {
      await page.keyboard.press(keyOf(key));
      await expect.poll(() => described(page), { message: `${at + 1}. ${key}: ${does}` }).toBe(focus);
    }
  });
});

test('walks are about components of the library', () => {
  expect(keyboardWalks.filter(({ component }) => !guides[component]?.keyboard)).toEqual([]);
});
