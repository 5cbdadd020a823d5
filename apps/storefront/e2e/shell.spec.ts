import { middleOf } from './support/boxes.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

test(
  'the Arabic letter of the language switch is heavy and as high as the icons',
  { tag: '@once' },
  async ({ page }) => {
    await openAt(page, '/en/contact', phone);
    const link = page.locator('header [data-part=language-switch] a');
    const letter = link.locator('[data-part=short]');
    expect(await letter.evaluate((element) => Number(getComputedStyle(element).fontWeight))).toBeGreaterThanOrEqual(
      500,
    );
    // Its bowl hangs below the line: the line is lifted.
    expect((await middleOf(link)) - (await middleOf(letter))).toBeGreaterThan(4);
  },
);

test('nothing is below the footer', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['login', 'about']) {
    await openAt(page, `/${language}/${path}`, desktop);
    const [end, footer] = await page.evaluate(() => [
      document.documentElement.scrollHeight - window.scrollY,
      document.querySelector('#footer')!.getBoundingClientRect().bottom,
    ]);
    expect(end, path).toBeLessThanOrEqual(Math.ceil(footer!));
  }
});

test('the label of the color scheme begins where the text of the footer does', async ({ page, language }) => {
  await openAt(page, `/${language}/contact`, phone);
  const label = page.locator('#footer legend');
  await label.scrollIntoViewIfNeeded();
  const inset = await label.evaluate((legend) => {
    const text = document.createRange();
    text.selectNodeContents(legend);
    const { left, right } = text.getBoundingClientRect();
    return document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
  });
  expect(inset).toBeCloseTo(16, 0);
});

test('on tablets the names of policies in the footer are in one line', async ({ page, language }) => {
  await openAt(page, `/${language}/contact`, tablet);
  const column = page.locator('#footer [data-part=column]').filter({ has: page.locator('a[href$="/term-of-use"]') });
  await column.scrollIntoViewIfNeeded();
  const heights = await column.locator('a').evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
  expect(heights).toHaveLength(6);
  expect(new Set(heights).size, heights.join()).toBe(1);
});

test('on desktops the groups of the footer begin where four cards of a row do', async ({ page, language }) => {
  await openAt(page, `/${language}/limited-time-offer`, desktop);
  await page.locator('#footer').scrollIntoViewIfNeeded();
  const starts = (parts: string) =>
    page
      .locator(parts)
      .evaluateAll((boxes) => boxes.slice(0, 4).map((box) => Math.round(box.getBoundingClientRect().left)));
  expect(await starts('#footer [data-part=column]')).toEqual(await starts('main [data-part=product-grid] li'));
});
