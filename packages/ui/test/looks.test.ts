// @vitest-environment node
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testPages, type TestPages } from './testPage.js';

// What looks alike in all components, as a browser draws it.
let pages: TestPages;
let page: Page;
beforeAll(async () => {
  pages = await testPages(fileURLToPath(new URL('looks.page.tsx', import.meta.url)));
}, 60_000);
afterAll(() => pages.close());
afterEach(() => page.close());

const heights = (selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

test('an invalid control has an edge of 2 px in the color of errors', async () => {
  page = await pages.open('en', { colorScheme: 'light' });
  const danger = 'rgb(179, 38, 30)';
  for (const control of [
    '[data-part=field] input',
    '[data-part=checkbox] input',
    '[data-part=switch] input',
    '[data-part=checkbox-group] input',
    '[data-part=multi-select] [data-part=control]',
    '[data-part=radio-group] input',
    '.cards [data-part=option]',
    '[data-part=range] input',
  ]) {
    const edge = await page
      .locator(`#invalid ${control}`)
      .first()
      .evaluate((element) => {
        const { borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
        return [borderTopWidth, borderTopColor, boxShadow];
      });
    expect(edge, control).toEqual(['1px', danger, `${danger} 0px 0px 0px 1px inset`]);
  }
  for (const line of ['[data-part=rating-input] svg', '[data-part=slider] svg'])
    expect(
      await page
        .locator(`#invalid ${line}`)
        .first()
        .evaluate((element) => getComputedStyle(element).stroke),
      line,
    ).toBe(danger);
});

test('the options of an invalid MultiSelect are invalid', async () => {
  page = await pages.open('en');
  await page.locator('#invalid [data-part=multi-select] button').click();
  const options = await page
    .locator('#invalid [data-part=multi-select]')
    .getByRole('checkbox')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-invalid')));
  expect(options).toEqual(['true', 'true']);
});

const touch: BrowserContextOptions = { hasTouch: true, isMobile: true };

test('controls of one size are of one height, at least 44 px on touch screens', async () => {
  page = await pages.open('en');
  expect(new Set(await heights('#small > *'))).toEqual(new Set([36]));
  const medium = '#medium > :not(fieldset), #medium [data-part=options]';
  expect(new Set(await heights(medium))).toEqual(new Set([44]));
  const fields = '#fields [data-part=text-field] input, #fields [data-part=box]';
  expect(await heights(fields)).toEqual([48, 48]);
  await page.close();
  page = await pages.open('en', touch);
  expect(new Set(await heights('#small > *'))).toEqual(new Set([44]));
});

test.each(['en', 'ar'] as const)('the button of a promo code keeps its width while pending (%s)', async (language) => {
  page = await pages.open(language);
  const [idle, pending] = await page
    .locator('#promo [type=submit]')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
  expect(pending).toBe(idle);
});
