import type { Locator } from '@playwright/test';
import { boxOf } from './support/boxes.js';
import { hydrated } from './support/hydrated.js';
import { fill, messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { test } from './support/sharedContext.js';
import { expect } from './support/test.js';
import { desktop, isPhone, tablet } from './support/window.js';

test('questions are filtered while typing, and each has a URL that opens it', async ({ page, language }) => {
  const messages = messagesOf[language];
  await page.goto(`/${language}/faq`);
  await hydrated(page);
  const questions = page.locator("main [data-part='item']");
  const all = await questions.count();
  const last = questions.last();
  await last.locator('summary').click();
  const question = await last.locator('summary').innerText();
  const itself = last.getByRole('link', { name: messages.faq.link.replace('{question}', question) });
  const [size, answer, words] = [
    await boxOf(itself),
    await boxOf(last.locator("[data-part='answer']")),
    await boxOf(last.locator("[data-part='rich-text']")),
  ];
  expect(size.height).toBe(44);
  const middle = size.y + size.height / 2;
  // At the end of the last line of the answer.
  expect(size.width).toBe(44);
  expect(middle).toBeGreaterThan(words.y + words.height - 32);
  expect(middle).toBeLessThan(words.y + words.height);
  if (!isPhone(page)) {
    // While that is pointed at or the link has the focus.
    await page.getByRole('searchbox', { name: messages.faq.filter }).hover();
    await expect(itself).toHaveCSS('opacity', '0');
    await last.locator('summary').press('Tab');
    while ((await page.evaluate(() => document.activeElement?.getAttribute('title'))) !== messages.faq.copy)
      await page.keyboard.press('Tab');
    await expect(itself).toHaveCSS('opacity', '1');
    await page.getByRole('searchbox', { name: messages.faq.filter }).focus();
    await expect(itself).toHaveCSS('opacity', '0');
    await last.locator("[data-part='rich-text']").hover();
    await expect(itself).toHaveCSS('opacity', '1');
  }
  expect(words.width).toBeCloseTo(Math.min(answer.width - 32, 672), 0);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void (document.body.dataset.copied = text);
  });
  const link = await itself.evaluate((element) => (element as HTMLAnchorElement).href);
  expect(new URL(link).hash).not.toBe('');
  await itself.click();
  await expect(page.locator('body')).toHaveAttribute('data-copied', link);
  await expect(last.getByRole('link', { name: messages.faq.copied })).toBeVisible();

  const filter = page.getByRole('searchbox', { name: messages.faq.filter });
  await filter.fill(question);
  await expect(questions).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open', '');
  const one = fill(messages.faq.matches.one, { n: 1 });
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${one}$`) })).toBeAttached();
  await filter.fill('zzzz');
  await expect(page.getByText(messages.faq.noMatch)).toBeVisible();
  await page.getByRole('button', { name: messages.faq.showAll }).click();
  await expect(filter).toBeFocused();
  await expect(questions).toHaveCount(all);

  // In a fresh document, without a scroll position to restore.
  await page.goto('about:blank');
  await page.goto(link);
  const open = page.locator("main [data-part='item'][open]");
  await expect(open).toHaveCount(2);
  await expect(open.last().locator('summary')).toHaveText(question);
});

test('the topic that is being read is marked', async ({ page, language }) => {
  await page.goto(`/${language}/faq`);
  await hydrated(page);
  const marked = page.getByRole('main').locator('[data-part=table-of-contents] [aria-current=location]');
  // Above the topics it is the first one.
  await expect(marked).toHaveText(await page.locator('main section h2').first().innerText());
  const topic = page.locator('main section h2').nth(2);
  await topic.evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText(await topic.innerText());
});

test(
  'on phones the topics of questions, posts and films are one row from edge to edge',
  { tag: '@phone' },
  async ({ page, language }) => {
    for (const path of ['faq', 'product-faqs', 'blog', 'video']) {
      await page.goto(`/${language}/${path}`);
      const row = page.locator("main [data-part='table-of-contents'] ol, main [data-part='jump-links'] > ul");
      const { lines, width } = await row.evaluate((list) => ({
        lines: new Set([...list.children].map((topic) => Math.round(topic.getBoundingClientRect().top))).size,
        width: list.getBoundingClientRect().width,
      }));
      expect(lines, path).toBe(1);
      expect(width, path).toBe(360);
      await expect(row.getByRole('link').first(), path).toBeInViewport();
      for (const link of await row.getByRole('link').all())
        expect((await boxOf(link)).height, path).toBeGreaterThanOrEqual(44);
    }
  },
);

test('the first answer of the page is open', async ({ page, language }) => {
  for (const path of ['faq', 'product-faqs']) {
    await page.goto(`/${language}/${path}`);
    await expect(page.locator("main [data-part='item'][open]")).toHaveCount(1);
    await expect(page.locator("main [data-part='item']").first()).toHaveAttribute('open', '');
  }
});

test('the URL of a question opens it below the navbar: on load, on navigation, and on the same page', async ({
  page,
  language,
}) => {
  const opened = async (id: string) => {
    const question = page.locator("main [data-part='item']").filter({ has: page.locator(`#${id}`) });
    // Beside the first one.
    await expect(page.locator("main [data-part='item'][open]")).toHaveCount(2);
    await expect(question).toHaveAttribute('open', '');
    const top = () => question.evaluate((element) => element.getBoundingClientRect().top);
    const bar = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(async () => (await top()) >= (await bar())).toBe(true);
    await expect.poll(async () => (await top()) < 200).toBe(true);
  };
  await page.goto(`/${language}/faq#payment`);
  await hydrated(page);
  await opened('payment');
  await page.goto(`/${language}/return-refund-policy`);
  await hydrated(page);
  // No text links to a question yet, so one is made.
  const link = page.getByRole('main').locator('[data-part=rich-text] a').first();
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

