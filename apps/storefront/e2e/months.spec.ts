import type { Locator } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { plainPage } from './support/plainPage.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

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
