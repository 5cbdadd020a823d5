import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

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

test('warning signs without a call for the ambulance are ranked, too', { tag: '@once' }, async ({ page, language }) => {
  await page.goto(`/${language}/good-to-know#nappy-rash`);
  const cards = page.locator("#nappy-rash ol:not(:has([href='tel:998'])) > li");
  await expect(cards).toHaveCount(3);
  const frames = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderInlineStartColor));
  expect(new Set(frames).size).toBe(3);
});

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

test('both numbers for an emergency can be called from every page that names them', async ({ page, language }) => {
  for (const path of ['contact', 'disclosure-policy', 'social-media-policy', 'faq']) {
    await openAt(page, `/${language}/${path}`, phone);
    for (const number of ['998', '999'])
      await expect(page.getByRole('main').getByRole('link', { name: number, exact: true }), path).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
  }
});
