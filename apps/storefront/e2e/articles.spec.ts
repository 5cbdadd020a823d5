import type { Page } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { messagesOf } from './support/messages.js';
import { open, openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, isPhone, phone } from './support/window.js';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
  expect(newest).toEqual({ square: false, inset: true, excerpt: true, date: true, lines: 1 });
  for (const card of others)
    expect(card).toEqual({
      square: true,
      inset: true,
      excerpt: false,
      date: false,
      lines: 1,
    });
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

test('a wide table is a list of cards on phones, and still a table for screen readers', async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/${language}/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis`);
  const table = page.getByRole('main').getByRole('table').first();
  const first = table.getByRole('row').nth(1).getByRole('cell');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const [cell, next] = [await boxOf(first.nth(0)), await boxOf(first.nth(1))];
  expect(next.y).toBeGreaterThanOrEqual(cell.y + cell.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize({ width: 1280, height: 740 });
  expect((await boxOf(first.nth(1))).y).toBe((await boxOf(first.nth(0))).y);
  // The figure and the warning signs are as wide: on tablets as the header, on desktops as the lines, in the middle.
  const boxes = () =>
    page
      .locator('main')
      .locator('[data-part="page-header"], [data-part="table"], figure, ol:has([href="tel:998"])')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return { start: getComputedStyle(part).direction === 'rtl' ? innerWidth - right : left, width };
        }),
      );
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [header, ...parts] = await boxes();
    expect(parts).toHaveLength(3);
    for (const part of parts)
      expect(part, String(width)).toEqual(width === 768 ? header : { start: (1440 - 672) / 2, width: 672 });
  }
  // Two columns of long cells are cards on phones, too.
  await page.setViewportSize(phone);
  await page.goto(`/${language}/blog/babys-first-teeth`);
  const habit = page.getByRole('main').getByRole('table').getByRole('row').nth(1).getByRole('cell');
  expect((await boxOf(habit.nth(1))).y).toBeGreaterThan((await boxOf(habit.nth(0))).y);
  // So is one of four columns: the first as wide as its words, the others alike.
  await page.setViewportSize(desktop);
  await page.goto(`/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`);
  const [, wide] = await boxes();
  expect(wide).toEqual({ start: (1440 - 672) / 2, width: 672 });
  const [names, ...rest] = await page
    .locator('main thead th')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.max(...rest) - Math.min(...rest)).toBeLessThan(24);
  expect(names).toBeLessThan(210);
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

test('a short list at the end of a text is a note: on wide windows beside the text, all the way down', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`, desktop);
  const texts = page.getByRole('main').locator("[data-part='rich-text']:has(> h2)");
  const [first, text, note] = [await boxOf(texts.first()), await boxOf(texts.nth(1)), await boxOf(texts.last())];
  expect(note.y).toBeCloseTo(first.y, 0);
  expect(language === 'ar' ? text.x - note.x - note.width : note.x - text.x - text.width).toBeGreaterThanOrEqual(40);
  await texts.nth(1).getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(texts.last()).toBeInViewport({ ratio: 1 });
  // Below the text where there is no room beside it.
  await page.setViewportSize({ width: 1024, height: 740 });
  const [above, below] = [await boxOf(texts.nth(1)), await boxOf(texts.last())];
  expect(below.y).toBeGreaterThan(above.y + above.height);
});

