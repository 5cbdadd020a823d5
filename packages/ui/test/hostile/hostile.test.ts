// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPages, type TestPages } from '../testPage.js';
import { examples } from '../examples/index.js';

type Found = Record<string, string[]>;

declare global {
  interface Window {
    judge(): Promise<Found>;
  }
}

let pages: TestPages;
const found: Record<string, Found> = {};
/** Errors outside rendering: effects, events, timers. */
const thrown: string[] = [];

beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('hostile.page.tsx', import.meta.url)));
  await Promise.all(
    (['en', 'ar'] as const).map(async (language) => {
      const page = await pages.open(language, { viewport: { width: 320, height: 640 } });
      page.on('pageerror', (error) => thrown.push(`${language}: ${error.message}`));
      found[language] = await page.evaluate(() => window.judge());
    }),
  );
}, 120_000);
afterAll(() => pages.close());

describe.each(['en', 'ar'])('stress content at 320 px (%s)', (language) => {
  test.each(Object.keys(examples))('%s does not crash or widen the page', (name) => {
    expect(found[language]?.[name]).toEqual([]);
  });
});

test('throws no errors', () => {
  expect(thrown).toEqual([]);
});
