import { boxOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { title } from './support/title.js';
import { desktop, phone, scrollTop } from './support/window.js';

test('Back returns to where the reader was after a link within the page, and to the rows she opened', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/good-to-know`);
  await page.evaluate(() => location.assign('#colic'));
  await expect(page.locator('#colic')).toBeVisible();
  // Below it, the reader opens a row and closes it, and opens the last one.
  const rows = page.locator("main [data-part='item']");
  const closed = rows.first();
  const opened = rows.last();
  const [before, after] = await rows.evaluateAll((all) => [all[0], all.at(-1)].map((row) => row?.hasAttribute('open')));
  await closed.locator('summary').click();
  await opened.locator('summary').click();
  const areToggled = async () => {
    await expect(closed).toHaveJSProperty('open', !before);
    await expect(opened).toHaveJSProperty('open', !after);
  };
  await areToggled();
  await opened.evaluate((row) => scrollTo(0, row.getBoundingClientRect().top + scrollY + 100));
  const position = await scrollTop(page);
  expect(position).toBeGreaterThan(500);
  const length = await page.evaluate(() => history.length);

  await page
    .locator(`[data-part='footer'] a[href='/${language}/faq']`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/faq$/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/good-to-know#colic$/);
  await expect.poll(() => scrollTop(page)).toBe(position);
  await areToggled();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(position);
  await areToggled();
  // Opening rows adds no history entries.
  expect(await page.evaluate(() => history.length)).toBe(length + 1);

  // To the page before the link.
  await page.goBack();
  await expect(page).toHaveURL(/good-to-know$/);
});

test('Back returns to where the reader was on the first page, also past a page that was loaded anew', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/good-to-know`);
  await page.evaluate(() => scrollTo(0, 700));
  await page
    .locator(`[data-part='footer'] a[href='/${language}/faq']`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(title(page)).toHaveText(messagesOf[language].nav.faq);
  await open(page, `/${language}/contact`);
  for (const address of [/faq$/, /good-to-know$/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await hydrated(page);
  }
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('the tabs of About have URLs: Back returns to the previous one', async ({ page, language }) => {
  await page.goto(`/${language}/about`);
  await hydrated(page);
  const first = await title(page).innerText();
  await page.getByRole('tab').nth(2).click();
  await expect(page).toHaveURL(`/${language}/about?active=mission`);
  await expect(title(page)).not.toHaveText(first);
  const crumbs = page.getByRole('main').locator("[data-part='breadcrumbs']");
  await expect(crumbs).toContainText(messagesOf[language].nav.about);
  await expect(crumbs).toContainText(await page.getByRole('tab', { selected: true }).innerText());
  const mission = await title(page).innerText();
  await page.getByRole('tab').nth(3).click();
  await expect(page).toHaveURL(/active=logo$/);
  await page.goBack();
  await expect(title(page)).toHaveText(mission);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', new RegExp('active=mission$'));
  await page.goBack();
  await expect(title(page)).toHaveText(first);
  // An unknown tab shows the first one.
  await page.goto(`/${language}/about?active=nonsense`);
  await expect(title(page)).toHaveText(first);
});

test('each tab of About leads to the next one, the last to the contact page', async ({ page, language }) => {
  await page.goto(`/${language}/about`);
  const hrefs = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('href')));
  // The first one leads to the products, too, at its end and where it names their groups.
  await expect(page.locator('main').locator('a[href$="/mother-baby-products"], a[href*="/products/"]')).toHaveCount(7);
  const next = page.locator('main a[rel=next]');
  for (const href of [...hrefs.slice(1), `/${language}/contact`]) {
    await expect(next).toHaveAttribute('href', href!);
    await next.click();
    await expect(page).toHaveURL(href!);
  }
});

test('the mission shows a drawing for each of those it is for', async ({ page, language }) => {
  await page.goto(`/${language}/about?active=mission`);
  const cards = page.getByRole('main').locator('[data-part=feature-card]');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole('img')).toHaveCount(3);
});

test('on desktops the questions of the mission are a row of numbered cards, and each promise of About has a drawing', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/about?active=mission`, desktop);
  const cards = page.getByRole('main').locator("[data-part='rich-text'] > ol > li");
  await expect(cards).toHaveCount(3);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const conclusion = await boxOf(page.getByRole('main').locator('ol + p'));
  expect(conclusion.width).toBe(1200);
  await page.goto(`/${language}/about`);
  const drawings = await page
    .getByRole('main')
    .locator("[data-part='rich-text'] > ul > li")
    .evaluateAll((all) => all.map((promise) => getComputedStyle(promise, '::before').backgroundImage));
  expect(drawings).toHaveLength(4);
  expect(new Set(drawings).size).toBe(4);
  for (const drawing of drawings) expect(drawing).toMatch(/^url/);
});

test('the mission ends with a button to write to us', async ({ page, language }) => {
  for (const size of [phone, desktop]) {
    await openAt(page, `/${language}/about?active=mission`, size);
    const button = page.getByRole('main').locator('ol + p > a');
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/contact$`));
  }
});

