import { boxOf } from './support/boxes.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { open } from './support/open.js';
import { plainPage } from './support/plainPage.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, isPhone, phone } from './support/window.js';

for (const path of ['first-time-father', 'post-pregnancy-care', 'good-to-know#colic', 'baby-care#teeth'])
  test(
    `the title of an open chapter is larger than its headings: ${path}`,
    { tag: '@once' },
    async ({ page, language }) => {
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await page.goto(`/${language}/${path}`);
        const { title, headings } = await page
          .locator('main details[open]')
          .first()
          .evaluate((chapter) => {
            const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
            // A card has its title above its text, too.
            const titles = Array.from(chapter.querySelectorAll("summary, [data-part='answer'] > p"));
            return {
              title: Math.max(...titles.filter((title) => title.checkVisibility()).map(sizeOf)),
              headings: Array.from(chapter.querySelectorAll(':not(summary) > :is(h3, h4)'), sizeOf),
            };
          });
        expect(headings.length).toBeGreaterThan(1);
        expect(title / Math.max(...headings)).toBeGreaterThanOrEqual(size === phone ? 1.1 : 1.2);
      }
    },
  );

for (const [address, id, last] of [
  ['baby-care', 'fever-and-nose', 'car-safety'],
  ['good-to-know', 'colic', 'when-to-call-the-doctor'],
] as const)
  test(`a link to a topic of ${address} opens it, with and without JavaScript`, async ({ page, language, browser }) => {
    const plain = await plainPage(browser, desktop);
    await plain.goto(`/${language}/${address}#${id}`);
    await page.goto(`/${language}/${address}#${id}`);
    for (const shown of [page, plain]) {
      await expect(shown.locator(`#${id}`)).toBeVisible();
      await expect(shown.locator(`#${last}`)).toBeHidden();
    }
    await plain.locator(`main details:has(#${last}) > summary`).click();
    await expect(plain.locator(`#${last}`)).toBeVisible();
    await plain.close();
  });

test('a closed row says in a line what its text is about, which an open one leaves to the text', async ({
  page,
  language,
}) => {
  for (const path of ['good-to-know', 'first-time-father', 'post-pregnancy-care', 'baby-care', 'stages-of-pregnancy']) {
    await page.goto(`/${language}/${path}`);
    const rows = page.locator('main details:has(> summary small)');
    expect(await rows.count(), path).toBeGreaterThan(path === 'stages-of-pregnancy' ? 2 : 4);
    const line = rows.last().locator('summary small');
    await expect(line, path).toBeVisible();
    await expect(line, path).toHaveText(/\S.{9,43}$/);
    await rows.last().locator('summary').click();
    // A card of Good to know keeps it.
    await expect(line, path).toBeVisible({ visible: path === 'good-to-know' && !isPhone(page) });
  }
});

test('on desktops a line of a chapter is below its title, as large as text, beside a drawing of 128 px', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  for (const path of ['first-time-father', 'post-pregnancy-care']) {
    await page.goto(`/${language}/${path}`);
    const row = page
      .locator('main details:not([open]) > summary')
      .filter({ has: page.locator('small') })
      .first();
    expect((await boxOf(row.locator("[data-part='picture']"))).width, path).toBe(128);
    const line = row.locator('small');
    await expect(line, path).toHaveCSS('font-size', language === 'ar' ? '17px' : '16px');
    const [above, below] = await row.evaluate((summary) => {
      const title = document.createRange();
      title.selectNodeContents(summary.querySelector('span:has(> small)')!);
      title.setEndBefore(summary.querySelector('small')!);
      return [title.getBoundingClientRect().bottom, summary.querySelector('small')!.getBoundingClientRect().top];
    });
    expect(below, path).toBeGreaterThanOrEqual(above! - 4);
  }
});

test('the second column of a chapter begins with a heading, and no list is in both', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/baby-care#sleep`);
  const chapter = page.locator('main details[open]').filter({ has: page.locator('#sleep') });
  const { first, columnsOfLists } = await chapter.evaluate((details) => {
    const columnOf = (part: Element) => Math.round(part.getBoundingClientRect().x);
    const parts = [...details.querySelectorAll("[data-part='rich-text'] > *")];
    const start = columnOf(parts[0]!);
    return {
      first: parts.find((part) => columnOf(part) !== start)?.tagName,
      columnsOfLists: [...details.querySelectorAll('ul')].map((list) => list.getClientRects().length),
    };
  });
  expect(first).toBe('H4');
  expect(columnsOfLists).toEqual([1]);
});

test('the answer in the hash is open as soon as it is parsed, so that nothing moves', async ({ page, language }) => {
  const shifts = await recordLayoutShifts(page);
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        const answer = document.getElementById(location.hash.slice(1));
        document.documentElement.dataset.openWhenParsed = String(answer?.closest('details')?.open);
      },
      { once: true },
    ),
  );
  for (const address of ['baby-care#car-safety', 'faq#payment', 'good-to-know#colic', 'baby-care#fever-and-nose']) {
    // In a fresh document.
    await page.goto('about:blank');
    await open(page, `/${language}/${address}`);
    expect(await shifts(), address).toEqual([]);
    await expect(page.locator('html'), address).toHaveAttribute('data-open-when-parsed', 'true');
  }
});

test(
  'on phones the links to the parts of a month look like those of a guide',
  { tag: '@phone' },
  async ({ page, language }) => {
    const looks: string[] = [];
    for (const path of ['first-time-father', 'post-pregnancy-care', 'baby-care?month=3', 'stages-of-pregnancy']) {
      await page.goto(`/${language}/${path}`);
      const link = page.locator("main [data-part='jump-links'] a:not([aria-current])").last();
      looks.push(
        await link.evaluate((element) => {
          const { fontSize, fontWeight, color } = getComputedStyle(element);
          return `${fontSize} ${fontWeight} ${color}`;
        }),
      );
    }
    expect(new Set(looks).size, looks.join()).toBe(1);
  },
);
