import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hydrated, settled } from './support/hydrated.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { startShop } from './support/startShop.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { messagesOf } from './support/messages.js';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the tabs of About have URLs: Back returns to the previous one', async ({ page, language }) => {
  await page.goto(`/${language}/about`);
  await hydrated(page);
  const first = await title(page).innerText();
  await page.getByRole('tab').nth(2).click();
  await expect(page).toHaveURL(`/${language}/about?active=mission`);
  await expect(title(page)).not.toHaveText(first);
  const crumbs = page.getByRole('main').locator("[data-part='breadcrumbs']");
  await expect(crumbs).toContainText(messagesOf[language].nav.about);
  await expect(crumbs).toContainText(await page.getByRole('tab', { selected: true }).innerText());
  const mission = await title(page).innerText();
  await page.getByRole('tab').nth(3).click();
  await expect(page).toHaveURL(/active=logo$/);
  await page.goBack();
  await expect(title(page)).toHaveText(mission);
  await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('href', new RegExp('active=mission$'));
  await page.goBack();
  await expect(title(page)).toHaveText(first);
  // An unknown tab shows the first one.
  await page.goto(`/${language}/about?active=nonsense`);
  await expect(title(page)).toHaveText(first);
});

test('the selected tab is clear of the fading edge of the row', async ({ page, language }) => {
  const isClear = (row: Element) => {
    const [outer, tab] = [
      row.getBoundingClientRect(),
      row.querySelector('[aria-selected="true"]')!.getBoundingClientRect(),
    ];
    const overflows = Math.abs(row.scrollLeft) + row.clientWidth < row.scrollWidth - 1;
    return !overflows || Math.min(outer.right - tab.right, tab.left - outer.left) >= 48;
  };
  for (const width of [320, 340, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/${language}/about?active=mission`);
    await expect.poll(() => page.getByRole('tablist').evaluate(isClear), String(width)).toBe(true);
  }
});

test('on phones, the selected month is in the middle of its row, also without scripts, and its text is below the picture', async ({
  page,
  language,
  browser,
}) => {
  const address = `/${language}/stages-of-pregnancy?month=5`;
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await plain.goto(new URL(address, test.info().project.use.baseURL).href);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await hydrated(page);
  for (const shown of [plain, page]) {
    const tab = (await shown.getByRole('tab', { selected: true }).boundingBox())!;
    expect(Math.abs(tab.x + tab.width / 2 - 180)).toBeLessThan(8);
  }
  await plain.close();

  const opening = page.getByRole('tabpanel').locator("[data-part='story-block']");
  const [picture, heading, text] = await Promise.all(
    ['picture', 'title', 'rich-text'].map((part) => opening.locator(`[data-part='${part}']`).boundingBox()),
  );
  expect(heading!.y).toBeLessThan(picture!.y + picture!.height);
  expect(text!.y - Math.max(picture!.y + picture!.height, heading!.y + heading!.height)).toBeCloseTo(8, 0);
  expect(text!.width).toBeGreaterThan(300);
});

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
    expect(await widest(), String(width)).toBeLessThanOrEqual(42);
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

for (const month of ['baby-care?month=3', 'stages-of-pregnancy?month=5'])
  test(`the warning signs of ${month} come first, ranked, and 998 is one tap`, async ({ page, language }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/${month}`);
    const panel = page.getByRole('tabpanel');
    const headings = panel.getByRole('heading');
    // Links to further reading follow in a list of their own.
    const signs = panel
      .getByRole('region', { name: await headings.nth(1).innerText() })
      .getByRole('list')
      .first();
    await expect(signs.getByRole('listitem')).toHaveCount(3);
    const call = signs.getByRole('listitem').first().getByRole('link', { name: '998' });
    await expect(call).toHaveAttribute('href', 'tel:998');
    expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

test('the warning signs in a guide are ranked, too, and the call is red in both colour schemes', async ({
  page,
  language,
}) => {
  for (const path of ['post-pregnancy-care', 'first-time-father', 'good-to-know'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${language}/${path}`);
      const call = page.getByRole('main').locator("li a[href='tel:998']").first();
      await expect(call, `${path}, ${colorScheme}`).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
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

test('the contents of a long text are one row on phones, which opens, and a list beside the text', async ({
  page,
  language,
}) => {
  const contents = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${language}/privacy-protection-policy`);
  const links = contents.getByRole('link');
  await expect(contents.locator('summary')).toBeVisible();
  await expect(links.last()).toBeHidden();
  expect((await contents.boundingBox())!.height).toBeLessThan(60);
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
  const [cell, next] = [(await first.nth(0).boundingBox())!, (await first.nth(1).boundingBox())!];
  expect(next.y).toBeGreaterThanOrEqual(cell.y + cell.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize({ width: 1280, height: 740 });
  expect((await first.nth(1).boundingBox())!.y).toBe((await first.nth(0).boundingBox())!.y);
  // On tablets, too, it is as wide as the text.
  await page.setViewportSize({ width: 768, height: 900 });
  const widths = await page
    .locator('main [data-part="rich-text"]:has([data-part="table"]) > :is(p, [data-part="table"])')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  expect(new Set(widths).size, widths.join()).toBe(1);
});

test('the months fill their rows, and all topics are in view on desktops', async ({ page, language }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['baby-care', 'stages-of-pregnancy']) {
      await page.goto(`/${language}/${path}`);
      const ends = await page.getByRole('tablist').evaluate((list) => {
        const rows = new Map<number, number>();
        for (const tab of list.children) {
          const { top, width: inner } = tab.getBoundingClientRect();
          rows.set(top, (rows.get(top) ?? -8) + inner + 8);
        }
        return [...rows.values()].map((row) => Math.round(row - list.getBoundingClientRect().width));
      });
      expect(new Set(ends), `${path}, ${width}`).toEqual(new Set([0]));
    }
  }
  await page.goto(`/${language}/baby-care`);
  const topics = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage }).getByRole('list');
  expect(await topics.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  const perRow = await topics.evaluate((row) => {
    const tops = [...row.children].map((topic) => topic.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
  expect(perRow).toEqual([6, 6]);
});

test('a single related article takes the whole row', async ({ page, language }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/baby-care?month=6`);
    const related = page.getByRole('region', { name: messagesOf[language].content.related, exact: true });
    await expect(related.getByRole('article')).toHaveCount(1);
    const [row, card] = [(await related.boundingBox())!, (await related.getByRole('article').boundingBox())!];
    expect(card.width, String(width)).toBe(row.width);
  }
});

test('the topic bar of baby care stays in view, marks what is read and opens the topic it leads to', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/baby-care?month=2`);
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  const topics = page.locator('main details');
  await expect(topics.first()).toHaveAttribute('open', '');
  await expect(page.locator('main details[open]')).toHaveCount(1);

  const expectMarked = async (topic: Locator) => {
    await expect(topic).toHaveAttribute('aria-current', 'location');
    await expect(bar).toBeInViewport({ ratio: 1 });
  };
  const links = bar.getByRole('link');
  await links.nth(1).click();
  await expectMarked(links.nth(1));
  // With the keyboard, because the row now scrolls to the marked link, and a pointer may miss a link that moves.
  await links.last().press('Enter');
  await expectMarked(links.last());
  const last = topics.last();
  await expect(last).toHaveAttribute('open', '');
  // The title of the opened topic is clear of the bar.
  const lowerEdge = async () => (await bar.boundingBox())!.y + (await bar.boundingBox())!.height;
  await expect.poll(async () => (await last.boundingBox())!.y >= (await lowerEdge())).toBe(true);

  // A month has topics of its own.
  const first = await bar.getByRole('link').first().getAttribute('href');
  await page.getByRole('tab').nth(5).click();
  await expect(bar.getByRole('link').first()).not.toHaveAttribute('href', first!);
});

for (const [address, id, last] of [
  ['baby-care', 'fever-and-nose', 'car-safety'],
  ['good-to-know', 'colic', 'when-to-call-the-doctor'],
] as const)
  test(`a link to a topic of ${address} opens it, with and without JavaScript`, async ({ page, language, browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(new URL(`/${language}/${address}#${id}`, test.info().project.use.baseURL).href);
    await page.goto(`/${language}/${address}#${id}`);
    for (const shown of [page, plain]) {
      await expect(shown.locator(`#${id}`)).toBeVisible();
      await expect(shown.locator(`#${last}`)).toBeHidden();
    }
    await plain.locator('main summary').last().click();
    await expect(plain.locator(`#${last}`)).toBeVisible();
    await plain.close();
  });

test('the chapters of a guide are folded on phones only, and a link to one opens it', async ({
  page,
  language,
  browser,
}) => {
  const address = `/${language}/post-pregnancy-care`;
  const phone = { width: 360, height: 740 };
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  await plain.goto(new URL(`${address}#mood`, test.info().project.use.baseURL).href);
  await page.setViewportSize(phone);
  await page.goto(`${address}#mood`);
  for (const shown of [page, plain]) {
    await expect(shown.locator('#mood')).toBeVisible();
    await expect(shown.locator('#check-ups')).toBeHidden();
  }
  await plain.close();
  // So are the exercises.
  await expect(page.locator('#abdomen')).toBeVisible();
  await expect(page.locator('#legs')).toBeHidden();

  await page.goto(`/${language}/stages-of-pregnancy?month=8`);
  await expect(page.locator('#trimester-third')).toBeVisible();
  await expect(page.locator('#trimester-first')).toBeHidden();

  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(address);
  await expect(page.locator('main summary').first()).toBeHidden();
  for (const id of ['recovery', 'mood', 'rights-at-work', 'legs']) {
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    await expect(page.locator(`#${id} li`).first()).toBeVisible();
  }
  // Paper has nothing to open.
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#check-ups li').first()).toBeVisible();
});

test('the answer in the hash is open as soon as it is parsed, so that nothing moves', async ({ page, language }) => {
  const shifts = await recordLayoutShifts(page);
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        const answer = document.getElementById(location.hash.slice(1));
        document.documentElement.dataset.openWhenParsed = String(answer?.closest('details')?.open);
      },
      { once: true },
    ),
  );
  for (const address of ['baby-care#car-safety', 'faq#payment', 'good-to-know#colic', 'baby-care#fever-and-nose']) {
    // In a fresh document.
    await page.goto('about:blank');
    await page.goto(`/${language}/${address}`);
    await hydrated(page);
    expect(await shifts(), address).toEqual([]);
    await expect(page.locator('html'), address).toHaveAttribute('data-open-when-parsed', 'true');
  }
});

test('a card of Mother & Baby World, its page and the breadcrumbs share one name', async ({ page, language }) => {
  await page.goto(`/${language}/mother-baby-world`);
  const world = await title(page).innerText();
  const cards = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href')!, link.textContent.replaceAll('\u2060', '')] as const),
    );
  expect(cards).toHaveLength(9);
  const crumbs = page.getByRole('main').locator("[data-part='breadcrumbs'] li");
  // The first card, for mothers and expectant mothers, is the way to the same page as that of pregnancy.
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

  await page.goto(`${folder}getting-started/the-first-hour-and-colostrum`);
  await hydrated(page);
  const first = await title(page).innerText();
  const order = page.getByRole('navigation', { name: messages.article.order });
  await order.getByRole('link', { name: messages.article.next }).click();
  await expect(title(page)).not.toHaveText(first);
  await order.getByRole('link', { name: messages.article.previous }).click();
  await expect(title(page)).toHaveText(first);
});

test('the second drawing of an article is below its section, with a caption', async ({ page, language }) => {
  await page.goto(`/${language}/breastfeeding-advisor/getting-started/positions-and-latch`);
  const drawing = page.locator('main figure');
  await expect(drawing.locator('figcaption')).toBeVisible();
  const [section] = await drawing.evaluate((figure) =>
    Array.from(figure.previousElementSibling?.querySelectorAll('h2') ?? [], ({ id }) => id).reverse(),
  );
  expect(section).toBe('four-positions-to-try');
});

test('questions are filtered while typing, and each has a URL that opens it', async ({ page, language }) => {
  const messages = messagesOf[language];
  await page.goto(`/${language}/faq`);
  await hydrated(page);
  const questions = page.locator("main [data-part='item']");
  const all = await questions.count();
  const last = questions.last();
  await last.locator('summary').click();
  const question = await last.locator('summary').innerText();
  await last.getByRole('link', { name: messages.faq.link.replace('{question}', question) }).click();
  await expect(page).toHaveURL(/#.+/);

  const filter = page.getByRole('searchbox', { name: messages.faq.filter });
  await filter.fill(question);
  await expect(questions).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open', '');
  await expect(
    page.getByRole('status').filter({ hasText: language === 'en' ? '1' : messages.faq.matches.one }),
  ).toBeAttached();
  await filter.fill('zzzz');
  await expect(page.getByText(messages.faq.noMatch)).toBeVisible();
  await page.getByRole('button', { name: messages.faq.showAll }).click();
  await expect(filter).toBeFocused();
  await expect(questions).toHaveCount(all);

  // In a fresh document, without a scroll position to restore.
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  const open = page.locator("main [data-part='item'][open]");
  await expect(open).toHaveCount(1);
  await expect(open.locator('summary')).toHaveText(question);
});

test('the URL of a question opens it below the navbar: on load, on navigation, and on the same page', async ({
  page,
  language,
}) => {
  const opened = async (id: string) => {
    const question = page.locator("main [data-part='item']").filter({ has: page.locator(`#${id}`) });
    await expect(page.locator("main [data-part='item'][open]")).toHaveCount(1);
    await expect(question).toHaveAttribute('open', '');
    const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
    const bar = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(async () => (await top()) >= (await bar())).toBe(true);
    await expect.poll(async () => (await top()) < 200).toBe(true);
  };
  await page.goto(`/${language}/faq#payment`);
  await hydrated(page);
  await opened('payment');
  await page.goto(`/${language}/sitemap`);
  await hydrated(page);
  // No text links to a question yet, so one is made.
  const link = page.getByRole('main').getByRole('link', { name: language === 'en' ? 'contact page' : 'صفحة التواصل' });
  await link.evaluate((element, href) => element.setAttribute('href', href), `/${language}/faq#tracking`);
  await link.click();
  await opened('tracking');
  await page.evaluate(() => location.assign('#vitamin-d'));
  await opened('vitamin-d');
  await page.evaluate(() => location.assign('#payment'));
  await opened('payment');
  await page.goBack();
  await opened('vitamin-d');
});

test('on phones the groups of the site map fold, the first one open', { tag: '@phone' }, async ({ page, language }) => {
  await page.goto(`/${language}/sitemap`);
  const groups = page.locator('[data-part=link-groups] section');
  await expect(groups.first().getByRole('link').first()).toBeVisible();
  const policies = groups.filter({ has: page.locator('a[href$="/term-of-use"]') });
  const policy = policies.locator('a[href$="/term-of-use"]');
  await expect(policy).toBeHidden();
  await policies.locator('summary').click();
  await expect(policy).toBeVisible();
  const category = groups.first().locator('li:has(> ul)').first();
  const product = category.locator('ul').getByRole('link').first();
  await expect(product).toBeHidden();
  await category.locator('summary').click();
  await expect(product).toBeVisible();
});

test(
  'the columns of a long group in the site map start on one line',
  { tag: '@desktop' },
  async ({ page, language }) => {
    await page.goto(`/${language}/sitemap`);
    const groups = page.locator('[data-part=link-groups] > [data-part=long] > section');
    await expect(groups).toHaveCount(2);
    const tops = await groups.evaluateAll((elements) =>
      elements.map((group) => {
        const boxes = Array.from(group.querySelectorAll('a'), (link) => link.getBoundingClientRect());
        const columns = [...new Set(boxes.map(({ left, right }) => (document.dir === 'rtl' ? right : left)))];
        return columns.map((edge) =>
          Math.min(
            ...boxes.filter(({ left, right }) => left === edge || right === edge).map(({ top }) => Math.round(top)),
          ),
        );
      }),
    );
    for (const group of tops) expect(new Set(group).size, `tops of the columns: ${group.join()}`).toBe(1);
  },
);

test(
  'on phones what to know before writing is a row above the form that opens',
  { tag: '@phone' },
  async ({ page, language }) => {
    await page.goto(`/${language}/contact`);
    const before = page.getByRole('region', { name: messagesOf[language].contact.before });
    const text = before.getByText('998');
    await expect(text).toBeHidden();
    const row = await before.boundingBox();
    const form = await page.locator('main form').boundingBox();
    expect(row!.y + row!.height).toBeLessThan(form!.y);
    await before.locator('summary').click();
    await expect(text).toBeVisible();
  },
);

test(
  'the questions and the contact panels end where the header above them does',
  { tag: '@desktop' },
  async ({ page, language }) => {
    const end = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return Math.round(document.dir === 'rtl' ? left : right);
        });
    for (const [path, panel] of [
      ['faq', 'main [data-part=accordion]'],
      ['contact', 'main section[aria-labelledby=before]'],
    ] as const) {
      await page.goto(`/${language}/${path}`);
      expect(await end(panel), path).toBe(await end('main [data-part=page-header]'));
    }
  },
);

