import type { Locator } from '@playwright/test';
import { hydrated } from './support/hydrated.js';
import { recordLayoutShifts } from './support/layoutShifts.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { messagesOf } from './support/messages.js';

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

  const header = page.locator("[data-part='page-header']");
  const [picture, heading, text] = await Promise.all(
    ['picture', 'title', 'lead'].map((part) => header.locator(`[data-part='${part}']`).boundingBox()),
  );
  expect(heading!.y).toBeLessThan(picture!.y + picture!.height);
  expect(text!.y - Math.max(picture!.y + picture!.height, heading!.y + heading!.height)).toBeCloseTo(8, 0);
  expect(text!.width).toBeGreaterThan(270);
  // The months are in the first view.
  expect((await page.getByRole('tab', { selected: true }).boundingBox())!.y).toBeLessThan(480);
});

test('on phones, the last month is in view in its row, also without scripts', async ({ page, language, browser }) => {
  const phone = { width: 360, height: 740 };
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  await page.setViewportSize(phone);
  for (const month of ['stages-of-pregnancy?month=10', 'baby-care?month=12']) {
    const address = `/${language}/${month}`;
    await plain.goto(new URL(address, test.info().project.use.baseURL).href);
    await page.goto(address);
    await hydrated(page);
    // Also after the phone was turned.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.setViewportSize(phone);
    for (const shown of [plain, page]) {
      const { x, width } = (await shown.getByRole('tab', { selected: true }).boundingBox())!;
      expect(x, month).toBeGreaterThanOrEqual(15);
      expect(x + width, month).toBeLessThanOrEqual(345);
    }
  }
  await plain.close();
});

for (const [path, plainTitle, month] of [
  ['baby-care', 'babyCare', 3],
  ['stages-of-pregnancy', 'stagesOfPregnancy', 5],
] as const)
  test(`a month of ${path} is a page of its own: its title heads it, and the overview is above it`, async ({
    page,
    language,
  }) => {
    const overview = messagesOf[language].nav[plainTitle];
    const title = page.getByRole('heading', { level: 1 });
    const crumbs = page.locator("[data-part='breadcrumbs']").locator('li');
    await page.goto(`/${language}/${path}`);
    await expect(title).toHaveText(overview);
    const firstMonth = page.getByRole('tabpanel').getByRole('heading').first();
    const tab = page.getByRole('tab').nth(month);
    await expect(firstMonth).toBeVisible();
    await hydrated(page);
    const { y } = (await tab.boundingBox())!;
    await tab.click();
    await expect(page).toHaveURL(/month=/);
    const label = await tab.innerText();
    await expect(title).not.toHaveText(overview);
    await expect(crumbs.last()).toHaveText(label);
    await expect(crumbs.nth(-2).getByRole('link')).toHaveText(overview);
    await expect(page).toHaveTitle(new RegExp(await title.innerText()));
    // The reader stays at the months.
    await expect(tab).toBeFocused();
    expect(Math.abs((await tab.boundingBox())!.y - y)).toBeLessThan(80);
  });

