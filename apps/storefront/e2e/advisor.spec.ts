import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { open } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { title } from './support/title.js';
import { isPhone, phone } from './support/window.js';

test('on phones a topic of the advisor has a small picture beside its title, and its text and articles below both', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/breastfeeding-advisor`);
  const topics = page.locator("[data-part='story-block']");
  await expect(topics.first()).toBeVisible();
  const part = (selector: string) => topics.first().locator(selector);
  const picture = await boxOf(part("[data-part='picture']"));
  const name = await boxOf(part("[data-part='title']"));
  expect(picture.width).toBeLessThan(120);
  expect(name.y).toBeLessThan(picture.y + picture.height);
  expect(picture.x < name.x).toBe(language === 'ar');
  for (const below of ["[data-part='rich-text']", 'ul'])
    expect((await boxOf(part(below))).y).toBeGreaterThan(Math.max(name.y + name.height, picture.y + picture.height));
});

test('on phones each topic of the advisor begins at the top of its picture', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/en/breastfeeding-advisor');
  const distances = await page
    .locator("[data-part='story-block']")
    .evaluateAll((topics) =>
      topics.map(
        (topic) =>
          topic.querySelector("[data-part='label']")!.getBoundingClientRect().y -
          topic.querySelector("[data-part='picture']")!.getBoundingClientRect().y,
      ),
    );
  expect(distances).not.toHaveLength(0);
  for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(1);
});

test('an article says its topic, which of it it is and how long reading it takes, that about bottles only how long', async ({
  page,
  language,
}) => {
  const label = page.locator("[data-part='page-header'] [data-part='label']");
  await page.goto(`/${language}/breastfeeding-advisor/breastmilk-wonders/why-breast-milk-matters`);
  const { readingTime } = messagesOf[language].article;
  const minutes = (form: keyof typeof readingTime, n: number) => readingTime[form].replace('{n}', String(n));
  const topic = language === 'ar' ? 'فوائد للأم والطفل معًا' : 'Advantages for both mother and baby';
  await expect(label.locator('span > span')).toHaveText([
    topic,
    /1.+2/,
    language === 'ar' ? minutes('few' as keyof typeof readingTime, 4) : minutes('other', 3),
  ]);
  // On phones a line has no room for it.
  await expect(label.locator("[data-part='number']")).toBeVisible({ visible: !isPhone(page) });
  await page.goto(`/${language}/breastfeeding-advisor`);
  await expect(page.getByRole('heading', { level: 2, name: topic, exact: true })).toBeVisible();
  // Each link has a line about the article from tablets on, not the time, which most have in common.
  await expect(page.locator("main [data-part='reading-time']")).toHaveCount(0);
  const links = page.locator('main li > a').filter({ has: page.locator("[data-part='name']") });
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) await expect(link.locator("[data-part='summary']")).toHaveText(/\S.{9,43}$/);
  await expect(links.first().locator("[data-part='summary']")).toBeVisible({ visible: !isPhone(page) });
  await page.goto(`/${language}/breastfeeding-advisor/breastmilk-wonders/how-to-feed-a-baby-by-bottle`);
  await expect(label.locator('span > span')).toHaveCount(1);
});

test('old article URLs redirect, and articles link to the next and previous one', async ({ page, language }) => {
  const messages = messagesOf[language];
  const folder = `/${language}/breastfeeding-advisor/`;
  for (const [address, canonical] of [
    [`${folder}bottle-feeding/how-to-feed-a-baby-by-bottle`, 'breastmilk-wonders/how-to-feed-a-baby-by-bottle'],
    [
      `${folder}Advantages-For-Both-Mother-And-Baby/how-to-feed-a-baby-by-bottle`,
      'breastmilk-wonders/how-to-feed-a-baby-by-bottle',
    ],
  ] as const) {
    await page.goto(address);
    await expect(page, address).toHaveURL(folder + canonical);
  }
  // A URL without a language redirects to the article.
  await page.goto('/positions-and-latch');
  await expect(page).toHaveURL(/\/(en|ar)\/breastfeeding-advisor\/getting-started\/positions-and-latch$/);

  await open(page, `${folder}getting-started/the-first-hour-and-colostrum`);
  const first = await title(page).innerText();
  const order = page.getByRole('navigation', { name: messages.article.order });
  await order.getByRole('link', { name: messages.article.next }).click();
  await expect(title(page)).not.toHaveText(first);
  await order.getByRole('link', { name: messages.article.previous }).click();
  await expect(title(page)).toHaveText(first);
});
