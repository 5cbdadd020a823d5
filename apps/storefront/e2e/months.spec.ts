import type { Locator } from '@playwright/test';
import { boxOf, rowOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
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

test('on phones, the link that asks for a date is as large as the text, clear of it and on one line', async ({
  page,
  language,
}) => {
  for (const [month, question] of [
    ['baby-care?month=3', 'findAge'],
    ['stages-of-pregnancy?month=4', 'findMonth'],
  ] as const) {
    await openAt(page, `/${language}/${month}`, phone);
    const header = page.locator("[data-part='page-header']");
    const link = header.getByRole('link', { name: messagesOf[language].content[question] });
    const sizeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize);
    expect(await sizeOf(link)).toBe(await sizeOf(header.locator("[data-part='lead']")));
    const text = await boxOf(header.locator("[data-part='lead'] p, figcaption").last());
    const box = await boxOf(link);
    expect(box.y - text.y - text.height, month).toBeGreaterThanOrEqual(15);
    expect(box.height, month).toBeLessThan(36);
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

test('on phones, the last month is in view in its row, also without scripts', async ({ page, language, browser }) => {
  const plain = await plainPage(browser);
  await page.setViewportSize(phone);
  for (const month of ['stages-of-pregnancy?month=10', 'baby-care?month=12']) {
    const address = `/${language}/${month}`;
    await plain.goto(address);
    await open(page, address);
    // Also after the phone was turned.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.setViewportSize(phone);
    for (const shown of [plain, page]) {
      const inView = async () => {
        const { x, width } = await boxOf(shown.getByRole('tab', { selected: true }));
        return x >= 15 && x + width <= 345;
      };
      // The row moves in the frame after the one that resized it.
      await expect.poll(inView, month).toBe(true);
    }
  }
  await plain.close();
});

for (const [path, plainTitle, month] of [
  ['baby-care', 'babyCare', 3],
  ['stages-of-pregnancy', 'stagesOfPregnancy', 5],
] as const)
  test(`a month of ${path} is a page of its own: its title heads it, and the overview is above it`, async ({
    page,
    language,
  }) => {
    const overview = messagesOf[language].nav[plainTitle];
    const title = page.getByRole('heading', { level: 1 });
    const crumbs = page.locator("[data-part='breadcrumbs']").locator('li');
    await page.goto(`/${language}/${path}`);
    await expect(title).toHaveText(overview);
    const firstMonth = page.getByRole('tabpanel').getByRole('heading').first();
    const tab = page.getByRole('tab').nth(month);
    await expect(firstMonth).toBeVisible();
    await hydrated(page);
    const { y } = await boxOf(tab);
    await tab.click();
    await expect(page).toHaveURL(/month=/);
    const label = await tab.innerText();
    await expect(title).not.toHaveText(overview);
    await expect(crumbs.last()).toHaveText(label);
    await expect(crumbs.nth(-2).getByRole('link')).toHaveText(overview);
    await expect(page).toHaveTitle(new RegExp(await title.innerText()));
    // The reader stays at the months.
    await expect(tab).toBeFocused();
    expect(Math.abs((await boxOf(tab)).y - y)).toBeLessThan(80);
  });

for (const [month, count, areFirst] of [
  ['baby-care?month=0', 4, true],
  ['stages-of-pregnancy?month=10', 3, true],
  ['baby-care?month=12', 4, true],
  ['stages-of-pregnancy?month=5', 3, false],
] as const)
  test(`the warning signs of ${month} ${areFirst ? 'come first' : 'are one tap away'}, ranked, and 998 is one tap`, async ({
    page,
    language,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`/${language}/${month}`);
    const panel = page.getByRole('tabpanel');
    const region = panel.locator("section:has([id$='when-to-call'])");
    const heading = region.getByRole('heading');
    const isFirst = await region.evaluate((section) => !section.previousElementSibling);
    expect(isFirst).toBe(areFirst);
    // Otherwise a line above the topics leads to them.
    const { content } = messagesOf[language];
    const line = page.getByRole('main').locator('p').filter({ visible: true, hasText: content.whenToCall });
    await expect(line).toHaveCount(areFirst ? 0 : 1);
    if (!areFirst) {
      const link = line.getByRole('link', { name: content.whenToCall });
      const ambulance = line.getByRole('link', { name: content.ambulance, exact: true });
      const bar = page.getByRole('navigation', { name: content.onThisPage });
      await expect(ambulance).toHaveAttribute('href', 'tel:998');
      for (const target of [link, ambulance]) {
        const { y, height } = await boxOf(target);
        expect(height).toBeGreaterThanOrEqual(44);
        expect(y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('tablist'))).y);
        expect(y + height).toBeLessThanOrEqual((await boxOf(bar)).y + 1);
      }
      // On one line.
      expect(Math.abs((await boxOf(ambulance)).y - (await boxOf(link)).y)).toBeLessThan(8);
      await link.click();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => (await boxOf(heading)).y - (await boxOf(bar)).y - (await boxOf(bar)).height)
        .toBeGreaterThan(0);
      // The keyboard continues there: its first link is the call.
      await page.keyboard.press('Tab');
      await expect(region.getByRole('link').first()).toBeFocused();
    }
    // Links to further reading follow in a list of their own.
    const signs = panel
      .getByRole('region', { name: await heading.innerText() })
      .locator('ol')
      .first();
    const cards = signs.locator('> li');
    await expect(cards).toHaveCount(count);
    // The first one has the strongest frame, so that the ranks differ without colours, too.
    const [frame, ...others] = await cards.evaluateAll((rows) =>
      rows.map((row) => parseFloat(getComputedStyle(row).borderBlockStartWidth)),
    );
    expect(frame).toBeGreaterThan(Math.max(...others));
    expect(Math.min(...others)).toBe(1);
    const call = cards.first().getByRole('link', { name: '998' });
    await expect(call).toHaveAttribute('href', 'tel:998');
    expect((await boxOf(call)).height).toBeGreaterThanOrEqual(44);
  });

