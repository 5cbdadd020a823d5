import { boxOf, insets } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('on phones panels have one inset', async ({ page, language }) => {
  const content: [path: string, selector: string][] = [
    ['contact', '[data-part=page-header] [data-part=lead]'],
    ['term-of-use', '[data-part=table-of-contents] summary'],
    ['faq', '[data-part=page-header] [data-part=lead]'],
    ['faq', '[data-part=call-to-action] [data-part=copy]'],
  ];
  for (const [path, selector] of content) {
    await openAt(page, `/${language}/${path}`, phone);
    expect(await insets(page.locator(`main ${selector}`)), `${path} ${selector}`).toEqual([32, 32]);
  }
});

test('the company says how it delivers, is paid, takes back and answers complaints, beside each other', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/subsidiaries`, desktop);
  const seller = page.getByRole('main').locator(':has(> [data-part=supplier-info])');
  const terms = ['delivery', 'payment', 'returns', 'complaints'].map((id) => seller.locator(`#${id}`));
  const tops = await Promise.all(terms.map(async (term) => (await boxOf(term)).y));
  expect(new Set(tops).size).toBe(1);
  for (const term of terms) await expect(term.getByRole('link')).toHaveCount(1);
  const links = await Promise.all(terms.map(async (term) => Math.round((await boxOf(term.getByRole('link'))).y)));
  expect(new Set(links).size, `tops of the links: ${links.join()}`).toBe(1);
  expect((await boxOf(seller.locator('a[href$="/contact"]'))).y).toBeLessThan(tops[0]!);
});

test('the page of the accounts has one name', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/official-social-media-list`, desktop);
  const name = messagesOf[language].footer.socialMediaList;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('[data-part=breadcrumbs] [aria-current=page]')).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
});