test('the contact page links to quick answers, and has no box with only the name of the company', async ({
  page,
  language,
}) => {
  const { content, nav } = messagesOf[language];
  await page.goto(`/${language}/contact`);
  await hydrated(page);
  await expect(page.locator('[data-part=supplier-info]')).toHaveCount(0);
  await page.getByRole('region', { name: content.quickAnswers }).getByRole('link', { name: nav.orderTracking }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/order-tracking$`));
});

test('the product range expands and collapses, and products without a price show none', async ({
  page,
  language,
  isMobile,
}) => {
  const messages = messagesOf[language];
  await page.goto(`/${language}/products/bottlefeeding/nipples`);
  await hydrated(page);
  // Phones fold the notice after its first sentence.
  if (isMobile) await page.getByRole('main').getByText(messages.listing.seeMore, { exact: true }).first().click();
  await page.getByRole('link', { name: messages.listing.bottleFacts }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/bottlefeeding$`));
  const range = page.getByRole('region').filter({
    has: page.getByRole('button', {
      name: new RegExp(`^(${messages.landing.showMore}|${messages.landing.showLess})$`),
    }),
  });
  const cards = range.getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await range.getByRole('button', { name: messages.landing.showMore }).click();
  // The nipples have their own carousel.
  await expect(cards).toHaveCount(9);
  await expect(cards.filter({ hasText: '330' })).not.toContainText(/AED|د\.إ/);
  await expect(cards.first()).toContainText(/AED|د\.إ/);
  await range.getByRole('button', { name: messages.landing.showLess }).click();
  await expect(cards).toHaveCount(4);
});