for (const [month, count] of [
  ['baby-care?month=3', 4],
  ['stages-of-pregnancy?month=5', 3],
] as const)
  test(`the warning signs of ${month} come first, ranked, and 998 is one tap`, async ({ page, language }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/${month}`);
    const panel = page.getByRole('tabpanel');
    const headings = panel.getByRole('heading');
    // Links to further reading follow in a list of their own.
    const signs = panel
      .getByRole('region', { name: await headings.first().innerText() })
      .getByRole('list')
      .first();
    await expect(signs.getByRole('listitem')).toHaveCount(count);
    // The first one has the strongest frame, so that the ranks differ without colours, too.
    const [frame, ...others] = await signs
      .getByRole('listitem')
      .evaluateAll((rows) => rows.map((row) => parseFloat(getComputedStyle(row).borderBlockStartWidth)));
    expect(frame).toBeGreaterThan(Math.max(...others));
    const call = signs.getByRole('listitem').first().getByRole('link', { name: '998' });
    await expect(call).toHaveAttribute('href', 'tel:998');
    expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });

for (const path of ['baby-care', 'stages-of-pregnancy'])
  test(`the months of ${path} lead to those before and after them`, async ({ page, language }) => {
    await page.goto(`/${language}/${path}?month=4`);
    await hydrated(page);
    const order = page.getByRole('navigation', { name: messagesOf[language].article.order });
    const labels = await page.getByRole('tab').allInnerTexts();
    const shown = labels.indexOf(await page.getByRole('tab', { selected: true }).innerText());
    await expect(order.getByRole('link').first()).toContainText(labels[shown - 1]!);
    await order.getByRole('link').last().click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(labels[shown + 1]!);
    await expect(page.locator('#months')).toBeInViewport();
    await expect(order.getByRole('link').last()).toContainText(labels[shown + 2]!);
  });

test(
  'the last month of pregnancy leads to the newborn and back, and the first year to what is good to know',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.goto(`/${language}/stages-of-pregnancy?month=10`);
    const months = await page.getByRole('tab').allInnerTexts();
    const order = page.getByRole('navigation', { name: messagesOf[language].article.order });
    await order.getByRole('link').last().click();
    await expect(page).toHaveURL(/baby-care\?month=0$/);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(messagesOf[language].content.newborn);
    await expect(order.getByRole('link')).toHaveCount(2);
    await order.getByRole('link').first().click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(months.at(-1)!);
    await page.goto(`/${language}/baby-care?month=12`);
    await order.getByRole('link').last().click();
    await expect(page).toHaveURL(/good-to-know$/);
  },
);

test('on desktops panels are as high as their texts, and a lone link to the next month fills half a row', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const rowOf = async (parts: Locator) => {
    await expect(parts.first()).toBeVisible();
    return parts.evaluateAll((all) => {
      const boxes = all.map((part) => part.getBoundingClientRect());
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
  };
  const fullWidth = [120, 1320];
  await page.goto(`/${language}/stages-of-pregnancy`);
  const next = page.getByRole('navigation', { name: messagesOf[language].article.order }).getByRole('link');
  await expect(next).toHaveCount(1);
  expect(await rowOf(next)).toEqual(language === 'ar' ? [120, 708] : [732, 1320]);
  for (const month of ['stages-of-pregnancy', 'baby-care', 'baby-care?month=3']) {
    await page.goto(`/${language}/${month}`);
    const cards = page.getByRole('tabpanel').locator("[data-part='info-card']");
    expect(await rowOf(cards), month).toEqual(fullWidth);
    const layout = await cards.evaluateAll((all) =>
      all.map((card) => {
        const [box, end] = [card, card.lastElementChild!].map((part) => part.getBoundingClientRect());
        return {
          left: box!.left,
          top: box!.top,
          width: Math.round(box!.width),
          room: Math.round(box!.bottom - end!.bottom),
        };
      }),
    );
    expect(layout.map(({ room }) => room)).toEqual([24, 24, 24, 24, 24]);
    expect(layout.map(({ width }) => width)).toEqual([588, 588, 588, 588, 1200]);
    // None begins above one that is read before it, and those of a side are below each other.
    const tops = layout.map(({ top }) => top);
    expect(tops, month).toEqual(tops.toSorted((a, b) => a - b));
    for (const at of [0, 1]) expect(layout[at + 2]!.left, month).toBe(layout[at]!.left);
  }

  await page.goto(`/${language}/post-pregnancy-care`);
  const products = page.getByRole('main').locator("[data-part='product-card']");
  await products.first().scrollIntoViewIfNeeded();
  await expect(products).toHaveCount(2);
  expect(await rowOf(products)).toEqual(fullWidth);
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

test('the months are in columns across the page, and all topics are in view on desktops', async ({
  page,
  language,
}) => {
  for (const width of [768, 1280] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['baby-care', 'stages-of-pregnancy']) {
      await page.goto(`/${language}/${path}`);
      const { columns, free, cut } = await page.getByRole('tablist').evaluate((list) => {
        const tabs = [...list.children];
        const boxes = tabs.map((tab) => tab.getBoundingClientRect());
        const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
        return {
          columns: new Set(boxes.map((box) => `${Math.round(box.left)} ${Math.round(box.right)}`)).size,
          free: Math.round(list.getBoundingClientRect().width - (right - left)),
          cut: tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).length,
        };
      });
      const expected = path === 'baby-care' ? { 768: 7, 1280: 13 } : { 768: 5, 1280: 10 };
      expect({ columns, free, cut }, `${path}, ${width}`).toEqual({ columns: expected[width], free: 0, cut: 0 });
    }
  }
  await page.goto(`/${language}/baby-care`);
  const topics = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage }).getByRole('list');
  expect(await topics.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  const rows = await topics.evaluate(
    (row) => new Set([...row.children].map((topic) => topic.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
});

test('the topic bar of baby care stays in view, marks what is read and leads to the topics', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/baby-care`);
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: messagesOf[language].content.onThisPage });
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(page.locator('main details[open]')).toHaveCount(0);

  const expectMarked = async (topic: Locator) => {
    await expect(topic).toHaveAttribute('aria-current', 'location');
    await expect(bar).toBeInViewport({ ratio: 1 });
  };
  const links = bar.getByRole('link');
  await links.nth(1).click();
  await expectMarked(links.nth(1));
  // A place is underlined, the chosen month filled.
  const filled = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await filled(links.nth(1))).toBe('rgba(0, 0, 0, 0)');
  await expect.poll(() => filled(page.getByRole('tab', { selected: true }))).toBe('rgb(201, 58, 53)');
  // With the keyboard, because the row now scrolls to the marked link, and a pointer may miss a link that moves.
  await links.last().press('Enter');
  await expectMarked(links.last());
  // The heading is clear of the bar.
  const lowerEdge = async () => (await bar.boundingBox())!.y + (await bar.boundingBox())!.height;
  await expect.poll(async () => (await page.locator('#topics').boundingBox())!.y >= (await lowerEdge())).toBe(true);

  // A month has topics of its own.
  const first = await bar.getByRole('link').first().getAttribute('href');
  await page.getByRole('tab').nth(5).click();
  await expect(bar.getByRole('link').first()).not.toHaveAttribute('href', first!);
});