for (const path of ['baby-care', 'stages-of-pregnancy'])
  test(`the months of ${path} lead to those before and after them`, async ({ page, language }) => {
    await open(page, `/${language}/${path}?month=4`);
    const order = page.getByRole('navigation', { name: messagesOf[language].article.order });
    const labels = await page.getByRole('tab').allInnerTexts();
    const shown = labels.indexOf(await page.getByRole('tab', { selected: true }).innerText());
    await expect(order.getByRole('link').first()).toContainText(labels[shown - 1]!);
    await order.getByRole('link').last().click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[shown + 1]!);
    await expect(page.locator('#months')).toBeInViewport();
    await expect(order.getByRole('link').last()).toContainText(labels[shown + 2]!);
  });

test(
  'the last month of pregnancy leads to the newborn and back, and the first year to what is good to know',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.goto(`/${language}/stages-of-pregnancy?month=10`);
    const months = await page.getByRole('tab').allInnerTexts();
    const order = page.getByRole('navigation', { name: messagesOf[language].article.order });
    await order.getByRole('link').last().click();
    await expect(page).toHaveURL(/baby-care\?month=0$/);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(messagesOf[language].content.newborn);
    await expect(order.getByRole('link')).toHaveCount(2);
    await order.getByRole('link').first().click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(months.at(-1)!);
    await page.goto(`/${language}/baby-care?month=12`);
    await expect(page.getByText(messagesOf[language].content.firstYear)).toBeVisible();
    await expect(order.getByRole('link').last()).toContainText(messagesOf[language].content.afterFirstYear);
    await order.getByRole('link').last().click();
    await expect(page).toHaveURL(/good-to-know$/);
  },
);

test('from tablets on the points of a month are one column, and parts are below each other', async ({
  page,
  language,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const month of ['stages-of-pregnancy', 'stages-of-pregnancy?month=10', 'baby-care', 'baby-care?month=6']) {
      await page.goto(`/${language}/${month}`);
      const cards = page.getByRole('tabpanel').locator('section:not([aria-labelledby])');
      await expect(cards).toHaveCount(5);
      const layout = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const items = [...card.querySelectorAll('li')];
          return {
            left,
            right,
            top,
            bottom,
            columns: new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
            points: items.length,
          };
        }),
      );
      expect(Math.max(...layout.map(({ points }) => points)), month).toBeGreaterThan(2);
      const margin = width === 1440 ? 120 : 24;
      for (const [index, { left, right, top, points, columns }] of layout.entries()) {
        expect([left, right], month).toEqual([margin, width - margin]);
        if (index > 0) expect(top - layout[index - 1]!.bottom, month).toBeCloseTo(16, 0);
        expect(columns, month).toBe(Math.min(points, 1));
      }
    }
  }
});

test('on desktops the first advice of a month begins above 700 px, on the overview above 770 px', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  for (const month of ['baby-care', 'baby-care?month=6', 'stages-of-pregnancy', 'stages-of-pregnancy?month=10']) {
    await page.goto(`/${language}/${month}`);
    const first = page.getByRole('tabpanel').locator('section').first();
    expect((await boxOf(first)).y, month).toBeLessThan(month.includes('?') ? 700 : 770);
  }
});

