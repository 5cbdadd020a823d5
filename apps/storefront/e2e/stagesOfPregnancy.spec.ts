import { boxOf, rowOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { plainPage } from './support/plainPage.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('on phones, the selected month is in the middle of its row, also without scripts, and how big the baby is stands beside its title', async ({
  page,
  language,
  browser,
}) => {
  const address = `/${language}/stages-of-pregnancy?month=5`;
  const plain = await plainPage(browser);
  await plain.goto(address);
  await openAt(page, address, phone);
  for (const shown of [plain, page]) {
    const tab = await boxOf(shown.getByRole('tab', { selected: true }));
    expect(Math.abs(tab.x + tab.width / 2 - 180)).toBeLessThan(8);
  }
  await plain.close();

  // Also above the plain page, where no label is above the title.
  for (const month of ['stages-of-pregnancy?month=5', 'stages-of-pregnancy']) {
    await page.goto(`/${language}/${month}`);
    const header = page.locator("[data-part='page-header']");
    const [picture, heading, text, size] = await Promise.all(
      ["figure [data-part='picture']", "[data-part='title']", "[data-part='lead'] > *", 'figcaption'].map((part) =>
        boxOf(header.locator(part).first()),
      ),
    );
    expect(heading!.y).toBeLessThan(picture!.y + picture!.height);
    expect(picture!.y).toBeLessThan(heading!.y + heading!.height);
    expect(text!.y - Math.max(picture!.y + picture!.height, heading!.y + heading!.height)).toBeCloseTo(8, 0);
    expect(text!.width).toBeGreaterThan(270);
    // How big the baby is and the months are in the first view.
    expect(size!.y).toBeGreaterThan(text!.y);
    expect((await boxOf(page.getByRole('tab', { selected: true }))).y).toBeLessThan(540);
  }
});

test('on desktops how big the baby is takes at most three lines, in month 4 two', async ({ page, language }) => {
  for (const month of [3, 4, 5, 10]) {
    await openAt(page, `/${language}/stages-of-pregnancy?month=${month}`, desktop);
    const lines = await page.locator('figcaption').evaluate((caption) => {
      const range = document.createRange();
      range.selectNodeContents(caption);
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, `month ${month}`).toBeLessThanOrEqual(month === 4 ? 2 : 3);
  }
});

test('on desktops the line that leads to the signs is above the cards of the month', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/stages-of-pregnancy`);
  const panel = page.getByRole('tabpanel');
  const card = await boxOf(panel.locator('section').first());
  const link = await boxOf(panel.getByRole('link', { name: messagesOf[language].content.whenToCall }));
  expect(link.y + link.height).toBeLessThan(card.y);
  // Beside its icon.
  expect(language === 'ar' ? desktop.width - link.x - link.width : link.x).toBe(148);
});

test('a lone link to the next month is at the end of the row, on phones as wide as this', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/stages-of-pregnancy`);
  const next = page.getByRole('navigation', { name: messagesOf[language].article.order }).getByRole('link');
  await expect(next).toHaveCount(1);
  expect(await rowOf(next)).toEqual(language === 'ar' ? [120, 708] : [732, 1320]);
  await page.setViewportSize(phone);
  expect(await rowOf(next)).toEqual([16, 344]);
});

test('the warning signs of a trimester do not repeat those of a month: its chapter opens from a link', async ({
  page,
  language,
}) => {
  const calls = page.getByRole('main').getByRole('listitem').getByRole('link', { name: '998' });
  for (const address of ['stages-of-pregnancy', 'stages-of-pregnancy?month=8']) {
    await page.goto(`/${language}/${address}`);
    await expect(calls.filter({ visible: true }), address).toHaveCount(1);
  }
  const trimesters = page.getByRole('region', { name: await page.locator('#trimesters').innerText() });
  await trimesters.getByRole('link').last().click();
  await expect(page.locator('#trimester-third')).toBeInViewport();
});

test('the links to the trimesters have their weeks, and that of the month is marked', async ({ page, language }) => {
  await openAt(page, `/${language}/stages-of-pregnancy?month=4`, phone);
  const links = page.locator('section[aria-labelledby=trimesters] li');
  await expect(links).toHaveCount(3);
  const texts = await links.allInnerTexts();
  for (const [index, weeks] of (
    [
      [1, 13],
      [14, 27],
      [28, 40],
    ] as const
  ).entries())
    for (const week of weeks) expect(texts[index]).toContain(String(week));
  const month = await page.getByRole('tab', { selected: true }).innerText();
  expect(texts.map((text) => text.includes(month))).toEqual([false, true, false]);
});

test('months of pregnancy have articles and products for their stage, none in place of the breast', async ({
  page,
  language,
}) => {
  for (const [month, count] of [
    [1, 2],
    [4, 3],
    [9, 5],
  ] as const) {
    await page.goto(`/${language}/stages-of-pregnancy?month=${month}`);
    await page.locator('[data-lazy]').last().scrollIntoViewIfNeeded();
    const main = page.getByRole('main');
    await expect(main.locator("[data-part='product-card']"), `month ${month}`).toHaveCount(count);
    const times = main.locator("[data-part='related'] [data-part='reading-time']");
    await expect(times, `month ${month}`).toHaveCount(month === 9 ? 3 : 2);
    const names = await main.locator("[data-part='product-card']").allInnerTexts();
    expect(names.join(' ')).not.toMatch(/bottle|training cup|pacifier|رضّاعة|كوب|لهّاية/i);
  }
});

test('on tablets the links to the trimesters have room for their words', async ({ page, language }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/${language}/stages-of-pregnancy?month=4`);
  const links = page.locator('section[aria-labelledby=trimesters] li > div');
  await expect(links).toHaveCount(3);
  const broken = await links.evaluateAll((all) =>
    all.map((link) => {
      const { width } = link.getBoundingClientRect();
      (link as HTMLElement).style.cssText = 'inline-size: min-content; overflow-wrap: normal';
      return link.getBoundingClientRect().width > width + 0.5;
    }),
  );
  expect(broken).toEqual([false, false, false]);
});

test(
  'on desktops a chapter fills two columns, and its warning signs cross both',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/en/stages-of-pregnancy#trimester-second');
    const chapter = page.locator('main details[open]');
    const box = (part: string) => boxOf(chapter.locator(part));
    const picture = await box("[data-part='answer'] [data-part='picture']");
    const opening = await box('h4 >> nth=0');
    const lastItem = await box('ul li >> nth=-1');
    const signs = await box("ol:has([href='tel:998'])");
    const bottom = ({ y, height }: typeof picture) => y + height;
    // The text begins below the picture and ends beside both, above the signs.
    expect(opening.x).toBeCloseTo(picture.x, 0);
    expect(opening.y).toBeGreaterThan(bottom(picture));
    expect(lastItem.x).toBeGreaterThan(picture.x + picture.width);
    expect(bottom(lastItem)).toBeLessThan(signs.y);
    expect(signs.width).toBeGreaterThan(2 * picture.width);
  },
);
