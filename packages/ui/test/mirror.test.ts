// @vitest-environment node
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureParts, mirrorDifferences } from '../src/testing/index.js';
import { launchChromium } from './chromium.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const measure = (page: Page, dir: string) =>
  page.evaluate<ReturnType<typeof measureParts>>(
    `document.documentElement.dir = '${dir}'; (${measureParts.toString()})(document.body)`,
  );

async function differences(
  css: string,
  body = '<div data-part="row"><b data-part="icon">i</b><p data-part="words">Words <span data-part="inline">here</span></p></div>',
) {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } });
  await page.setContent(
    `<style>body{margin:0} [data-part=row]{display:flex;gap:8px} [data-part=icon]{display:block;inline-size:40px} ${css}</style>${body}`,
  );
  const found = mirrorDifferences(await measure(page, 'ltr'), await measure(page, 'rtl'));
  await page.close();
  return found;
}

test('a layout in logical properties is its own mirror image', async () => {
  expect(await differences('[data-part=icon]{margin-inline-start:24px}')).toEqual([]);
});

test('reports a physical side with the part that has it', async () => {
  const found = await differences('[data-part=icon]{margin-left:24px}');
  expect(found.join('\n')).toMatch(/^icon: /m);
  expect(found.join('\n')).not.toMatch(/^row: /m);
});

test('ignores exempt parts and elements with their own direction', async () => {
  expect(
    await differences('', '<div data-part="row"><p data-part="phone" dir="ltr"><b data-part="code">+971</b></p></div>'),
  ).toEqual([]);
  expect(
    await differences(
      '[data-part=icon]{margin-left:24px}',
      '<div data-part="row"><i data-part="icon" data-mirror-exempt>x</i></div>',
    ),
  ).toEqual([]);
});

test('reports a part that exists in one direction only', async () => {
  expect(await differences('[dir=rtl] [data-part=icon]{display:none}')).toEqual([
    '3 parts left-to-right, 2 parts right-to-left',
  ]);
});
