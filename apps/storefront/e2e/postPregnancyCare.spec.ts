import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { plainPage } from './support/plainPage.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

test('the warning signs of the year after birth are outside of the chapters', async ({ page, language }) => {
  await page.goto(`/${language}/post-pregnancy-care`);
  const calls = page.locator("main li [href='tel:998']:not([data-part=article-footer] *)");
  await expect(calls.filter({ visible: true })).toHaveCount(1);
  // A line below the header leads to them.
  await page.getByRole('link', { name: messagesOf[language].content.whenToCall }).click();
  await expect(calls.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  // Two chapters have others of their own.
  await expect(page.locator("main details [href='tel:998']")).toHaveCount(2);
});

test('a bar leads to the parts of the guide to the year after birth', async ({ page, language }) => {
  await page.goto(`/${language}/post-pregnancy-care`);
  const bar = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  const links = bar.getByRole('link');
  await expect(links).toHaveCount(3);
  await links.last().click();
  await expect(page.locator('#exercises')).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(links.last()).toHaveAttribute('aria-current');
});

test(
  'a row of links that rests a pixel from its start does not fade there',
  { tag: '@phone' },
  async ({ page, language }) => {
    await open(page, `/${language}/post-pregnancy-care`);
    const row = page.locator("main [data-part='jump-links'] > ul");
    for (const [distance, fade] of [
      [1, ''],
      [20, '3rem'],
    ] as const) {
      await row.evaluate((list, left) => {
        list.scrollLeft = getComputedStyle(list).direction === 'rtl' ? -left : left;
      }, distance);
      await expect
        .poll(() => row.evaluate((list) => getComputedStyle(list).getPropertyValue('--fade-start')))
        .toBe(fade);
    }
  },
);

test('the chapters of a guide are folded, its exercises on phones only, and a link to one opens it', async ({
  page,
  language,
  browser,
}) => {
  const address = `/${language}/post-pregnancy-care`;
  const plain = await plainPage(browser);
  await plain.goto(`${address}#mood`);
  await page.setViewportSize(phone);
  await page.goto(`${address}#mood`);
  for (const shown of [page, plain]) {
    await expect(shown.locator('#mood')).toBeVisible();
    await expect(shown.locator('#check-ups')).toBeHidden();
  }
  await plain.close();
  // So are the exercises.
  for (const exercise of ['abdomen', 'legs']) await expect(page.locator(`#${exercise}`)).toBeHidden();
  // A closed row has a small drawing, an open one the large one only.
  await page.goto(`${address}#legs`);
  await expect(page.locator('#legs')).toBeVisible();
  const drawings = page.locator("main summary [data-part='picture']").filter({ visible: true });
  await expect(drawings).toHaveCount(await page.locator('main details:not([open]) > summary:has(h3)').count());
  for (const drawing of await drawings.all()) expect((await boxOf(drawing)).width).toBe(72);

  await page.setViewportSize(tablet);
  await page.goto(`/${language}/first-time-father`);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.goto(address);
  await expect(page.locator('#recovery li').first()).toBeVisible();
  await expect(page.locator('#check-ups')).toBeHidden();
  for (const exercise of ['abdomen', 'legs'])
    await expect(page.locator(`#${exercise}`).getByRole('heading').first()).toBeVisible();
  // Paper has nothing to open.
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#check-ups li').first()).toBeVisible();
});

test('the title of an open chapter is smaller than the heading above the chapters', async ({ page, language }) => {
  await page.goto(`/${language}/post-pregnancy-care`);
  const size = (part: string) =>
    page.locator(part).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const title = await size('main details[open] > summary');
  expect(title).toBeLessThan(await size('main #blocks'));
  expect(title).toBeGreaterThan(await size("main details[open] [data-part='rich-text'] > h4 >> nth=0"));
});

test('on desktops a drawing of a chapter is whole and not in a higher frame', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/en/post-pregnancy-care');
  const { width, height } = await boxOf(page.locator("details[open] [data-part='answer'] [data-part='picture']"));
  expect(width / height).toBeCloseTo(4 / 3, 1);
});
