import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

for (const [path, after] of [
  ['breastfeeding-advisor/getting-started/positions-and-latch', 'four-positions-to-try'],
  ['breastfeeding-advisor/expressing-and-storing/expressing-breast-milk', 'parts-of-a-pump'],
  ['blog/babys-first-teeth', 'when-and-in-which-order'],
]) {
  test(`the second drawing of ${path} is below its section, with a caption`, async ({ page, language }) => {
    await page.goto(`/${language}/${path}`);
    const drawing = page.locator('main figure');
    await expect(drawing.locator('figcaption')).toBeVisible();
    const [section] = await drawing.evaluate((figure) =>
      Array.from(figure.previousElementSibling?.querySelectorAll('h2') ?? [], ({ id }) => id).reverse(),
    );
    expect(section).toBe(after);
  });
}

test('the names of the panels of a drawing are below their panels', async ({ page, language }) => {
  // In the reading order of both languages.
  await page.goto(`/${language}/breastfeeding-advisor/getting-started/positions-and-latch`);
  const figure = page.locator('main figure');
  const boxes = await figure.evaluate((drawing) => {
    const { left, right, top, width, height } = drawing.getBoundingClientRect();
    const rtl = getComputedStyle(drawing).direction === 'rtl';
    return Array.from(drawing.querySelectorAll('figcaption > *'), (name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const box = range.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return { across: (rtl ? right - middle : middle - left) / width, down: (box.top - top) / height };
    });
  });
  expect(boxes).toHaveLength(4);
  for (const [index, { across, down }] of boxes.entries()) {
    expect(across, String(index)).toBeCloseTo(index % 2 ? 0.716 : 0.284, 1);
    // Below the panel, which ends at 41 % or 90 % of the height, and above what follows.
    expect(down, String(index)).toBeGreaterThan(index < 2 ? 0.41 : 0.9);
    expect(down, String(index)).toBeLessThan(index < 2 ? 0.45 : 0.94);
  }
});

test('the names of two panels are within them, the good latch first', async ({ page, language }) => {
  await page.goto(`/${language}/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis`);
  const figure = page.locator('main figure');
  await expect(figure.locator('img')).toHaveAttribute(
    'src',
    language === 'ar' ? /latch-compared\.ar\./ : /latch-compared\.[0-9a-f]{8}/,
  );
  await expect(figure.locator('figcaption > *')).toHaveText(
    language === 'ar' ? ['التقام عميق', 'التقام الحلمة وحدها'] : ['A deep latch', 'On the nipple only'],
  );
  const places = await figure.evaluate((drawing) => {
    const { top, height } = drawing.getBoundingClientRect();
    return Array.from(drawing.querySelectorAll('figcaption > *'), (name) => {
      const box = name.getBoundingClientRect();
      return [(box.top - top) / height, (box.bottom - top) / height];
    });
  });
  for (const [start = 0, end = 1] of places) {
    expect(start).toBeGreaterThan(0.76);
    expect(end).toBeLessThan(0.925);
  }
});

test('the names of the three columns of a drawing are in a row below it, and those of numbered parts in four equal columns', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  for (const [path, columns] of [
    ['breastmilk-wonders/why-breast-milk-matters', 3],
    ['expressing-and-storing/expressing-breast-milk', 4],
  ] as const) {
    await page.goto(`/${language}/breastfeeding-advisor/${path}`);
    const names = page.locator('main figcaption :is(span, li)');
    const below = await page.locator("main figure [data-part='picture']").evaluate((picture) => {
      return picture.getBoundingClientRect().bottom;
    });
    const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, path).toBe(columns);
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size, path).toBe(1);
    for (const { top } of boxes) expect(top, path).toBeGreaterThan(below);
  }
});

test('on phones the names of the three columns of a drawing are in rows, with the unit of each number', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/breastfeeding-advisor/breastmilk-wonders/why-breast-milk-matters`);
  const names = page.locator('main figcaption > span');
  await expect(names.locator('b')).toHaveText(
    language === 'ar'
      ? ['حتى 6 أشهر:', 'من 6 إلى 12 شهرًا:', 'من 12 إلى 24 شهرًا:']
      : ['Up to 6 months:', '6 to 12 months:', '12 to 24 months:'],
  );
  const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeLessThan(40);
});
