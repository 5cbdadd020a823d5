import type { Locator } from '@playwright/test';
import { boxOf, insets } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('the 404 page links to home, and Back returns to it', async ({ page, language, trouble }) => {
  trouble.allow(/\b404\b/);
  const messages = messagesOf[language];
  await page.goto(`/${language}/products/nowhere`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.errors.notFound.title);
  await page.getByRole('main').getByRole('link', { name: messages.errors.notFound.action }).click();
  await expect(page).toHaveURL(language === 'ar' ? /\/ar$/ : /:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.errors.notFound.title);
  await expect(page).toHaveTitle(messages.site.titleTemplate.replace('{page}', messages.errors.notFound.title));
});

test('the 404 page looks for the words of the address', { tag: '@twice' }, async ({ page, language, trouble }) => {
  trouble.allow(/\b404\b/);
  const field = page.getByRole('main').getByRole('searchbox');
  await page.goto(`/${language}/baby-lotion`);
  await expect(page.getByText(messagesOf[language].errors.notFound.closest)).toBeVisible();
  await expect(field).toHaveValue('baby lotion');
  await expect(field).toHaveAttribute('placeholder', messagesOf[language].errors.notFound.searchExample);
  await page.goto(`/${language}/${language === 'en' ? 'lotion' : 'لوشن'}`);
  await expect(field).toHaveValue(language === 'en' ? 'lotion' : 'لوشن');
});

test(
  'the 404 page leads to the page of a similar address, of the same section first',
  { tag: '@twice' },
  async ({ page, language, trouble }) => {
    trouble.allow(/\b404\b/);
    for (const [path, href] of [
      [
        '/breastfeeding-advisor/common-challenges/sore-niples',
        '/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis',
      ],
      ['/blog/chocking-first-aid', '/blog/choking-first-aid'],
      ['/faqs', '/faq'],
      ['/baby-care/month-3', '/baby-care?month=3'],
      ['/baby-care/sleep', '/baby-care#sleep'],
      ['/good-to-know/colic', '/good-to-know#colic'],
    ] as const) {
      await page.goto(`/${language}${path}`);
      const closest = page.getByText(messagesOf[language].errors.notFound.closest).getByRole('link');
      await expect(closest, path).toHaveAttribute('href', `/${language}${href}`);
    }
  },
);

test(
  'a page that is not found, and is like no other, leads to all pages',
  { tag: '@once' },
  async ({ page, language, trouble }) => {
    trouble.allow(/\b404\b/);
    await page.goto(`/${language}/xqzvkw`);
    const all = page.getByRole('main').getByRole('link', { name: messagesOf[language].errors.notFound.allPages });
    await expect(all).toHaveAttribute('href', `/${language}/sitemap`);
    // Below the way home, in the same half of the panel.
    await page.setViewportSize(desktop);
    const home = page.getByRole('main').getByRole('link', { name: messagesOf[language].errors.notFound.action });
    // The line is rendered again when the names of the pages are there.
    await expect(async () => {
      const [line, button] = [await boxOf(all), await boxOf(home)];
      expect(line.y).toBeGreaterThan(button.y + button.height);
      const start = (box: typeof line) => Math.round(language === 'ar' ? box.x + box.width : box.x);
      expect(start(line)).toBe(start(button));
    }).toPass();
  },
);

test('on phones the first circle of the categories begins where their title does', async ({
  page,
  language,
  trouble,
}) => {
  trouble.allow(/\b404\b/);
  await openAt(page, `/${language}/nowhere`, phone);
  const row = page.getByRole('navigation', { name: messagesOf[language].errors.notFound.categories });
  const [title, circle] = [row.getByRole('heading').first(), row.locator('[data-part=picture]').first()];
  const start = async (element: Locator) => (await insets(element))[language === 'ar' ? 1 : 0];
  expect(await start(circle)).toBe(await start(title));
});
