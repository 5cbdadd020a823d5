import type { OrderStatus } from '@mahd/rules/shop';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { orders } from '../../src/db/schema/index.js';
import { orderFor, PLAIN, placed, promoUsesOf, stockOf } from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...words: string[]) => runCommand(shop.admin, words, process.cwd());
const newOrder = async (changes = {}) =>
  (await placed(shop, await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], changes))).order_number;

describe('the operators’ commands', () => {
  it('list and show orders', async () => {
    const number = await newOrder();
    expect((await run('order', 'list')).text).toContain(number);
    const shown = await run('order', 'show', number.toLowerCase());
    expect(shown).toMatchObject({
      ok: true,
      text: expect.stringMatching(/ORDERPLACED[\s\S]+Aisha Ali[\s\S]+2 × MH-BF-0001[\s\S]+AED\s298\.00/),
    });
  });

  it('find orders by status, customer and day', async () => {
    const confirmed = await newOrder();
    await run('order', 'status', confirmed, 'ORDERCONFIRMED');
    const { order } = (await shop.admin.orders.show(confirmed))!;
    const { db } = shop.database;
    const noura = { firstName: 'Noura', lastName: 'Al 100%', email: 'noura@example.com', mobile: '+971509990001' };
    await db.update(orders).set(noura).where(eq(orders.number, confirmed));
    const other = await newOrder();
    const found = async (...options: string[]) =>
      (await run('order', 'list', ...options)).text.split('\n').map((line) => line.split('  ')[0]);
    for (const options of [
      ['--status', 'orderconfirmed'],
      ['--contact', 'Noura@example.com'],
      ['--contact', '050 999 0001'],
      ['--name', 'noura al'],
      ['--name', '100%'],
    ])
      expect(await found(...options), options.join(' ')).toEqual([confirmed]);
    const day = new Date(order.createdAt.getTime() + 4 * 3600_000).toISOString();
    expect(await found('--since', day.slice(0, 10))).toContain(other);
    expect(await found('--since', `${day.slice(0, 16).replace('T', ' ')}`)).toContain(confirmed);
    expect((await run('order', 'list', '--since', '2099-01-01')).text).toBe('No order matches.');
    expect((await run('order', 'list', '--attention')).text).toBe('No order needs attention.');
    expect((await run('order', 'list', '--since', 'today')).text).toMatch(/^--since must be a day such as/);
    expect((await run('order', 'list', '--status', 'SENT')).text).toMatch(/^--status must be one of ORDERPLACED/);
  });

  it('move an order through every status to delivered', async () => {
    const number = await newOrder();
    for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'])
      expect(await run('order', 'status', number, status.toLowerCase())).toEqual({
        ok: true,
        text: `${number} is now ${status}.`,
      });
    expect(await run('order', 'status', number, 'ORDERCANCELLED')).toMatchObject({
      ok: false,
      text: expect.stringContaining('ORDERDELIVERED'),
    });
  });

  it('report errors in one line', async () => {
    const number = await newOrder();
    const refusals: [string[], RegExp][] = [
      [['order', 'status', number, 'ORDERDELIVERED'], /Next: ORDERCONFIRMED or ORDERCANCELLED/],
      [['order', 'status', number, 'SENT'], /Unknown status/],
      [['order', 'status', 'MH-000000000', 'ORDERCONFIRMED'], /not found/],
      [['order', 'show', 'x'], /not found/],
      [['order', 'list', '0'], /from 1 to/],
      [['order'], /^Unknown command "order"\. Did you mean:[^]*order cancel/],
    ];
    for (const [words, message] of refusals)
      expect(await run(...words)).toMatchObject({ ok: false, text: expect.stringMatching(message) });
  });

  it('do not move an order whose card payment has not arrived', async () => {
    const { order_number } = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { payment_method: 'card' }),
    );
    expect(await run('order', 'status', order_number, 'ORDERCONFIRMED')).toMatchObject({
      ok: false,
      text: expect.stringContaining('not placed'),
    });
    expect(await run('order', 'slip', order_number, '/never/written.html')).toEqual({
      ok: false,
      text: `${order_number} is not placed yet: its payment is missing.`,
    });
  });

  it('write no slip of a cancelled order', async () => {
    const number = await newOrder();
    await run('order', 'status', number, 'ORDERCANCELLED');
    expect(await run('order', 'slip', number, '/never/written.html')).toEqual({
      ok: false,
      text: `${number} is ORDERCANCELLED: there is nothing to pack.`,
    });
  });

  it('show times of the UAE and the promised days', async () => {
    const number = await newOrder();
    const order = (await shop.admin.orders.show(number))!.order;
    const inDubai = new Date(order.createdAt.getTime() + 4 * 3600_000).toISOString().slice(0, 16).replace('T', ' ');
    expect((await run('order', 'list')).text).toContain(`${number}  ${inDubai}`);
    const { text } = await run('order', 'show', number);
    expect(text).toContain(`${inDubai}  created`);
    expect(text).toContain(`Promised for ${order.deliveryFrom} to ${order.deliveryTo}`);
  });
});

describe('a cancelled order', () => {
  it('releases stock and promo code once, and refunds a paid order', async () => {
    const [stock, used] = [await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')];
    const answer = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], { promo_code: 'MAHD10', payment_method: 'card' }),
    );
    await new HostedPage(shop, answer.redirect_url ?? '').pay(APPROVED);
    expect((await paymentStatus(shop, answer)).state).toBe('paid');
    const moves = await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.admin.orders.move(answer.order_number, 'ORDERCANCELLED' satisfies OrderStatus),
      ),
    );
    expect(moves.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    expect([await stockOf(shop, PLAIN), await promoUsesOf(shop, 'MAHD10')]).toEqual([stock, used]);
    const listed = async () =>
      (await run('order', 'list')).text.split('\n').find((line) => line.startsWith(answer.order_number));
    // The provider may have answered already.
    expect(await listed()).toMatch(/card refund(?: open|ed) {2}/);
    const shown = await shop.admin.orders.show(answer.order_number);
    expect(shown?.order).toMatchObject({ status: 'ORDERCANCELLED', attention: null });
    expect(shown?.refunds.map(({ amountFils }) => amountFils)).toEqual([shown?.order.finalTotalFils]);
    await expect
      .poll(
        async () => {
          await shop.work.refunds();
          return listed();
        },
        { timeout: 30_000 },
      )
      .toMatch(/card refunded {2}/);
  });
});
