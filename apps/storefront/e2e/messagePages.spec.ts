import { boxOf, insets } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, phone, tablet } from './support/window.js';

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