test('the months of baby care link to the topics, which are the same for all', async ({ page, language }) => {
  await page.goto(`/${language}/baby-care?month=2`);
  const topics = page.getByRole('region', { name: await page.locator('#topics').innerText() });
  expect(await topics.getByRole('link').count()).toBeGreaterThan(4);
  await topics.getByRole('link').first().click();
  await expect(page).toHaveURL(/baby-care#sleep$/);
  await expect(page.locator('#sleep')).toBeInViewport();
});

test('the warning signs of a trimester do not repeat those of a month: its chapter opens from a link', async ({
  page,
  language,
}) => {
  const calls = page.getByRole('main').getByRole('link', { name: '998' });
  for (const address of ['stages-of-pregnancy', 'stages-of-pregnancy?month=8']) {
    await page.goto(`/${language}/${address}`);
    await expect(calls.filter({ visible: true }), address).toHaveCount(1);
  }
  const trimesters = page.getByRole('region', { name: await page.locator('#trimesters').innerText() });
  await trimesters.getByRole('link').last().click();
  await expect(page.locator('#trimester-third')).toBeInViewport();
});

test('phones: the text of an article begins within 520 px of the top', async ({ page, language }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${language}/breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely`);
  const text = page.getByRole('article').locator("[data-part='rich-text'] p").first();
  expect((await text.boundingBox())!.y).toBeLessThan(520);
});

test('phones: the labels and the values of a table are two columns, the same in all groups', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    'privacy-protection-policy',
    'breastfeeding-advisor/expressing-and-storing/storing-breast-milk-safely',
    'breastfeeding-advisor/getting-started/the-first-hour-and-colostrum',
  ]) {
    await page.goto(`/${language}/${path}`);
    const starts = await page.locator('td[data-label]').evaluateAll((cells) =>
      cells.map((cell) => {
        const value = document.createRange();
        value.selectNodeContents(cell);
        const row = cell.parentElement!.getBoundingClientRect();
        const text = value.getBoundingClientRect();
        return Math.round(document.dir === 'rtl' ? row.right - text.right : text.left - row.left);
      }),
    );
    expect(Math.min(...starts), path).toBeGreaterThan(100);
    expect(new Set(starts).size, path).toBe(1);
  }
});

test(
  'phones: a table of two columns is as large as the text around it',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['shipping-return-policy', 'blog/babys-first-teeth']) {
      await page.goto(`/${language}/${path}`);
      const sizes = await page
        .locator("main [data-part='rich-text']:has(table)")
        .locator('> p, th, td')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize));
      expect(new Set(sizes).size, path).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  },
);

test('sources that fold leave no column empty', { tag: '@once' }, async ({ page, language }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${language}/baby-care?month=9`);
  const footer = page.locator("[data-part='article-footer']");
  const [note, sources] = [footer.locator("[data-part='limits']"), footer.locator('details')];
  await expect(sources).not.toHaveAttribute('open');
  const [above, below] = [(await note.boundingBox())!, (await sources.boundingBox())!];
  expect(above.width).toBeGreaterThan(1100);
  expect(below.y).toBeGreaterThan(above.y + above.height);
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
    await plain.locator(`main details:has(#${last}) > summary`).click();
    await expect(plain.locator(`#${last}`)).toBeVisible();
    await plain.close();
  });

