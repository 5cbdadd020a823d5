import type { Locator } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

test('what most readers look for in a policy is one card in the first view', async ({ page, language }) => {
  for (const policy of [
    'return-refund-policy',
    'shipping-return-policy',
    'privacy-protection-policy',
    'disclosure-policy',
    'social-media-policy',
    'term-of-use',
  ]) {
    await openAt(page, `/${language}/${policy}`, phone);
    const title = page.locator('main #in-short');
    const facts = page.locator('main #in-short + ul');
    const [above, below] = [await boxOf(title), await boxOf(facts)];
    expect(below.y, policy).toBeLessThan(phone.height - 72);
    expect(below.y, policy).toBeCloseTo(above.y + above.height, 0);
    const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(title)).toBe(await ground(facts));
    await expect(title).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the contents of a long text are one row on phones, which opens, and a list beside the text', async ({
  page,
  language,
}) => {
  const contents = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  await page.setViewportSize(phone);
  await page.goto(`/${language}/privacy-protection-policy`);
  const links = contents.getByRole('link');
  await expect(contents.locator('summary')).toBeVisible();
  await expect(links.last()).toBeHidden();
  expect((await boxOf(contents)).height).toBeLessThan(60);
  await contents.locator('summary').click();
  await expect(links.last()).toBeVisible();
  await contents.locator('summary').click();
  await expect(links.last()).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(contents.locator('summary')).toBeHidden();
  await expect(links.last()).toBeVisible();
});

test('contents mark the section of a policy being read', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/return-refund-policy`, desktop);
  const contents = page.locator('main [data-part=table-of-contents]');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  const link = contents.getByRole('link').nth(3);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('a policy can be printed from its header, except on phones', { tag: '@once' }, async ({ page, language }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openAt(page, `/${language}/term-of-use`, phone);
  const print = page
    .getByRole('main')
    .locator('[data-part=page-header]')
    .getByRole('button', { name: messagesOf[language].content.print });
  await expect(print).toBeHidden();
  await page.setViewportSize(tablet);
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

test('policies about returns begin and end with a way to start one', { tag: '@once' }, async ({ page, language }) => {
  const { startReturn } = messagesOf[language].policies;
  for (const path of ['return-refund-policy', 'shipping-return-policy']) {
    await openAt(page, `/${language}/${path}`, desktop);
    const links = page.getByRole('main').getByRole('link', { name: startReturn });
    // In the header and at the end.
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\/order-tracking$/);
  }
  await openAt(page, `/${language}/term-of-use`, desktop);
  await expect(page.getByRole('link', { name: startReturn })).toBeHidden();
});

test('every policy ends with a way to ask', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['term-of-use', 'privacy-protection-policy', 'disclosure-policy', 'social-media-policy']) {
    await page.goto(`/${language}/${path}`);
    const last = page.locator('main [data-part=call-to-action]').last();
    await expect(last.getByRole('link', { name: messagesOf[language].nav.contact }), path).toHaveAttribute(
      'href',
      `/${language}/contact`,
    );
  }
});

test('tables of two and of three columns on one page have one width', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/return-refund-policy`, desktop);
  const widths = await page
    .locator('main [data-part=rich-text] > [data-part=table]')
    .evaluateAll((tables) => tables.map((table) => Math.round(table.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size, widths.join()).toBe(1);
});

test('on phones each delivery time is on one line', async ({ page, language }) => {
  await openAt(page, `/${language}/shipping-return-policy`, phone);
  const times = page.locator('main [data-part=table]').nth(1).locator('td:last-child');
  expect(await times.count()).toBeGreaterThan(1);
  const lines = await times.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight));
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('on phones how long data is kept is beside what it is', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/privacy-protection-policy`, phone);
  const rows = page.locator('main [data-part=table]').nth(1).locator('tbody > tr');
  expect(await rows.count()).toBeGreaterThan(10);
  for (const row of await rows.all()) {
    const [what, duration] = await Promise.all([0, 1].map((at) => boxOf(row.locator('td').nth(at))));
    expect(duration!.y).toBe(what!.y);
    expect(duration!.width).toBeGreaterThan(100);
  }
});

test(
  'on phones whether data is needed is a tag beside or below why it is',
  { tag: '@once' },
  async ({ page, language }) => {
    await openAt(page, `/${language}/privacy-protection-policy`, phone);
    const table = page.locator('main [data-part=table]').first();
    const rows = table.locator('tbody > tr');
    expect(await rows.count()).toBeGreaterThan(5);
    for (const row of await rows.all()) {
      const [data, why, needed] = await Promise.all([0, 1, 2].map((at) => boxOf(row.locator('td').nth(at))));
      expect(why!.y).toBeGreaterThanOrEqual(data!.y + data!.height);
      const [first, second] = why!.x < needed!.x ? [why!, needed!] : [needed!, why!];
      const isBelow = needed!.y >= why!.y + why!.height;
      if (!isBelow) expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
      // The tag leaves the words enough room for two or three in a line.
      expect(why!.width).toBeGreaterThanOrEqual(160);
    }
    const labels = await table
      .locator('td[data-label]')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(new Set(labels)).toEqual(new Set(['none']));
  },
);
