import { boxOf } from './support/boxes.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone } from './support/window.js';

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

test(
  'on desktops the title is low where one comes to do or to read something',
  { tag: '@once' },
  async ({ page, language }) => {
    for (const path of ['contact', 'faq', 'sitemap', 'subsidiaries', 'official-social-media-list', 'term-of-use']) {
      await openAt(page, `/${language}/${path}`, desktop);
      expect((await boxOf(page.locator('main [data-part=page-header]'))).height, path).toBeLessThanOrEqual(220);
    }
  },
);

test(
  'on phones the first card is as close to the header as the cards are to each other',
  { tag: '@once' },
  async ({ page, language }) => {
    for (const path of ['contact', 'subsidiaries', 'official-social-media-list']) {
      await openAt(page, `/${language}/${path}`, phone);
      const header = await boxOf(page.locator('main [data-part=page-header]'));
      const next = await boxOf(page.locator('main [data-part=page-header] + *'));
      expect(next.y - header.y - header.height, path).toBeCloseTo(24, 0);
    }
  },
);

test('on phones the title of a low header is larger than those below it, and whole when words are enlarged', async ({
  page,
  language,
}) => {
  const paths = ['contact', 'faq', 'privacy-protection-policy', 'shipping-return-policy', 'official-social-media-list'];
  for (const path of paths) {
    await openAt(page, `/${language}/${path}`, phone);
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    expect(await sizeOf('main h1'), path).toBeGreaterThan(await sizeOf('main :is(h2, h3)'));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate((root, percent) => root.style.setProperty('font-size', percent), size);
      const header = page.locator('main [data-part=page-header]');
      expect(await header.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    }
  }
});

test('on phones the picture beside a title is a circle on every page', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['faq', 'product-faqs', 'sitemap', 'social-media-policy', 'term-of-use', 'return-refund-policy']) {
    await openAt(page, `/${language}/${path}`, phone);
    const picture = page.locator('main [data-part=page-header] > [data-part=picture]');
    const { width, height } = await boxOf(picture);
    expect(width, path).toBeCloseTo(height, 0);
    await expect(picture, path).toHaveCSS('border-radius', '50%');
  }
});

test('a drawing keeps clear of the round corner of its header', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/contact`, desktop);
  const header = await boxOf(page.locator('main [data-part=page-header]'));
  const picture = await boxOf(page.locator('main [data-part=page-header] [data-part=picture]'));
  const space = language === 'ar' ? picture.x - header.x : header.x + header.width - picture.x - picture.width;
  expect(space).toBeCloseTo(24, 0);
});
