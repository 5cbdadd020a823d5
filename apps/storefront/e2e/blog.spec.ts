import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { title } from './support/title.js';
import { desktop, phone } from './support/window.js';

test('the lines of an article hold at most 75 characters, and no row of the blog has a hole', async ({
  page,
  language,
}) => {
  const widest = () =>
    page
      .locator("article [data-part='rich-text']")
      .first()
      .evaluate((text) => Math.max(...[...text.querySelectorAll(':scope > p')].map((line) => line.clientWidth)) / 16);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/blog/babys-first-teeth`);
    const em = await widest();
    expect(em, String(width)).toBeGreaterThan(30);
    expect(em, String(width)).toBeLessThanOrEqual(42);
    await page.goto(`/${language}/blog`);
    const lists = page.locator('article ul[data-part="grid"]');
    await expect(lists).toHaveCount(2);
    const holes = await lists.evaluateAll((lists) =>
      lists.filter((list) => {
        const cards = [...list.children].map((card) => card.getBoundingClientRect());
        const lastRow = cards.filter(({ top }) => Math.abs(top - cards.at(-1)!.top) < 1);
        const edges = lastRow.flatMap(({ left, right }) => [left, right]);
        return Math.max(...edges) - Math.min(...edges) < list.getBoundingClientRect().width - 1;
      }),
    );
    expect(holes, String(width)).toHaveLength(0);
  }
});

test('the topics above the posts show those of one, newest first, in full rows', async ({ page, language }) => {
  const { blog } = messagesOf[language];
  await openAt(page, `/${language}/blog`, desktop);
  const topics = page.getByRole('navigation', { name: blog.topics });
  const cards = page.getByRole('main').locator("[data-part='article-card']");
  const all = await cards.count();
  let shown = 0;
  for (const name of Object.values(blog.topic)) {
    await topics.getByRole('link', { name, exact: true }).click();
    await expect(topics.locator('[aria-current]')).toHaveText(name);
    expect(new Set(await cards.locator("[data-part='topic']").allTextContents())).toEqual(new Set([name]));
    const days = await cards
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!));
    expect(days).toEqual([...days].sort().reverse());
    const ends = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
    expect(Math.max(...ends.flat()) - Math.min(...ends.flat())).toBeCloseTo(1200, 0);
    shown += days.length;
  }
  expect(shown).toBe(all);
  await topics.getByRole('link', { name: blog.allTopics }).click();
  await expect(cards).toHaveCount(all);
});

test('on phones the newest post of the blog is a whole card, and the others are low rows: a square picture, the topic and the reading time on one line, and no text cut short', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/blog`);
  const cards = await page.locator("[data-part='article-card']").evaluateAll((all) =>
    all.map((card) => {
      const picture = card.querySelector("[data-part='picture']")!.getBoundingClientRect();
      return {
        square: Math.round(picture.width - picture.height) === 0,
        // The longest line keeps its distance from the edge of the card.
        inset: [...card.querySelectorAll("[data-part='label'] *")].every((fact) => {
          const [inner, outer] = [fact.getBoundingClientRect(), card.getBoundingClientRect()];
          return inner.width === 0 || Math.min(inner.left - outer.left, outer.right - inner.right) >= 11;
        }),
        excerpt: card.querySelector("[data-part='excerpt']")!.checkVisibility(),
        date: card.querySelector('time')!.checkVisibility(),
        lines: Math.round(card.querySelector("[data-part='label']")!.getBoundingClientRect().height / 26),
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(3);
  const [newest, ...others] = cards;
  expect(newest).toEqual({ square: false, inset: true, excerpt: true, date: false, lines: 1 });
  for (const card of others)
    expect(card).toEqual({
      square: true,
      inset: true,
      excerpt: false,
      date: false,
      lines: 1,
    });
});

test('on desktops the pictures of the blog are whole', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/blog`);
  const pictures = page.locator("main li > [data-part='article-card'] > [data-part='picture']");
  for (const picture of await pictures.all()) {
    const { width, height } = await boxOf(picture);
    expect(width / height).toBeCloseTo(4 / 3, 1);
  }
});

test('a post names its topic, says how long reading it takes and leads to the posts published after and before it', async ({
  page,
  language,
}) => {
  const { article, blog } = messagesOf[language];
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/blog`);
  const posts = page.getByRole('main').locator("[data-part='article-card'] [data-part='title'] a");
  const [newest, second, third] = await posts.allInnerTexts();
  await posts.nth(1).click();
  await expect(title(page)).toHaveText(second!);
  const label = page.locator("[data-part='page-header'] [data-part='label']");
  expect(Object.values(blog.topic)).toContain(await label.locator('span > span').first().innerText());
  await expect(label.locator("[data-part='reading-time']")).toHaveText(/\d/);
  const order = page.getByRole('navigation', { name: article.order });
  await expect(order.getByRole('link')).toHaveText([
    new RegExp(`${blog.previous}.*${newest!}`),
    new RegExp(`${blog.next}.*${third!}`),
  ]);
  await order.getByRole('link').first().click();
  await expect(title(page)).toHaveText(newest!);
  await expect(order.getByRole('link')).toHaveText([new RegExp(second!)]);
});
