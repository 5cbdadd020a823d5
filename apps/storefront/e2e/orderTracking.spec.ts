import { boxOf } from './support/boxes.js';
import { messagesOf } from './support/messages.js';
import { openAt } from './support/open.js';
import { expect, test } from './support/test.js';
import { desktop, tablet } from './support/window.js';

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
