import type { Locator } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, phone } from './support/window.js';

test('on phones the title of a text is clearly larger than the names of its sections, and what is above it takes two lines at most', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  const article =
    language === 'en' ? 'getting-started/positions-and-latch' : 'expressing-and-storing/storing-breast-milk-safely';
  await page.goto(`/${language}/breastfeeding-advisor/${article}`);
  const sizeOf = (level: 1 | 2) =>
    page
      .getByRole('main')
      .getByRole('heading', { level })
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf(1)).toBeGreaterThanOrEqual(1.2 * (await sizeOf(2)));
  expect((await boxOf(page.locator("[data-part='page-header'] [data-part='label']"))).height).toBeLessThan(55);
});

test('on phones the drawing of a long text is whole below its summary, and its title as wide as the header', async ({
  page,
  language,
}) => {
  for (const path of [
    'breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis',
    'blog/choking-first-aid',
  ]) {
    await openAt(page, `/${language}/${path}`, phone);
    const header = page.locator("[data-part='page-header']");
    const [picture, heading, text] = await Promise.all(
      ["[data-part='picture']", "[data-part='title']", "[data-part='lead']"].map((part) => boxOf(header.locator(part))),
    );
    expect(picture!.y, path).toBeGreaterThanOrEqual(text!.y + text!.height);
    expect(picture!.height, path).toBeLessThan(160);
    expect(picture!.width / picture!.height, path).toBeCloseTo(4 / 3, 1);
    expect(heading!.width, path).toBeGreaterThan(290);
    expect(heading!.height, path).toBeLessThan(105);
  }
});

test('phones: the text of an article begins in the first view', async ({ page, language }) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`);
  const text = page.getByRole('article').locator("[data-part='rich-text'] p").first();
  expect((await boxOf(text)).y).toBeLessThan(640);
});

test('phones: an article is shared by one row of icons with names, and related articles are in one row', async ({
  page,
  language,
}) => {
  const { share, content } = messagesOf[language];
  await page.setViewportSize(phone);
  await page.goto(`/${language}/blog/babys-first-teeth`);
  const bar = page.locator("[data-part='share-bar']");
  for (const name of [share.whatsapp, share.facebook, share.x])
    await expect(bar.getByRole('link', { name })).toHaveAccessibleName(new RegExp(`^${name} `));
  await expect(bar.getByRole('button').last()).toBeVisible();
  const icons = await bar.locator('a, button').evaluateAll((all) =>
    all.map((icon) => {
      const { top, width, height } = icon.getBoundingClientRect();
      return { top, width, height };
    }),
  );
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) expect(icon).toEqual({ top: icons[0]!.top, width: 44, height: 44 });

  const related = page.getByRole('region', { name: content.related, exact: true });
  await related.scrollIntoViewIfNeeded();
  await expect(related.getByRole('article')).toHaveCount(3);
  const tops = await related
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await related.getByRole('article').last().getByRole('link').focus();
  await expect(related.getByRole('article').last()).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('on wide windows a card beside a text with warning signs leads to them and to the ambulance, all the way down', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/breastfeeding-advisor/common-challenges/is-my-baby-getting-enough`, desktop);
  const card = page.getByRole('main').locator("aside:has(> div > [href='tel:998'])");
  const text = await boxOf(page.getByRole('main').locator("[data-part='rich-text'] > p").first());
  const box = await boxOf(card);
  expect(language === 'ar' ? text.x - box.x - box.width : box.x - text.x - text.width).toBeGreaterThanOrEqual(24);
  expect(language === 'ar' ? box.x : desktop.width - box.x - box.width).toBeGreaterThanOrEqual(112);
  const [signs, call] = [card.getByRole('link').first(), card.getByRole('link').last()];
  await expect(call).toHaveText(messagesOf[language].content.ambulance);
  await signs.click();
  const heading = page.getByRole('heading', { level: 2, name: await signs.innerText() });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(call).toBeInViewport({ ratio: 1 });
  // On phones below the contents, in reach of a finger.
  await page.setViewportSize(phone);
  await card.scrollIntoViewIfNeeded();
  const contents = await boxOf(page.getByRole('main').locator("[data-part='table-of-contents']"));
  const below = await boxOf(card);
  expect(below.y - contents.y - contents.height).toBe(16);
  expect(below.y + below.height).toBeLessThan(
    (await boxOf(page.locator("main [data-part='rich-text'] > p").first())).y,
  );
  for (const target of await card.getByRole('link').all())
    expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44);
  // Not where the text needs the room, and not without warning signs.
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(call).toBeHidden();
  await page.goto(`/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`);
  await expect(card).toHaveCount(0);
});

test(
  'on phones what follows a text is as near with warning signs as without',
  { tag: '@phone' },
  async ({ page, language }) => {
    const gaps: number[] = [];
    for (const article of [
      'expressing-and-storing/storing-breast-milk-safely',
      'common-challenges/is-my-baby-getting-enough',
    ]) {
      await page.goto(`/${language}/breastfeeding-advisor/${article}`);
      const share = await boxOf(page.locator("main [data-part='share-bar']"));
      const order = await boxOf(page.getByRole('navigation', { name: messagesOf[language].article.order }));
      gaps.push(Math.round(order.y - share.y - share.height));
    }
    expect(gaps[0]).toBe(gaps[1]);
  },
);

test('a short list at the end of a text is a note below its table: on wide windows beside the text, all the way down', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`, desktop);
  const texts = page.getByRole('main').locator("[data-part='rich-text']:has(> h2)");
  const note = texts.filter({ has: page.locator(':scope > h2 + ul:last-child') });
  const [first, box] = [await boxOf(texts.first()), await boxOf(note)];
  expect(box.y).toBeCloseTo(first.y, 0);
  expect(language === 'ar' ? first.x - box.x - box.width : box.x - first.x - first.width).toBeGreaterThanOrEqual(40);
  // As large as the table.
  const sizeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize);
  expect(await sizeOf(note)).toBe(await sizeOf(page.locator('main td').first()));
  await texts.last().getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(note).toBeInViewport({ ratio: 1 });
  // Where there is no room beside the text, between the section with the table and the next one.
  await page.setViewportSize({ width: 1024, height: 740 });
  const [above, list, below] = [await boxOf(texts.first()), await boxOf(note), await boxOf(texts.nth(2))];
  expect(list.y).toBeGreaterThan(above.y + above.height);
  expect(below.y).toBeGreaterThan(list.y + list.height);
});

test('on desktops three sources are a row without a hole', async ({ page, language }) => {
  await openAt(page, `/${language}/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis`, desktop);
  const sources = page.locator("[data-part='article-footer'] [data-part='list'] > li");
  await expect(sources).toHaveCount(3);
  const tops = await sources.evaluateAll((all) => all.map((source) => source.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('a printed article has its drawing and readable addresses, and printed questions have no controls', async ({
  page,
  language,
}) => {
  await open(page, `/${language}/blog/babys-first-teeth`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('figure img')).toBeVisible();
  expect((await boxOf(main.locator('figure'))).width).toBeLessThanOrEqual(416);
  const source = main.locator("[data-part='sources'] a").first();
  await expect(source.locator('svg')).toBeHidden();
  // The address is left to right between its brackets, in Arabic, too.
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    `(\u2066${await source.getAttribute('href')}\u2069)`,
  );
  await page.emulateMedia({ media: null });
  await open(page, `/${language}/faq`);
  await expect(main.getByRole('searchbox')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('searchbox')).toBeHidden();
  await expect(main.locator("a[href$='/contact']").filter({ hasText: messagesOf[language].nav.contact })).toBeHidden();
});
