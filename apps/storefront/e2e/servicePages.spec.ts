import type { Locator } from '@playwright/test';
import { boxOf, middleOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

/** The distances of an element from the window's edges at the start and at the end of a line. */
const insets = async (element: Locator) => {
  const { x, width } = await boxOf(element);
  return [Math.round(x), Math.round(phone.width - x - width)];
};

test(
  'the Arabic letter of the language switch is heavy and as high as the icons',
  { tag: '@once' },
  async ({ page }) => {
    await openAt(page, '/en/contact', phone);
    const link = page.locator('header [data-part=language-switch] a');
    const letter = link.locator('[data-part=short]');
    expect(await letter.evaluate((element) => Number(getComputedStyle(element).fontWeight))).toBeGreaterThanOrEqual(
      500,
    );
    // Its bowl hangs below the line: the line is lifted.
    expect((await middleOf(link)) - (await middleOf(letter))).toBeGreaterThan(4);
  },
);

test('on phones the buttons of pages that say one thing are as wide as their card', async ({
  page,
  language,
  trouble,
}) => {
  trouble.allow(/404/);
  const { errors, nav, offline, unsubscribe, verifyEmail } = messagesOf[language];
  for (const [path, labels] of [
    ['unsubscribe', [unsubscribe.stop, unsubscribe.keep]],
    ['verify-email', [verifyEmail.confirm]],
    ['offline', [offline.retry, offline.home]],
    ['nowhere', [errors.notFound.action]],
    ['stock-alert', [nav.viewAllProducts]],
  ] as const) {
    await openAt(page, `/${language}/${path}`, phone);
    for (const label of labels) {
      const button = page.getByRole('main').locator('[data-variant]', { hasText: label }).first();
      expect(await insets(button), label).toEqual([32, 32]);
    }
  }
});

test('the card of a page that says one thing is as far below the navbar on all of them', async ({
  page,
  language,
  trouble,
}) => {
  trouble.allow(/404/);
  for (const size of [tablet, desktop])
    for (const path of ['unsubscribe', 'verify-email', 'offline', 'nowhere', 'stock-alert']) {
      await openAt(page, `/${language}/${path}`, size);
      const navbar = await boxOf(page.locator('header').first());
      const card = page.getByRole('main').locator('div:has(> div > img), div:has(> aside > img)').first();
      await expect
        .poll(async () => (await boxOf(card)).y - navbar.y - navbar.height, { message: `${path} at ${size.width}` })
        .toBe(24);
    }
});

test(
  'on phones the registration begins with its title and the way to log in, and ends with the benefits',
  { tag: '@once' },
  async ({ page, language }) => {
    const { register, login, field } = messagesOf[language];
    await openAt(page, `/${language}/register`, phone);
    const main = page.getByRole('main');
    const inOrder = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: login.title }),
      main.getByLabel(field.firstName),
      main.getByRole('button', { name: register.submit }),
      main.getByRole('heading', { name: login.benefitsTitle }),
      main.getByText(register.orderAtOnce),
    ];
    const tops = await Promise.all(inOrder.map(async (element) => (await boxOf(element)).y));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);