test('on desktops three sources are a row without a hole', async ({ page, language }) => {
  await openAt(page, `/${language}/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis`, desktop);
  const sources = page.locator("[data-part='article-footer'] [data-part='list'] > li");
  await expect(sources).toHaveCount(3);
  const tops = await sources.evaluateAll((all) => all.map((source) => source.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

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

test('on phones a related article has its title and how long reading it takes, no text, and the next one shows', async ({
  page,
  language,
}) => {
  await openAt(page, `/${language}/blog/babys-first-teeth`, phone);
  const related = page.getByRole('region', { name: messagesOf[language].content.related, exact: true });
  await related.scrollIntoViewIfNeeded();
  const cards = related.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.locator("[data-part='excerpt']")).toBeHidden();
    const heading = await boxOf(card.getByRole('heading'));
    expect(heading.height).toBeLessThan(80);
    // What is good to know has no time.
    for (const minutes of await card.locator("[data-part='reading-time']").all())
      expect((await boxOf(minutes)).y).toBeGreaterThanOrEqual(heading.y + heading.height);
    // No card is higher than what the highest holds: the picture, or three lines and the minutes.
    expect((await boxOf(card)).height).toBeLessThan(150);
  }
  await expect(related.locator("[data-part='reading-time']").first()).toBeVisible();
  const next = await boxOf(related.getByRole('article').nth(1));
  expect(language === 'ar' ? next.x + next.width : 360 - next.x).toBeGreaterThanOrEqual(44);
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

test('related articles are a row of three', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize(desktop);
  for (const path of ['post-pregnancy-care', 'first-time-father', 'good-to-know', 'blog/babys-first-teeth']) {
    await page.goto(`/${language}/${path}`);
    const related = page.getByRole('region', { name: messagesOf[language].content.related, exact: true });
    await related.scrollIntoViewIfNeeded();
    await expect(related.getByRole('article'), path).toHaveCount(3);
    const tops = await related
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(1);
    // How long reading takes is at the end of each card.
    const times = await related
      .locator("[data-part='reading-time']")
      .evaluateAll((all) => all.map((time) => Math.round(time.getBoundingClientRect().top)));
    expect(new Set(times).size, path).toBe(1);
  }
});

test('a single related article takes the whole row', async ({ page, language }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/product/tube-nasal-aspirator`);
    const related = page.getByRole('region', { name: messagesOf[language].listing.articles, exact: true });
    await expect(related.getByRole('article')).toHaveCount(1);
    const [row, card] = [await boxOf(related), await boxOf(related.getByRole('article'))];
    expect(card.width, String(width)).toBe(row.width);
  }
});

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

for (const [path, after] of [
  ['breastfeeding-advisor/getting-started/positions-and-latch', 'four-positions-to-try'],
  ['breastfeeding-advisor/expressing-and-storing/expressing-breast-milk', 'parts-of-a-pump'],
  ['blog/babys-first-teeth', 'when-and-in-which-order'],
]) {
  test(`the second drawing of ${path} is below its section, with a caption`, async ({ page, language }) => {
    await page.goto(`/${language}/${path}`);
    const drawing = page.locator('main figure');
    await expect(drawing.locator('figcaption')).toBeVisible();
    const [section] = await drawing.evaluate((figure) =>
      Array.from(figure.previousElementSibling?.querySelectorAll('h2') ?? [], ({ id }) => id).reverse(),
    );
    expect(section).toBe(after);
  });
}

test('the names of the panels of a drawing are below their panels', async ({ page, language }) => {
  // In the reading order of both languages.
  await page.goto(`/${language}/breastfeeding-advisor/getting-started/positions-and-latch`);
  const figure = page.locator('main figure');
  const boxes = await figure.evaluate((drawing) => {
    const { left, right, top, width, height } = drawing.getBoundingClientRect();
    const rtl = getComputedStyle(drawing).direction === 'rtl';
    return Array.from(drawing.querySelectorAll('figcaption > *'), (name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      const box = range.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return { across: (rtl ? right - middle : middle - left) / width, down: (box.top - top) / height };
    });
  });
  expect(boxes).toHaveLength(4);
  for (const [index, { across, down }] of boxes.entries()) {
    expect(across, String(index)).toBeCloseTo(index % 2 ? 0.716 : 0.284, 1);
    // Below the panel, which ends at 41 % or 90 % of the height, and above what follows.
    expect(down, String(index)).toBeGreaterThan(index < 2 ? 0.41 : 0.9);
    expect(down, String(index)).toBeLessThan(index < 2 ? 0.45 : 0.94);
  }
});

test('the names of the three columns of a drawing are in a row below it, and those of numbered parts in four equal columns', async ({
  page,
  language,
}) => {
  await page.setViewportSize(desktop);
  for (const [path, columns] of [
    ['breastmilk-wonders/why-breast-milk-matters', 3],
    ['expressing-and-storing/expressing-breast-milk', 4],
  ] as const) {
    await page.goto(`/${language}/breastfeeding-advisor/${path}`);
    const names = page.locator('main figcaption :is(span, li)');
    const below = await page.locator("main figure [data-part='picture']").evaluate((picture) => {
      return picture.getBoundingClientRect().bottom;
    });
    const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, path).toBe(columns);
    expect(new Set(boxes.map(({ width }) => Math.round(width))).size, path).toBe(1);
    for (const { top } of boxes) expect(top, path).toBeGreaterThan(below);
  }
});

test('on phones the names of the three columns of a drawing are in rows, with the unit of each number', async ({
  page,
  language,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`/${language}/breastfeeding-advisor/breastmilk-wonders/why-breast-milk-matters`);
  const names = page.locator('main figcaption > span');
  await expect(names.locator('b')).toHaveText(
    language === 'ar'
      ? ['حتى 6 أشهر:', 'من 6 إلى 12 شهرًا:', 'من 12 إلى 24 شهرًا:']
      : ['Up to 6 months:', '6 to 12 months:', '12 to 24 months:'],
  );
  const boxes = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeLessThan(40);
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

test('the names of two panels are within them, the good latch first', async ({ page, language }) => {
  await page.goto(`/${language}/breastfeeding-advisor/common-challenges/sore-nipples-engorgement-mastitis`);
  const figure = page.locator('main figure');
  await expect(figure.locator('img')).toHaveAttribute(
    'src',
    language === 'ar' ? /latch-compared\.ar\./ : /latch-compared\.[0-9a-f]{8}/,
  );
  await expect(figure.locator('figcaption > *')).toHaveText(
    language === 'ar' ? ['التقام عميق', 'التقام الحلمة وحدها'] : ['A deep latch', 'On the nipple only'],
  );
  const places = await figure.evaluate((drawing) => {
    const { top, height } = drawing.getBoundingClientRect();
    return Array.from(drawing.querySelectorAll('figcaption > *'), (name) => {
      const box = name.getBoundingClientRect();
      return [(box.top - top) / height, (box.bottom - top) / height];
    });
  });
  for (const [start = 0, end = 1] of places) {
    expect(start).toBeGreaterThan(0.76);
    expect(end).toBeLessThan(0.925);
  }
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
