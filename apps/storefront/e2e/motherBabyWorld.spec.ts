import { boxOf } from './support/boxes.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { title } from './support/title.js';
import { desktop, phone } from './support/window.js';

test('Mother & Baby World has the My baby panel below its header, and on phones says of each guide what it is about', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/mother-baby-world`);
  const excerpts = page.locator("[data-part='article-card'] [data-part='excerpt']");
  await expect(excerpts).toHaveCount(9);
  for (const excerpt of await excerpts.all()) await expect(excerpt).toBeVisible();
  const drawings = page.locator('main [data-part=article-card] img');
  await expect(drawings).toHaveCount(9);
  // None is cut at its sides.
  for (const drawing of await drawings.all()) await expect(drawing).toHaveCSS('object-fit', 'contain');
  const panel = page.locator('#my-baby');
  await expect(panel).toHaveCount(1);
  const [header, date] = [await boxOf(page.locator("[data-part='page-header']")), await boxOf(panel)];
  expect(date.y - header.y - header.height).toBe(24);
  expect(date.width).toBe(header.width);
});

test('on phones the questions are a row like the guides of Mother & Baby World, and all of it is their link', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/mother-baby-world`, phone);
  const row = page.getByRole('main').locator("[data-part='call-to-action']");
  const card = page.getByRole('main').locator("[data-part='article-card']").last();
  const [box, other] = [await boxOf(row), await boxOf(card)];
  expect(box.height).toBeLessThan(130);
  expect([box.x, box.width]).toEqual([other.x, other.width]);
  const pictureOf = async (part: typeof row) => (await boxOf(part.locator("[data-part='picture']"))).width;
  expect(await pictureOf(row)).toBe(await pictureOf(card));
  await expect(row.locator("[data-part='text']")).toBeVisible();
  await row.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(new RegExp(`/${language}/faq$`));
});

test('the guides of Mother & Baby World are in three groups', async ({ page, language }) => {
  await page.goto(`/${language}/mother-baby-world`);
  const groups = page.getByRole('main').locator('section:has(> ul)');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText(
    language === 'ar'
      ? ['الحمل وما بعده', 'طفلكِ', 'للقراءة والمشاهدة']
      : ['Pregnancy and after', 'Your baby', 'Read and watch'],
  );
  for (const group of await groups.all()) await expect(group.getByRole('heading', { level: 3 })).toHaveCount(3);
});

for (const size of [phone, desktop])
  test(`the My baby panel of Mother & Baby World moves nothing when its date is read: ${size.width} px`, async ({
    page,
    language,
  }) => {
    await openAt(page, `/${language}/mother-baby-world`, size);
    const panel = page.locator('#my-baby');
    await expect(panel).toHaveAttribute('data-ready');
    const [day, year] = [panel.getByRole('textbox').first(), panel.getByRole('textbox').last()];
    await day.fill('20');
    await panel.getByRole('combobox').selectOption({ index: 7 });
    await year.fill('2026');
    await expect(panel.locator('strong')).toBeVisible();
    const shifts = await recordLayoutShifts(page);
    await page.reload();
    await expect(panel.locator('strong')).toBeVisible();
    expect(await shifts()).toEqual([]);
  });

test('a card of Mother & Baby World, its page and the breadcrumbs share one name', async ({ page, language }) => {
  await page.goto(`/${language}/mother-baby-world`);
  const world = await title(page).innerText();
  const cards = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href')!, link.textContent] as const));
  expect(cards).toHaveLength(9);
  const crumbs = page.getByRole('main').locator("[data-part='breadcrumbs'] li");
  // The first card, for mothers and expectant mothers, leads to the trimesters on the page of pregnancy.
  for (const [href, name] of cards.slice(1)) {
    await page.goto(href);
    await expect(title(page), href).toHaveText(name);
    await expect(crumbs.last(), href).toHaveText(name);
    if (!href.endsWith('/good-to-know')) await expect(crumbs.nth(1), href).toHaveText(world);
  }

  const article = `/${language}/breastfeeding-advisor/getting-started/the-first-hour-and-colostrum`;
  await page.goto(article);
  const names = [
    messagesOf[language].nav.home,
    world,
    messagesOf[language].nav.breastfeedingAdvisor,
    await title(page).innerText(),
  ];
  await expect(crumbs).toHaveText(names);
  // Search engines read the same names.
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const listed = data
    .map((json) => JSON.parse(json) as { '@type': string; itemListElement?: { name: string }[] })
    .find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(listed?.itemListElement?.map(({ name }) => name)).toEqual(names);
});