test(
  '"Forgot password?" is on the line of the label, and comes after the field in the order of the Tab key',
  { tag: '@once' },
  async ({ page, language }) => {
    const { field, login } = messagesOf[language];
    await openAt(page, `/${language}/login`, phone);
    const label = page.locator('label', { hasText: field.password });
    const forgot = page.getByRole('button', { name: login.forgot });
    expect(Math.abs((await middleOf(label)) - (await middleOf(forgot)))).toBeLessThan(2);
    await page.getByLabel(field.email, { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(field.password, { exact: true })).toBeFocused();
  },
);

test('an error below a field does not move the field beside it', { tag: '@once' }, async ({ page, language }) => {
  const { field, register } = messagesOf[language];
  await openAt(page, `/${language}/register`, desktop);
  const password = page.getByLabel(field.password, { exact: true });
  const mobile = page.getByRole('textbox', { name: field.mobile });
  await mobile.fill('501234567');
  await page.getByRole('button', { name: register.submit }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(Math.abs((await middleOf(password)) - (await middleOf(mobile)))).toBeLessThan(2);
});

test(
  'the field for an order number shows one, which is not divided at its hyphen',
  { tag: '@once' },
  async ({ page, language }) => {
    await openAt(page, `/${language}/order-tracking`, tablet);
    const field = page.getByRole('textbox', { name: messagesOf[language].tracking.orderNumber });
    await expect(field).toHaveAccessibleDescription(/MH-123456789/);
    const number = page.getByRole('main').getByText('MH-123456789', { exact: true });
    expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
  },
);

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

test(
  'on desktops the title is low where one comes to do or to read something',
  { tag: '@once' },
  async ({ page, language }) => {
    for (const path of ['contact', 'faq', 'sitemap', 'subsidiaries', 'official-social-media-list', 'term-of-use']) {
      await openAt(page, `/${language}/${path}`, desktop);
      expect((await boxOf(page.locator('main [data-part=page-header]'))).height, path).toBeLessThanOrEqual(220);
    }
  },
);

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

test(
  'on phones the first card is as close to the header as the cards are to each other',
  { tag: '@once' },
  async ({ page, language }) => {
    for (const path of ['contact', 'subsidiaries', 'official-social-media-list']) {
      await openAt(page, `/${language}/${path}`, phone);
      const header = await boxOf(page.locator('main [data-part=page-header]'));
      const next = await boxOf(page.locator('main [data-part=page-header] + *'));
      expect(next.y - header.y - header.height, path).toBeCloseTo(24, 0);
    }
  },
);

test('on phones the title of a low header is larger than those below it, and whole when words are enlarged', async ({
  page,
  language,
}) => {
  const paths = ['contact', 'faq', 'privacy-protection-policy', 'shipping-return-policy', 'official-social-media-list'];
  for (const path of paths) {
    await openAt(page, `/${language}/${path}`, phone);
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    expect(await sizeOf('main h1'), path).toBeGreaterThan(await sizeOf('main :is(h2, h3)'));
    await page.setViewportSize({ width: 320, height: 640 });
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate((root, percent) => root.style.setProperty('font-size', percent), size);
      const header = page.locator('main [data-part=page-header]');
      expect(await header.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    }
  }
});

test('nothing is below the footer', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['login', 'about']) {
    await openAt(page, `/${language}/${path}`, desktop);
    const [end, footer] = await page.evaluate(() => [
      document.documentElement.scrollHeight - window.scrollY,
      document.querySelector('#footer')!.getBoundingClientRect().bottom,
    ]);
    expect(end, path).toBeLessThanOrEqual(Math.ceil(footer!));
  }
});

test('on phones how long data is kept is below what it is', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/privacy-protection-policy`, phone);
  const rows = page.locator("main [data-part=table] tr:has(> td[data-label=''])");
  expect(await rows.count()).toBeGreaterThan(10);
  for (const row of await rows.all()) {
    const [what, duration] = await Promise.all([0, 1].map((at) => boxOf(row.locator('td').nth(at))));
    expect(duration!.y).toBe(what!.y + what!.height);
    expect(duration!.x + duration!.width).toBeLessThanOrEqual(what!.x + what!.width);
  }
});

test('on phones each delivery time is on one line', async ({ page, language }) => {
  await openAt(page, `/${language}/shipping-return-policy`, phone);
  const times = page.locator('main [data-part=table]').nth(1).locator('td:last-child');
  expect(await times.count()).toBeGreaterThan(1);
  const lines = await times.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight));
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
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

test('on desktops the contact form ends where the panels beside it do', { tag: '@once' }, async ({ page }) => {
  const endOf = async (name: string) => {
    const { y, height } = await boxOf(page.locator(`main section[aria-labelledby=${name}]`));
    return Math.round(y + height);
  };
  for (const language of ['en', 'ar']) {
    await openAt(page, `/${language}/contact`, desktop);
    await expect
      .poll(async () => (await endOf('quick-answers')) - (await endOf('write')), { message: language })
      .toBe(0);
  }
});

test('boxes of an answer are as wide as its text', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/faq`, desktop);
  const answer = page.locator('main [data-part=item] [data-part=rich-text]:has(> ol)').first();
  await answer.locator('xpath=ancestor::details').evaluate((details: HTMLDetailsElement) => (details.open = true));
  const [boxes, text] = [await boxOf(answer.locator('> ol')), await boxOf(answer.locator('> p').first())];
  expect(boxes.width).toBe(text.width);
});