test('offers that cannot be loaded show an error after a while, and a retry', async ({ page, language, trouble }) => {
  trouble.allow(/get-product-sorting|\b500\b/);
  const messages = messagesOf[language];
  let down = true;
  await page.route(/get-product-sorting/, (route) => (down ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto(`/${language}/sitemap`);
  // Deferred content must load before the clock is stopped.
  await settled(page);
  await page.clock.install();
  await page.getByRole('main').getByRole('link', { name: messages.nav.offers, exact: true }).click();
  const loading = page
    .getByRole('status')
    .filter({ hasText: language === 'en' ? 'Loading products…' : 'جارٍ تحميل المنتجات…' });
  await expect(loading).toBeVisible();
  const again = page.getByRole('button', { name: messages.ui.tryAgain });
  await expect(again).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(again).toBeVisible();
  await expect(loading).toBeHidden();
  down = false;
  await again.click();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(again).toBeHidden();
});

test('a message reaches the shop, and a video requests nothing from its host before playing', async ({
  page,
  language,
  trouble,
}) => {
  const messages = messagesOf[language];
  const shop = await startShop({ env: { FACT_STUDY_VIDEO_ID: 'aqz-KE-bpKQ' } });
  try {
    await page.goto(`${shop.url}/${language}/contact`);
    await hydrated(page);
    const form = page.getByRole('main').locator('form');
    const send = form.getByRole('button', { name: messages.contact.submit });
    await send.click();
    for (const message of [
      messages.contact.firstNameRequired,
      messages.contact.lastNameRequired,
      messages.contact.emailRequired,
      messages.contact.phoneRequired,
      messages.contact.messageRequired,
    ])
      await expect(form.getByText(message).first()).toBeVisible();
    // All of them are listed above the form, too.
    await expect(form.getByRole('alert').getByRole('link')).toHaveCount(5);
    const firstName = form.getByLabel(messages.contact.firstName);
    await expect(firstName).toBeFocused();
    await firstName.fill('Maryam');
    await form.getByLabel(messages.contact.lastName).fill('Al Ali');
    await form.getByLabel(messages.contact.email).fill('maryam@example.test');
    await form.getByLabel(messages.field.mobile).fill('050 123 4567');
    const message = form.getByLabel(messages.contact.message);
    await message.fill('Does the pump fit? <b>No</b>');
    await send.click();
    await expect(message).toHaveValue('');
    await expect(firstName).toHaveValue('');
    const outbox = join(shop.dataDir, 'outbox');
    await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1);
    const [file = ''] = await readdir(outbox);
    expect(await readFile(join(outbox, file), 'utf8')).toContain('maryam@example.test');

    const foreign: string[] = [];
    await page.route(
      (url) => url.origin !== shop.url,
      (route) => {
        foreign.push(new URL(route.request().url()).hostname);
        return route.abort();
      },
    );
    trouble.allow(/youtube/);
    await page.goto(`${shop.url}/${language}/bottlefeeding`);
    await hydrated(page);
    const play = page.getByRole('button', { name: new RegExp(`^${messages.ui.playVideo.replace('{title}', '.+')}$`) });
    await play.first().scrollIntoViewIfNeeded();
    expect(foreign).toEqual([]);
    await play.first().click();
    await expect.poll(() => foreign).toContain('www.youtube-nocookie.com');
  } finally {
    // The page still loads code when it is idle.
    await page.goto('about:blank');
    await shop.stop();
  }
});

test('the steps of the films in a row are on one line, also when those of one are open', async ({ page, language }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/${language}/video`);
  const cards = page.locator('main li > article');
  const tops = (part: string) =>
    cards.evaluateAll(
      (cards, part) => cards.map((card) => Math.round(card.querySelector(part)!.getBoundingClientRect().top + scrollY)),
      part,
    );
  const expectAligned = async () => {
    for (const part of ['h2', 'summary']) {
      const all = await tops(part);
      for (let left = 0; left < all.length; left += 2) expect(all[left], `${part} of card ${left}`).toBe(all[left + 1]);
    }
  };
  await expectAligned();
  await cards.first().locator('summary').click();
  await expect(cards.first().locator('details')).toHaveAttribute('open', '');
  await expectAligned();
});

test(
  'a how-to film is requested when it is played, and plays to its end with captions',
  { tag: '@twice' },
  async ({ page, language }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/pictures/films/')) requested.push(pathname);
    });
    await page.goto(`/${language}/video`);
    await hydrated(page);
    const name = new RegExp(`^${messagesOf[language].ui.playVideo.replace('{title}', '.+')}$`);
    const play = page.getByRole('main').getByRole('button', { name }).first();
    await play.scrollIntoViewIfNeeded();
    await settled(page);
    expect(requested).toEqual([]);

    await play.click();
    const film = page.getByRole('dialog').locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2);
    const captions = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const [shown] = video.textTracks;
        return [shown?.language, shown?.mode, shown?.cues?.length];
      });
    const steps = await page.getByRole('dialog').getByRole('listitem').count();
    await expect.poll(captions).toEqual([language, 'showing', expect.any(Number)]);
    expect((await captions())[2]).toBeGreaterThanOrEqual(steps);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  },
);

test('a configured company shows its offices, phone, WhatsApp and sites where shoppers need them', async ({
  page,
  language,
}) => {
  const messages = messagesOf[language];
  const shop = await startShop({
    env: {
      COMPANY_PHONE: '+971 4 000 0000',
      COMPANY_FAX: '+971 4 000 0001',
      COMPANY_WHATSAPP: '+971 50 123 4567',
      COMPANY_WEBSITE: 'https://company.example',
      GLOBAL_SITE_URL: 'https://global.example',
      FACT_UAE_OFFICE_NAME: 'Mahd UAE',
      FACT_GULF_OFFICE_NAME: 'Mahd Gulf',
      FACT_GULF_OFFICE_PHONE: '+968 2400 0000',
      SOCIAL_INSTAGRAM: 'https://social.example/mahd',
    },
  });
  try {
    await page.goto(`${shop.url}/${language}/contact`);
    await hydrated(page);
    const supplier = page.locator('[data-part=supplier-info]');
    for (const href of ['tel:+97140000000', 'https://company.example'])
      await expect(supplier.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(supplier).toContainText('+971 4 000 0001');
    const offices = page.locator('[data-part=offices]');
    await expect(offices.getByRole('listitem')).toHaveCount(2);
    await expect(offices.locator('a[href="tel:+96824000000"]')).toBeVisible();

    await page.goto(`${shop.url}/${language}/subsidiaries`);
    await expect(page.getByRole('main').locator('[data-part=office-list] [data-part=supplier-info]')).toHaveCount(2);
    await expect(page.getByRole('main').locator('a[href="tel:+97140000000"]')).toBeVisible();
    await page.goto(`${shop.url}/${language}/official-social-media-list`);
    await expect(page.getByRole('main').locator('a[href="https://social.example/mahd"]')).toBeVisible();

    await page.goto(`${shop.url}/${language}/product/manual-breast-pump`);
    await hydrated(page);
    const help = page.getByRole('region', { name: messages.help.question });
    await expect(help.locator('a[href="tel:+97140000000"]')).toBeVisible();
    await expect(help.getByRole('link', { name: messages.help.whatsapp })).toHaveAttribute(
      'href',
      'https://wa.me/971501234567',
    );
    await page.goto(`${shop.url}/${language}/cart?add=MH-BF-0001&quantity=1`);
    await expect(help.locator('a[href="tel:+97140000000"]')).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 600) {
      await page.locator('[data-part=nav-bar]').getByRole('button', { name: messages.ui.openMenu }).click();
      const drawer = page.getByRole('dialog');
      for (const href of ['tel:+97140000000', 'https://wa.me/971501234567', 'https://global.example'])
        await expect(drawer.locator(`a[href="${href}"]`)).toBeVisible();
    }
  } finally {
    // The page still loads code when it is idle.
    await page.goto('about:blank');
    await shop.stop();
  }
});