test('a question that was opened is open again after Back and reload', async ({ page, language }) => {
  await page.goto(`/${language}/faq`);
  await hydrated(page);
  const question = page.locator("main [data-part='item']").filter({ has: page.locator('#tracking') });
  await question.locator('summary').click();
  await question.locator("[data-part='rich-text'] a[href^='/']").first().click();
  await expect(page).not.toHaveURL(/faq/);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await expect(question).toHaveAttribute('open', '');
  await page.reload();
  await hydrated(page);
  await expect(question).toHaveAttribute('open', '');
  await question.locator('summary').click();
  await page.reload();
  await hydrated(page);
  await expect(question).not.toHaveAttribute('open');
});

test(
  'the notice about feeding opens the questions on bottles, and is whole behind a press; that on pacifiers opens their answer',
  { tag: '@twice' },
  async ({ page, language }) => {
    const { catalog, listing } = messagesOf[language];
    const [first = '', ...others] = catalog.feedingNotice.split(/(?<=\.) /);
    await page.goto(`/${language}/product-faqs`);
    const notice = page.locator('main [data-part=notice]');
    await expect(notice).toContainText(first);
    const rest = notice.getByText(others.join(' '), { exact: true });
    await expect(rest).toBeHidden();
    await notice.getByText(listing.seeMore, { exact: true }).click();
    await expect(rest).toBeVisible();
    await expect(page.locator('main #pacifier-safety p').first()).toContainText(first);
  },
);

test('the first question about pregnancy is which signs need a call, with the number to press', async ({
  page,
  language,
}) => {
  await page.goto(`/${language}/faq`);
  await hydrated(page);
  const question = page.locator("main section[aria-labelledby=pregnancy] [data-part='item']").first();
  // In the colour of the urgent row of what is good to know.
  const { danger, color } = await question.locator('summary').evaluate((row) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--color-danger)';
    document.body.append(sample);
    return { danger: getComputedStyle(sample).color, color: getComputedStyle(row).color };
  });
  expect(color).toBe(danger);
  await question.locator('summary').click();
  await expect(question.locator('ol > li').first().locator('a[href="tel:998"]')).toBeVisible();
  await expect(question.locator('ol > li > ul')).toHaveCount(2);
});

test('each topic of product questions leads to its products', async ({ page, language }) => {
  await page.goto(`/${language}/product-faqs`);
  const links = page.getByRole('main').getByRole('link', { name: messagesOf[language].faq.products });
  await expect(links).toHaveCount(6);
  await expect(links.first()).toHaveAttribute('href', `/${language}/products/bottlefeeding`);
});

test(
  'with a mouse the link to a question is at the end of the last line of its answer',
  { tag: '@desktop' },
  async ({ page, language }) => {
    await openAt(page, `/${language}/faq`, desktop);
    const item = page.locator('main [data-part=item]').first();
    await item.evaluate((details: HTMLDetailsElement) => (details.open = true));
    const link = item.locator('[data-part=answer] > div > a');
    const gap = await item.locator('[data-part=rich-text] > :last-child').evaluate((paragraph) => {
      const text = document.createRange();
      text.selectNodeContents(paragraph);
      const last = [...text.getClientRects()].at(-1)!;
      const icon = paragraph
        .closest('details')!
        .querySelector('[data-part=answer] > div > a > svg')!
        .getBoundingClientRect();
      return {
        lines: Math.abs(icon.top + icon.bottom - last.top - last.bottom) / 2,
        between: document.dir === 'rtl' ? last.left - icon.right : icon.left - last.right,
      };
    });
    expect(gap.lines).toBeLessThan(4);
    expect(gap.between).toBeGreaterThanOrEqual(0);
    const { width, height } = await boxOf(link);
    expect([width, height]).toEqual([44, 44]);
    const middle = async (part: Locator) => {
      const { x, width: size } = await boxOf(part);
      return x + size / 2;
    };
    expect(Math.abs((await middle(link)) - (await middle(item.locator('summary > svg'))))).toBeLessThan(2);
  },
);

test('boxes of an answer are as wide as its text', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/faq`, desktop);
  const answer = page.locator('main [data-part=item] [data-part=rich-text]:has(> ol)').first();
  await answer.locator('xpath=ancestor::details').evaluate((details: HTMLDetailsElement) => (details.open = true));
  const [boxes, text] = [await boxOf(answer.locator('> ol')), await boxOf(answer.locator('> p').first())];
  expect(boxes.width).toBe(text.width);
});

test('what signs call for is on the line of the first sign beside it', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/faq#warning-signs`, desktop);
  const signs = page.locator('main ol > li:has(> ul)').last();
  const title = await boxOf(signs.locator('> :first-child'));
  const first = await boxOf(signs.locator('> ul > li').first());
  expect(Math.abs(title.y - first.y)).toBeLessThan(8);
});

test(
  'on tablets the button of a question is beside it, and long contents are folded',
  { tag: '@once' },
  async ({ page, language }) => {
    await openAt(page, `/${language}/faq`, tablet);
    const question = page.locator('main [data-part=call-to-action]');
    const button = await boxOf(question.locator('[data-part=cta]'));
    const copy = await boxOf(question.locator('[data-part=copy]'));
    expect(button.y).toBeLessThan(copy.y + copy.height);
    const contents = page.locator('main [data-part=table-of-contents]');
    await expect(contents.getByRole('link').first()).toBeVisible();
    await openAt(page, `/${language}/privacy-protection-policy`, tablet);
    await expect(contents.getByRole('link').first()).toBeHidden();
  },
);