test('on desktops the line that leads to the signs is below the words about the month', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/stages-of-pregnancy`);
  const panel = page.getByRole('tabpanel');
  const words = await boxOf(panel.locator('p').first());
  const link = await boxOf(panel.getByRole('link', { name: messagesOf[language].content.whenToCall }));
  expect(link.y).toBeGreaterThan(words.y + words.height);
  // Beside its icon.
  expect(language === 'ar' ? desktop.width - link.x - link.width : link.x).toBe(148);
});

test('phones: points begin as far below a low title as below a high one, signs are as wide as the page, and links to further reading below each other', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/baby-care?month=3`);
  const panel = page.getByRole('tabpanel');
  const gaps = await panel.locator('section:has(> img)').evaluateAll((parts) =>
    parts.map((part) => {
      const [drawing, title, text] = ['img', "[data-part='heading']", "[data-part='rich-text']"].map((name) =>
        part.querySelector(name)!.getBoundingClientRect(),
      );
      // A title is in the middle of its drawing.
      const offset = Math.abs(title!.top + title!.bottom - drawing!.top - drawing!.bottom);
      return [Math.round(text!.top - drawing!.bottom), Math.round(offset)];
    }),
  );
  expect(gaps).toEqual(Array(5).fill([8, 0]));
  const widths = await panel
    .locator("section:has([href='tel:998']) ol > li")
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().width));
  expect(widths).toEqual([328, 328, 328, 328]);
  // After all parts of the month.
  const further = panel.locator("[data-part='rich-text']").last().locator('> ul a');
  const lines = await further.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(4);
  const lastPart = await boxOf(panel.locator('section').last());
  expect(Math.min(...lines)).toBeGreaterThan(lastPart.y + lastPart.height);
});

test('each part of a month has a drawing beside its title, after it on phones and before it on desktops', async ({
  page,
  language,
}) => {
  for (const width of [360, 1440])
    for (const path of ['baby-care?month=6', 'stages-of-pregnancy?month=5']) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/${language}/${path}`);
      const parts = page.getByRole('tabpanel').locator('section:has(> img)');
      await expect(parts).toHaveCount(5);
      for (const part of await parts.all()) {
        const drawing = part.locator('> img');
        await drawing.scrollIntoViewIfNeeded();
        // What is normal in pregnancy is about the mother.
        const isNormal = /normal/.test((await drawing.getAttribute('src'))!.split('#')[1]!);
        if (isNormal) await expect(drawing).toHaveAttribute('src', path.startsWith('baby') ? /#what-is/ : /#normal-in/);
        // A missing view would show the whole file, which is eight times as wide.
        const id = (await drawing.getAttribute('src'))!.split('#')[1]!;
        const file = await page.request.get((await drawing.getAttribute('src'))!);
        expect(await file.text()).toContain(`<view id="${id}"`);
        const [title, picture] = [await boxOf(part.getByRole('heading')), await boxOf(drawing)];
        expect(picture.y).toBeLessThan(title.y + title.height);
        const isBefore = language === 'ar' ? picture.x > title.x : picture.x < title.x;
        expect(isBefore).toBe(width > 360);
        expect(picture.width).toBe(picture.height);
      }
    }
});

test('a lone link to the next month fills the row', async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/stages-of-pregnancy`);
  const next = page.getByRole('navigation', { name: messagesOf[language].article.order }).getByRole('link');
  await expect(next).toHaveCount(1);
  expect(await rowOf(next)).toEqual([120, 1320]);
});

