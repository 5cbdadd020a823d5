import { boxOf } from './support/boxes.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('a wide table is a list of cards on phones, and still a table for screen readers', async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/${language}/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis`);
  const table = page.getByRole('main').getByRole('table').first();
  const first = table.getByRole('row').nth(1).getByRole('cell');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const [cell, next] = [await boxOf(first.nth(0)), await boxOf(first.nth(1))];
  expect(next.y).toBeGreaterThanOrEqual(cell.y + cell.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize({ width: 1280, height: 740 });
  expect((await boxOf(first.nth(1))).y).toBe((await boxOf(first.nth(0))).y);
  // The figure and the warning signs are as wide: on tablets as the header, on desktops as the lines, in the middle.
  const boxes = () =>
    page
      .locator('main')
      .locator('[data-part="page-header"], [data-part="table"], figure, ol:has([href="tel:998"])')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return { start: getComputedStyle(part).direction === 'rtl' ? innerWidth - right : left, width };
        }),
      );
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [header, ...parts] = await boxes();
    expect(parts).toHaveLength(3);
    for (const part of parts)
      expect(part, String(width)).toEqual(width === 768 ? header : { start: (1440 - 672) / 2, width: 672 });
  }
  // Two columns of long cells are cards on phones, too.
  await page.setViewportSize(phone);
  await page.goto(`/${language}/blog/babys-first-teeth`);
  const habit = page.getByRole('main').getByRole('table').getByRole('row').nth(1).getByRole('cell');
  expect((await boxOf(habit.nth(1))).y).toBeGreaterThan((await boxOf(habit.nth(0))).y);
  // So is one of four columns: the first as wide as its words, the others alike.
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`);
  const [, wide] = await boxes();
  expect(wide).toEqual({ start: (1440 - 672) / 2, width: 672 });
  const [names, ...rest] = await page
    .locator('main thead th')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.max(...rest) - Math.min(...rest)).toBeLessThan(24);
  expect(names).toBeLessThan(210);
});

test('phones: the labels and the values of a table are two columns, the same in all groups', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  for (const path of [
    'return-refund-policy',
    'breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely',
    'breastfeeding-advisor/getting-started/the-first-hour-and-colostrum',
  ]) {
    await page.goto(`/${language}/${path}`);
    const starts = await page.locator('td[data-label]:not([data-label=""])').evaluateAll((cells) =>
      cells.map((cell) => {
        const value = document.createRange();
        value.selectNodeContents(cell);
        const row = cell.parentElement!.getBoundingClientRect();
        const text = value.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? row.right - text.right : text.left - row.left);
      }),
    );
    expect(Math.min(...starts), path).toBeGreaterThan(100);
    expect(new Set(starts).size, path).toBe(1);
  }
});

test(
  'phones: a table of two columns is as large as the text around it',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.setViewportSize(phone);
    for (const path of ['shipping-return-policy', 'blog/babys-first-teeth']) {
      await page.goto(`/${language}/${path}`);
      const sizes = await page
        .locator("main [data-part='rich-text']:has(table)")
        .locator('> p, th, td')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize));
      expect(new Set(sizes).size, path).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  },
);