test('on phones the drawing of the letter is close to its title, but not behind it', async ({ page, language }) => {
  await openAt(page, `/${language}/about?active=message`, phone);
  const header = page.locator("[data-part='page-header']");
  const [heading, picture] = [await boxOf(title(page)), await boxOf(header.locator("[data-part='picture']"))];
  // In the dark scheme its ground is light, as the letters of the title are.
  const distance = picture.y - heading.y - heading.height;
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThanOrEqual(16);
});

test('the selected tab is clear of the fading edge of the row', async ({ page, language }) => {
  const isClear = (row: Element) => {
    const [outer, tab] = [
      row.getBoundingClientRect(),
      row.querySelector('[aria-selected="true"]')!.getBoundingClientRect(),
    ];
    const overflows = Math.abs(row.scrollLeft) + row.clientWidth < row.scrollWidth - 1;
    return !overflows || Math.min(outer.right - tab.right, tab.left - outer.left) >= 48;
  };
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/${language}/about?active=mission`);
    await expect.poll(() => page.getByRole('tablist').evaluate(isClear), String(width)).toBe(true);
  }
});

test('on phones the groups of the site map fold, the first one open', { tag: '@phone' }, async ({ page, language }) => {
  await page.goto(`/${language}/sitemap`);
  const groups = page.locator('[data-part=link-groups] section');
  await expect(groups.first().getByRole('link').first()).toBeVisible();
  const policies = groups.filter({ has: page.locator('a[href$="/term-of-use"]') });
  const policy = policies.locator('a[href$="/term-of-use"]');
  await expect(policy).toBeHidden();
  await policies.locator('summary').click();
  await expect(policy).toBeVisible();
  // Below a title that leads nowhere they are open, below a page folded.
  await expect(groups.first().locator('li:has(> [data-part=subtitle]) a').first()).toBeVisible();
  const category = groups.first().locator('li:has(> a ~ ul)').first();
  const product = category.locator('ul').getByRole('link').first();
  await expect(product).toBeHidden();
  await category.locator('summary').click();
  await expect(product).toBeVisible();
});

test('the columns of a long group in the site map start on one line', async ({ page, language }) => {
  await openAt(page, `/${language}/sitemap`, desktop);
  const topsOf = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const boxes = Array.from(element.querySelectorAll('a, [data-part=subtitle]'), (entry) =>
          entry.getBoundingClientRect(),
        );
        const columns = [...new Set(boxes.map(({ left, right }) => (document.dir === 'rtl' ? right : left)))];
        return columns.map((edge) =>
          Math.min(
            ...boxes.filter(({ left, right }) => left === edge || right === edge).map(({ top }) => Math.round(top)),
          ),
        );
      }),
    );
  const [shop, blog] = await Promise.all(
    ['section:first-child', "section li:has(> a[href$='/blog']) > ul"].map((selector) =>
      topsOf(`[data-part=link-groups] > [data-part=long] > ${selector}`),
    ),
  );
  expect(shop![0]!.length).toBe(4);
  // Many links are in two columns below theirs.
  expect(blog![0]!.length).toBe(2);
  for (const [tops] of [shop!, blog!]) expect(new Set(tops).size, `tops of the columns: ${tops!.join()}`).toBe(1);
});

test('short and long groups of the site map are in the same columns', async ({ page, language }) => {
  await openAt(page, `/${language}/sitemap`, desktop);
  const starts = (part: string) =>
    page
      .locator(`[data-part=link-groups] > [data-part=${part}] [data-part=links] > ul > li`)
      .evaluateAll((all) => [...new Set(all.map((item) => Math.round(item.getBoundingClientRect().x)))].sort());
  expect(await starts('long')).toEqual(await starts('short'));
  expect(await starts('short')).toHaveLength(4);
  // Every column has a title.
  await expect(
    page.locator('[data-part=link-groups] > [data-part=long] [data-part=links] > ul > li:not(:has(> ul))'),
  ).toHaveCount(0);
  // So are the columns of one entry's links.
  const edges = await page.locator('[data-part=link-groups] [data-part=links] a').evaluateAll((all) => [
    ...new Set(
      all.map((link) => {
        const { left, right } = link.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? right : left);
      }),
    ),
  ]);
  expect(edges).toHaveLength(4);
  // In both, one link is below the other.
  for (const part of ['long', 'short']) {
    const links = page.locator(`[data-part=link-groups] > [data-part=${part}] [data-part=links]`).first();
    const [first, second] = await Promise.all([0, 1].map((at) => boxOf(links.getByRole('link').nth(at))));
    expect(second!.y, part).toBeGreaterThan(first!.y);
  }
});

test('the points of a list are one card, with lines between them', async ({ page, language }) => {
  for (const [size, next] of [
    [desktop, 'x'],
    [phone, 'y'],
  ] as const) {
    await openAt(page, `/${language}/about`, size);
    const points = page.locator('main [data-part=rich-text] > ul > li');
    const [first, second] = await Promise.all([0, 1].map((at) => boxOf(points.nth(at))));
    const length = next === 'x' ? first!.width : first!.height;
    expect(Math.abs(second![next] - first![next])).toBeCloseTo(length + 1, 0);
  }
});