test('what a page has to say is below its drawing on phones, and its card is no higher than that', async ({
  page,
  language,
}) => {
  for (const path of ['unsubscribe', 'verify-email', 'offline']) {
    await openAt(page, `/${language}/${path}`, phone);
    const main = page.getByRole('main');
    const drawing = await boxOf(main.locator('img'));
    expect(drawing.height, path).toBe(144);
    expect(drawing.y + drawing.height, path).toBeLessThanOrEqual((await boxOf(main.getByRole('heading').first())).y);
    const card = await boxOf(main.locator('div:has(> div > img)'));
    const last = await boxOf(main.locator('[data-variant]').last());
    expect(card.y + card.height - last.y - last.height, path).toBeLessThanOrEqual(24);
  }
});

test('on tablets both buttons of the question about mails are on one line', async ({ page, language }) => {
  const { unsubscribe } = messagesOf[language];
  await openAt(page, `/${language}/unsubscribe`, tablet);
  const main = page.getByRole('main');
  const stop = await boxOf(main.getByRole('button', { name: unsubscribe.stop }));
  const keep = await boxOf(main.getByRole('link', { name: unsubscribe.keep }));
  expect(keep.y).toBeCloseTo(stop.y, 0);
});

test('on phones whether data is needed is a tag beside why it is', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/privacy-protection-policy`, phone);
  const table = page.locator('main [data-part=table]').first();
  const rows = table.locator('tbody > tr');
  expect(await rows.count()).toBeGreaterThan(5);
  for (const row of await rows.all()) {
    const [data, why, needed] = await Promise.all([0, 1, 2].map((at) => boxOf(row.locator('td').nth(at))));
    expect(why!.y).toBeGreaterThanOrEqual(data!.y + data!.height);
    expect(needed!.y).toBeLessThan(why!.y + why!.height);
    expect(Math.max(why!.x, needed!.x)).toBeGreaterThanOrEqual(
      why!.x < needed!.x ? why!.x + why!.width : needed!.x + needed!.width,
    );
  }
  const labels = await table
    .locator('td[data-label]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(new Set(labels)).toEqual(new Set(['none']));
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

test('the points of a list are one card, with lines between them', async ({ page, language }) => {
  for (const [size, next] of [
    [desktop, 'x'],
    [phone, 'y'],
  ] as const) {
    await openAt(page, `/${language}/about`, size);
    const points = page.locator('main [data-part=rich-text] > ul > li');
    const [first, second] = await Promise.all([0, 1].map((at) => boxOf(points.nth(at))));
    const length = next === 'x' ? first!.width : first!.height;
    expect(Math.abs(second![next] - first![next])).toBeCloseTo(length + 1, 0);
  }
});

test('tables of two and of three columns on one page have one width', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/return-refund-policy`, desktop);
  const widths = await page
    .locator('main [data-part=rich-text] > [data-part=table]')
    .evaluateAll((tables) => tables.map((table) => Math.round(table.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size, widths.join()).toBe(1);
});

test('the label of the color scheme begins where the text of the footer does', async ({ page, language }) => {
  await openAt(page, `/${language}/contact`, phone);
  const label = page.locator('#footer legend');
  await label.scrollIntoViewIfNeeded();
  const inset = await label.evaluate((legend) => {
    const text = document.createRange();
    text.selectNodeContents(legend);
    const { left, right } = text.getBoundingClientRect();
    return document.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
  });
  expect(inset).toBeCloseTo(16, 0);
});