test('the months are in columns across the page, and all topics are in view on desktops', async ({
  page,
  language,
}) => {
  for (const width of [768, 1280] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['baby-care', 'stages-of-pregnancy']) {
      await page.goto(`/${language}/${path}`);
      const { columns, free, cut, widths } = await page.getByRole('tablist').evaluate((list) => {
        const tabs = [...list.children];
        const boxes = tabs.map((tab) => tab.getBoundingClientRect());
        const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
        return {
          columns: new Set(boxes.map((box) => `${Math.round(box.left)} ${Math.round(box.right)}`)).size,
          free: Math.round(list.getBoundingClientRect().width - (right - left)),
          cut: tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).length,
          widths: new Set(boxes.map((box) => Math.round(box.width))).size,
        };
      });
      const expected = path === 'baby-care' ? { 768: 7, 1280: 13 } : { 768: 5, 1280: 10 };
      expect({ columns, free, cut, widths }, `${path}, ${width}`).toEqual({
        columns: expected[width],
        free: 0,
        cut: 0,
        widths: 1,
      });
    }
  }
  await page.goto(`/${language}/baby-care`);
  const topics = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage }).getByRole('list');
  expect(await topics.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  const rows = await topics.evaluate(
    (row) => new Set([...row.children].map((topic) => topic.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
});

test('the topic bar of baby care stays in view, marks what is read and leads to the topics', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/baby-care`);
  const bar = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(0);

  const expectMarked = async (topic: Locator) => {
    await expect(topic).toHaveAttribute('aria-current', 'location');
    await expect(bar).toBeInViewport({ ratio: 1 });
  };
  const links = bar.getByRole('link');
  await links.nth(1).click();
  await expectMarked(links.nth(1));
  // A place is underlined, the chosen month filled.
  const filled = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await filled(links.nth(1))).toBe('rgba(0, 0, 0, 0)');
  await expect.poll(() => filled(page.getByRole('tab', { selected: true }))).toBe('rgb(201, 58, 53)');
  // With the keyboard, because the row now scrolls to the marked link, and a pointer may miss a link that moves.
  await links.last().press('Enter');
  await expectMarked(links.last());
  // The heading is clear of the bar.
  const lowerEdge = async () => (await boxOf(bar)).y + (await boxOf(bar)).height;
  await expect.poll(async () => (await boxOf(page.locator('#topics'))).y >= (await lowerEdge())).toBe(true);

  // A month has topics of its own.
  const first = await bar.getByRole('link').first().getAttribute('href');
  await page.getByRole('tab').nth(5).click();
  await expect(bar.getByRole('link').first()).not.toHaveAttribute('href', first!);
});

test('on phones the links to the parts of a month are one bar of 48 px, except in low windows', async ({
  page,
  language,
}) => {
  const { content } = messagesOf[language];
  for (const month of ['stages-of-pregnancy?month=10', 'baby-care?month=3']) {
    await openAt(page, `/${language}/${month}`, phone);
    const links = page.getByRole('navigation', { name: content.onThisPage });
    const bar = page.getByRole('main').locator("div:has(> [data-part='jump-links'])");
    expect((await boxOf(bar)).height, month).toBe(48);
    const last = page.getByRole('tabpanel').locator('section').last();
    await last.evaluate((section) => section.scrollIntoView());
    await expect(links.locator('[aria-current=location]')).toHaveCount(1);
    await expect(links).toBeInViewport({ ratio: 1 });
    // As at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await last.evaluate((section) => section.scrollIntoView());
    await expect(links).not.toBeInViewport();
  }
});

test('on desktops the drawings of a month are large, and the end of the first year begins at the edge of the page', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/stages-of-pregnancy?month=4`, desktop);
  const figure = page.locator("[data-part='page-header'] figure");
  expect((await boxOf(figure.locator("[data-part='picture']"))).width).toBeGreaterThanOrEqual(110);
  await expect(figure).toHaveCSS('font-size', '18px');
  expect((await boxOf(page.getByRole('tabpanel').locator('section > img').first())).width).toBe(96);
  await page.goto(`/${language}/baby-care?month=12`);
  const words = page.getByText(messagesOf[language].content.firstYear);
  const band = page.getByRole('main').locator('div:has(> img):has(strong)').filter({ has: words });
  const [outer, cake] = [await boxOf(band), await boxOf(band.locator('img'))];
  expect(language === 'ar' ? outer.x + outer.width - cake.x - cake.width : cake.x - outer.x).toBeLessThan(48);
});

test('the months of baby care link to the topics, which are the same for all', async ({ page, language }) => {
  await page.goto(`/${language}/baby-care?month=2`);
  const topics = page.getByRole('region', { name: await page.locator('#topics').innerText() });
  expect(await topics.getByRole('link').count()).toBeGreaterThan(4);
  // A drawing each, in rows of one height that are full.
  const cards = await topics.getByRole('listitem').evaluateAll((all) =>
    all.map((card) => {
      const { x, right, height } = card.getBoundingClientRect();
      return { x, right, height, drawing: card.querySelector('img') !== null };
    }),
  );
  expect(cards.every(({ drawing }) => drawing)).toBe(true);
  expect(new Set(cards.map(({ height }) => Math.round(height))).size).toBe(1);
  const ends = cards.map(({ x, right }) => (language === 'ar' ? -x : right));
  expect(ends.at(-1)).toBeCloseTo(Math.max(...ends), 0);
  await topics.getByRole('link').first().click();
  await expect(page).toHaveURL(/baby-care#sleep$/);
  await expect(page.locator('#sleep')).toBeInViewport();
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

test('on tablets the links to the trimesters have room for their words', async ({ page, language }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/${language}/stages-of-pregnancy?month=4`);
  const links = page.locator('section[aria-labelledby=trimesters] li > a');
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