test('the chapters of a guide are folded, its exercises on phones only, and a link to one opens it', async ({
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
  await page.goto(`${address}#legs`);
  await expect(page.locator('#legs')).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/${language}/first-time-father`);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.goto(address);
  await expect(page.locator('#recovery li').first()).toBeVisible();
  await expect(page.locator('#check-ups')).toBeHidden();
  for (const exercise of ['abdomen', 'legs'])
    await expect(page.locator(`#${exercise}`).getByRole('heading').first()).toBeVisible();
  // Paper has nothing to open.
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#check-ups li').first()).toBeVisible();
});

test(
  'on desktops a chapter fills two columns, and its warning signs cross both',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/stages-of-pregnancy#trimester-second');
    const chapter = page.locator('main details[open]');
    const box = async (part: string) => (await chapter.locator(part).boundingBox())!;
    const picture = await box("[data-part='picture']");
    const opening = await box('h4 >> nth=0');
    const lastItem = await box('ul li >> nth=-1');
    const signs = await box("ol:has([href='tel:998'])");
    const bottom = ({ y, height }: typeof picture) => y + height;
    // The text begins below the picture and ends beside both, above the signs.
    expect(opening.x).toBeCloseTo(picture.x, 0);
    expect(opening.y).toBeGreaterThan(bottom(picture));
    expect(lastItem.x).toBeGreaterThan(picture.x + picture.width);
    expect(bottom(lastItem)).toBeLessThan(signs.y);
    expect(signs.width).toBeGreaterThan(2 * picture.width);
  },
);

test('the second column of a chapter begins with a heading, and no list is in both', async ({ page, language }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${language}/baby-care#sleep`);
  const chapter = page.locator('main details[open]').filter({ has: page.locator('#sleep') });
  const { first, columnsOfLists } = await chapter.evaluate((details) => {
    const columnOf = (part: Element) => Math.round(part.getBoundingClientRect().x);
    const parts = [...details.querySelectorAll("[data-part='rich-text'] > *")];
    const start = columnOf(parts[0]!);
    return {
      first: parts.find((part) => columnOf(part) !== start)?.tagName,
      columnsOfLists: [...details.querySelectorAll('ul')].map((list) => list.getClientRects().length),
    };
  });
  expect(first).toBe('H4');
  expect(columnsOfLists).toEqual([1]);
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