test('on tablets the names of policies in the footer are in one line', async ({ page, language }) => {
  await openAt(page, `/${language}/contact`, tablet);
  const column = page.locator('#footer [data-part=column]').filter({ has: page.locator('a[href$="/term-of-use"]') });
  await column.scrollIntoViewIfNeeded();
  const heights = await column.locator('a').evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
  expect(heights).toHaveLength(6);
  expect(new Set(heights).size, heights.join()).toBe(1);
});

test('on desktops the groups of the footer begin where four cards of a row do', async ({ page, language }) => {
  await openAt(page, `/${language}/limited-time-offer`, desktop);
  await page.locator('#footer').scrollIntoViewIfNeeded();
  const starts = (parts: string) =>
    page
      .locator(parts)
      .evaluateAll((boxes) => boxes.slice(0, 4).map((box) => Math.round(box.getBoundingClientRect().left)));
  expect(await starts('#footer [data-part=column]')).toEqual(await starts('main [data-part=product-grid] li'));
});

test('what most readers look for in a policy is one card in the first view', async ({ page, language }) => {
  for (const policy of [
    'return-refund-policy',
    'shipping-return-policy',
    'privacy-protection-policy',
    'disclosure-policy',
    'social-media-policy',
    'term-of-use',
  ]) {
    await openAt(page, `/${language}/${policy}`, phone);
    const title = page.locator('main #in-short');
    const facts = page.locator('main #in-short + ul');
    const [above, below] = [await boxOf(title), await boxOf(facts)];
    expect(below.y, policy).toBeLessThan(phone.height - 72);
    expect(below.y, policy).toBeCloseTo(above.y + above.height, 0);
    const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(title)).toBe(await ground(facts));
    await expect(title).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the page of the accounts has one name', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/official-social-media-list`, desktop);
  const name = messagesOf[language].footer.socialMediaList;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('[data-part=breadcrumbs] [aria-current=page]')).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
});

test('on phones the picture beside a title is a circle on every page', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['faq', 'product-faqs', 'sitemap', 'social-media-policy', 'term-of-use', 'return-refund-policy']) {
    await openAt(page, `/${language}/${path}`, phone);
    const picture = page.locator('main [data-part=page-header] > [data-part=picture]');
    const { width, height } = await boxOf(picture);
    expect(width, path).toBeCloseTo(height, 0);
    await expect(picture, path).toHaveCSS('border-radius', '50%');
  }
});

