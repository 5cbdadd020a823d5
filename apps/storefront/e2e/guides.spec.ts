import { boxOf, rowOf } from './support/boxes.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { plainPage } from './support/plainPage.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, isPhone, phone, scrollTop, tablet } from './support/window.js';

test('on desktops two related products fill the row', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/post-pregnancy-care`);
  const products = page.getByRole('main').locator("[data-part='product-card']");
  await products.first().scrollIntoViewIfNeeded();
  await expect(products).toHaveCount(2);
  expect(await rowOf(products)).toEqual([120, 1320]);
});

test('the warning signs in a guide are ranked, too, and the call is red in both colour schemes', async ({
  page,
  language,
}) => {
  for (const path of ['post-pregnancy-care', 'first-time-father', 'good-to-know#colic'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${language}/${path}`);
      const call = page.getByRole('main').locator("li a[href='tel:998']").filter({ visible: true }).first();
      await expect(call, `${path}, ${colorScheme}`).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      expect((await boxOf(call)).height).toBeGreaterThanOrEqual(44);
      // The first one has the strongest frame.
      const [frame, ...others] = await page
        .getByRole('main')
        .locator("ol:has(> li a[href='tel:998'])")
        .filter({ visible: true })
        .first()
        .locator('> li')
        .evaluateAll((rows) => rows.map((row) => parseFloat(getComputedStyle(row).borderBlockStartWidth)));
      expect(others.length, path).toBeGreaterThan(0);
      expect(frame, path).toBeGreaterThan(Math.max(...others));
    }
});

test('on desktops the titles of the warning signs are clear of the signs', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  for (const path of ['stages-of-pregnancy?month=10', 'first-time-father']) {
    await page.goto(`/${language}/${path}`);
    const gaps = await page
      .getByRole('main')
      .locator("ol:has(> li a[href='tel:998']) > li")
      .filter({ visible: true })
      .evaluateAll((rows) =>
        rows.map((row) => {
          const words = Array.from(row.querySelector('a, strong')!.getClientRects());
          const text = row.children[1]!.getBoundingClientRect();
          return Math.min(...words.map(({ left, right }) => Math.max(text.left - right, left - text.right)));
        }),
      );
    expect(gaps.length, path).toBeGreaterThan(1);
    expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(44);
  }
});

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

test('the same words have the same color in all warning signs', async ({ page, language }) => {
  const colors = new Map<string, string>();
  for (const path of ['stages-of-pregnancy?month=1', 'stages-of-pregnancy?month=4', 'baby-care', 'good-to-know']) {
    await page.goto(`/${language}/${path}`);
    const titles = await page
      .getByRole('main')
      .locator("ol > li:first-child:has(> p:first-child a[href='tel:998']) ~ li > p:first-child")
      .evaluateAll((all) => all.map((title) => [title.textContent, getComputedStyle(title).color] as const));
    expect(titles.length, path).toBeGreaterThan(1);
    for (const [words, color] of titles) {
      expect(colors.get(words) ?? color, `${path}: ${words}`).toBe(color);
      colors.set(words, color);
    }
  }
  // Now, today and later.
  expect(new Set(colors.values()).size).toBe(3);
});

test('on desktops each title of the warning signs is on one line', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize(desktop);
  for (const path of ['stages-of-pregnancy?month=10', 'baby-care?month=3', 'first-time-father']) {
    await page.goto(`/${language}/${path}`);
    const titles = page
      .getByRole('main')
      .locator("ol:has(> li a[href='tel:998']) > li em > strong")
      .filter({ visible: true });
    await expect(titles.first()).toBeVisible();
    for (const lines of await titles.evaluateAll((all) => all.map((title) => title.getClientRects().length)))
      expect(lines, path).toBe(1);
  }
});

for (const path of [
  'breastfeeding-advisor/getting-started/positions-and-latch',
  'blog/babys-first-teeth',
  'stages-of-pregnancy?month=10',
])
  test(`the lead of a page does not end with a single word: ${path}`, async ({ page, language }) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await page.goto(`/${language}/${path}`);
      const widths = await page.locator("[data-part='lead']").evaluate((lead) => {
        const range = document.createRange();
        range.selectNodeContents(lead.querySelector('p') ?? lead);
        return Array.from(range.getClientRects(), ({ width }) => width);
      });
      expect(widths.length).toBeGreaterThan(1);
      expect(widths.at(-1)! / Math.max(...widths)).toBeGreaterThan(0.5);
    }
  });

test('the text of a related card does not break after a hyphen', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/en/first-time-father');
  await page.locator('[data-lazy]').last().scrollIntoViewIfNeeded();
  const word = page.locator("[data-part='excerpt']").getByText('skin-to-skin').last();
  expect((await boxOf(word)).height).toBeLessThan(30);
});

test('phones: the text of an article begins in the first view', async ({ page, language }) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`);
  const text = page.getByRole('article').locator("[data-part='rich-text'] p").first();
  expect((await boxOf(text)).y).toBeLessThan(640);
});

test('phones: the header of a page to read has a small picture beside its title', async ({ page, language }) => {
  await page.setViewportSize(phone);
  const picture = page.locator("[data-part='page-header'] > [data-part='picture']");
  for (const path of [
    'post-pregnancy-care',
    'first-time-father',
    'good-to-know',
    'blog',
    'breastfeeding-advisor',
    'mother-baby-world',
    'video',
  ]) {
    await page.goto(`/${language}/${path}`);
    // Beside a long word that stays whole, it is smaller.
    expect((await boxOf(picture)).width, path).toBeGreaterThan(75);
    expect((await boxOf(picture)).width, path).toBeLessThanOrEqual(128);
    if (path === 'first-time-father') expect((await boxOf(picture)).width).toBe(128);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.y, path).toBeLessThan((await boxOf(picture)).y + (await boxOf(picture)).height);
  }
});

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

test('sources that fold leave no column empty', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/baby-care?month=9`);
  const footer = page.locator("[data-part='article-footer']");
  const [note, sources] = [footer.locator("[data-part='limits']"), footer.locator('details')];
  await expect(sources).not.toHaveAttribute('open');
  const [above, below] = [await boxOf(note), await boxOf(sources)];
  expect(above.width).toBeGreaterThan(1100);
  expect(below.y).toBeGreaterThan(above.y + above.height);
});

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

test('the title of an open chapter is smaller than the heading above the chapters', async ({ page, language }) => {
  await page.goto(`/${language}/post-pregnancy-care`);
  const size = (part: string) =>
    page.locator(part).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const title = await size('main details[open] > summary');
  expect(title).toBeLessThan(await size('main #blocks'));
  expect(title).toBeGreaterThan(await size("main details[open] [data-part='rich-text'] > h4 >> nth=0"));
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

test('on desktops a drawing of a chapter is whole and not in a higher frame', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/en/post-pregnancy-care');
  const { width, height } = await boxOf(page.locator("details[open] [data-part='answer'] [data-part='picture']"));
  expect(width / height).toBeCloseTo(4 / 3, 1);
});

test('warning signs without a call for the ambulance are ranked, too', { tag: '@once' }, async ({ page, language }) => {
  await page.goto(`/${language}/good-to-know#nappy-rash`);
  const cards = page.locator("#nappy-rash ol:not(:has([href='tel:998'])) > li");
  await expect(cards).toHaveCount(3);
  const frames = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderInlineStartColor));
  expect(new Set(frames).size).toBe(3);
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
