import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone, scrollTop } from './support/window.js';

test('on desktops the picture and the first part of a chapter of Good to know are side by side, above its other parts', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/good-to-know`, desktop);
  const chapters = page.locator('main details:has(> [data-part="answer"])').filter({ has: page.locator('h3') });
  await expect.poll(() => chapters.count()).toBeGreaterThanOrEqual(8);
  for (const chapter of await chapters.all()) {
    const { title, beside, below, across } = await chapter.evaluate((details) => {
      details.setAttribute('open', '');
      const picture = details.querySelector("[data-part='answer'] [data-part='picture']")!.getBoundingClientRect();
      const [first, ...others] = [...details.querySelectorAll('h3')].map((heading) => {
        const { x, y, width } = heading.getBoundingClientRect();
        return { column: width > picture.width + 1 ? 0 : Math.abs(x - picture.x) < 1 ? 1 : 2, y: Math.round(y) };
      });
      const tops = [1, 2].map((column) => others.find((heading) => heading.column === column)?.y);
      return {
        title: details.querySelector('summary')!.textContent,
        beside: { column: first!.column, isAbove: first!.y < Math.min(...others.map(({ y }) => y)) },
        below: { tops, gap: Math.min(...others.map(({ y }) => y)) - picture.bottom },
        across: [...details.querySelectorAll('ol')].at(-1)!.getBoundingClientRect().width > 2 * picture.width,
      };
    });
    expect(beside, title).toEqual({ column: 2, isAbove: true });
    // The other parts begin on one line.
    expect(below.tops[0], title).toBe(below.tops[1]);
    expect(below.gap, title).toBeGreaterThan(31);
    // The signs cross both columns, unless the chapter begins with them.
    const isOfSigns = await chapter.locator('#when-to-call-the-doctor').count();
    if (!isOfSigns) expect(across, title).toBe(true);
  }
});

test('on phones all titles of Good to know are within two screens, the warning signs first', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/good-to-know`, phone);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  const last = await boxOf(page.locator("main [data-part='accordion'] summary").last());
  expect(last.y + last.height).toBeLessThan(2 * 740);
  await expect(page.locator('main details').first().locator('#when-to-call-the-doctor')).toHaveCount(1);
  // Only one thing on the page leads to them.
  await expect(page.getByRole('link', { name: messagesOf[language].content.whenToCall })).toHaveCount(0);
});

test('on desktops Good to know is rows of four cards, the warning signs first, and each text opens below its row', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/good-to-know`, desktop);
  const cards = page.locator("main [data-part='accordion'] summary");
  await expect(cards).toHaveCount(8);
  const boxes = () =>
    cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y + scrollY, width, height]),
    );
  const closed = await boxes();
  expect(new Set(closed.map(([x]) => x)).size).toBe(4);
  expect(new Set(closed.map(([, y]) => y)).size).toBe(2);
  expect(new Set(closed.map(([, , width]) => width))).toEqual(new Set([282]));
  await expect(page.locator("main [data-part='answer']").first()).toHaveAttribute('id', 'when-to-call-the-doctor');

  const texts = page.locator("main [data-part='answer']");
  await cards.nth(1).click();
  const text = await boxOf(texts.nth(1));
  expect(text.width).toBe(1200);
  // The cards of its row stay where they are, the next row is below the text.
  const opened = await boxes();
  expect(opened.slice(0, 4)).toEqual(closed.slice(0, 4));
  const [, top = 0, , height = 0] = closed[0]!;
  expect(Math.round(text.y + (await scrollTop(page)))).toBe(Math.round(top + height + 24));
  expect(opened[4]![1]).toBeGreaterThan(top + height + text.height);

  // In the same place, one text takes that of the other; other rows keep theirs.
  await cards.nth(6).click();
  await cards.nth(2).click();
  await expect(texts.nth(2)).toBeVisible();
  await expect(texts.nth(1)).toBeHidden();
  await expect(texts.nth(6)).toBeVisible();
});

test('on phones the texts of Good to know open below their titles, and stay open', async ({ page, language }) => {
  await openAt(page, `/${language}/good-to-know`, phone);
  const rows = page.locator("main [data-part='accordion'] summary");
  await expect(rows.first()).toHaveText(/998/);
  expect((await boxOf(rows.first().locator("[data-part='picture']"))).width).toBe(72);
  const texts = page.locator("main [data-part='answer']");
  await rows.nth(1).click();
  await rows.nth(2).click();
  for (const text of [texts.nth(1), texts.nth(2)]) await expect(text).toBeVisible();
});