test('a drawing keeps clear of the round corner of its header', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/contact`, desktop);
  const header = await boxOf(page.locator('main [data-part=page-header]'));
  const picture = await boxOf(page.locator('main [data-part=page-header] [data-part=picture]'));
  const space = language === 'ar' ? picture.x - header.x : header.x + header.width - picture.x - picture.width;
  expect(space).toBeCloseTo(24, 0);
});

test('contents mark the section of a policy being read', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/return-refund-policy`, desktop);
  const contents = page.locator('main [data-part=table-of-contents]');
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  const link = contents.getByRole('link').nth(3);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('a policy can be printed from its header, except on phones', { tag: '@once' }, async ({ page, language }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openAt(page, `/${language}/term-of-use`, phone);
  const print = page
    .getByRole('main')
    .locator('[data-part=page-header]')
    .getByRole('button', { name: messagesOf[language].content.print });
  await expect(print).toBeHidden();
  await page.setViewportSize(tablet);
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

test('what signs call for is on the line of the first sign beside it', { tag: '@once' }, async ({ page, language }) => {
  await openAt(page, `/${language}/faq#warning-signs`, desktop);
  const signs = page.locator('main ol > li:has(> ul)').last();
  const title = await boxOf(signs.locator('> :first-child'));
  const first = await boxOf(signs.locator('> ul > li').first());
  expect(Math.abs(title.y - first.y)).toBeLessThan(8);
});

test('both numbers for an emergency can be called from every page that names them', async ({ page, language }) => {
  for (const path of ['contact', 'disclosure-policy', 'social-media-policy', 'faq']) {
    await openAt(page, `/${language}/${path}`, phone);
    for (const number of ['998', '999'])
      await expect(page.getByRole('main').getByRole('link', { name: number, exact: true }), path).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
  }
});

test('policies about returns begin and end with a way to start one', { tag: '@once' }, async ({ page, language }) => {
  const { startReturn } = messagesOf[language].policies;
  for (const path of ['return-refund-policy', 'shipping-return-policy']) {
    await openAt(page, `/${language}/${path}`, desktop);
    const links = page.getByRole('main').getByRole('link', { name: startReturn });
    // In the header and at the end.
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /\/order-tracking$/);
  }
  await openAt(page, `/${language}/term-of-use`, desktop);
  await expect(page.getByRole('link', { name: startReturn })).toBeHidden();
});

test(
  'who registers finds the terms and the privacy policy above the button',
  { tag: '@once' },
  async ({ page, language }) => {
    await openAt(page, `/${language}/register`, phone);
    const { terms } = messagesOf[language].register;
    const form = page.getByRole('main').locator('form');
    const button = await boxOf(form.getByRole('button', { name: messagesOf[language].register.submit }));
    for (const [name, path] of [
      [terms.link, 'term-of-use'],
      [terms.privacy, 'privacy-protection-policy'],
    ] as const) {
      const link = form.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/${language}/${path}`);
      expect((await boxOf(link)).y).toBeLessThan(button.y);
    }
  },
);

test('every policy ends with a way to ask', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['term-of-use', 'privacy-protection-policy', 'disclosure-policy', 'social-media-policy']) {
    await page.goto(`/${language}/${path}`);
    const last = page.locator('main [data-part=call-to-action]').last();
    await expect(last.getByRole('link', { name: messagesOf[language].nav.contact }), path).toHaveAttribute(
      'href',
      `/${language}/contact`,
    );
  }
});

test(
  'a page that is not found, and is like no other, leads to all pages',
  { tag: '@once' },
  async ({ page, language, trouble }) => {
    trouble.allow(/\b404\b/);
    await page.goto(`/${language}/xqzvkw`);
    const all = page.getByRole('main').getByRole('link', { name: messagesOf[language].errors.notFound.allPages });
    await expect(all).toHaveAttribute('href', `/${language}/sitemap`);
  },
);

test('on desktops forms and messages are two halves of one panel', { tag: '@once' }, async ({ page, language }) => {
  for (const path of ['login', 'order-tracking', 'unsubscribe', 'verify-email']) {
    await openAt(page, `/${language}/${path}`, desktop);
    const halves = await page
      .locator('main div:has(> section + aside), main div:has(> div + div > img:only-child)')
      .last()
      .evaluate((panel) => Array.from(panel.children, (half) => Math.round(half.getBoundingClientRect().width)));
    expect(halves, path).toEqual([600, 600]);
  }
});

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

test('the steps of an order look the same where they are explained', { tag: '@once' }, async ({ page, language }) => {
  const looks = [];
  for (const path of ['order-tracking', 'subsidiaries']) {
    await openAt(page, `/${language}/${path}`, desktop);
    const steps = page.getByRole('main').locator('ol').last().locator('> li');
    await expect(steps).toHaveCount(5);
    const [first, second] = [await boxOf(steps.nth(0)), await boxOf(steps.nth(1))];
    expect([second.y, second.height]).toEqual([first.y, first.height]);
    expect(second.x).toBeGreaterThan(first.x + first.width);
    const circle = await steps.first().evaluate((step) => {
      const { content, inlineSize, backgroundColor } = getComputedStyle(step, '::before');
      return [content, inlineSize, backgroundColor];
    });
    looks.push(circle);
  }
  expect(looks[0]).toEqual(looks[1]);
});
