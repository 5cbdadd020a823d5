import type { Page } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop } from './support/window.js';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
  const category = groups.first().locator('li:has(> ul)').first();
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
        const boxes = Array.from(element.querySelectorAll('a'), (link) => link.getBoundingClientRect());
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
