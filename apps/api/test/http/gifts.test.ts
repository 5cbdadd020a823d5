import fs from 'node:fs';
import path from 'node:path';
import type { AccountOrder, GiftRequest, OrderAnswer } from '@mahd/contract';
import { formatDateRange } from '@mahd/rules/locale';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/commands.js';
import { orders } from '../../src/db/schema/index.js';
import { as, partOf, PASSWORD, registerVerified } from '../support/accounts.js';
import { orderFor, place, PLAIN, placed } from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const gift: GiftRequest = {
  recipient_first_name: 'Noor',
  recipient_last_name: 'Saeed',
  recipient_mobile: '50 765 4321',
  gift_message: 'Welcome,\n\n\n little <one>\r\nأهلًا\u202e',
};
const MESSAGE = 'Welcome,\n\nlittle <one>\nأهلًا';
const giftOrder = (changes: object = {}) =>
  orderFor(shop, [{ product_code: PLAIN, quantity: 2 }], { payment_method: 'card', gift, ...changes });
const command = (...args: string[]) => runCommand(shop.admin, args, shop.dataDir);
const rowOf = async ({ order_number }: OrderAnswer) =>
  (await shop.database.db.select().from(orders).where(eq(orders.number, order_number)))[0];

/** A paid gift of a customer. */
async function paidGift(email: string): Promise<{ token: string; answer: OrderAnswer }> {
  const token = await registerVerified(shop, email);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    payload: await giftOrder({ contact: { email, firstName: 'Aisha', lastName: 'Ali', mobile: '501234567' } }),
  });
  const body = answer.json<OrderAnswer>();
  await new HostedPage(shop, body.redirect_url ?? '').pay(APPROVED);
  await paymentStatus(shop, body);
  return { token, answer: body };
}

it('is shown on the order, in the mail and to operators, and its packing slip has no prices', async () => {
  const { token, answer } = await paidGift('giver@example.com');
  const number = answer.order_number;
  const order = (await as(shop, token, 'GET', `auth/orders/${number}`)).json<AccountOrder>();
  expect(order.gift).toEqual({
    firstName: 'Noor',
    lastName: 'Saeed',
    mobile: '+971507654321',
    message: MESSAGE,
  });
  expect(order.contact.firstName).toBe('Aisha');

  const file = path.join(shop.dataDir, 'outbox', `order-confirmation-${number}.eml`);
  const mail = await vi.waitFor(
    async () => {
      await shop.work.mails();
      return fs.readFileSync(file, 'utf8');
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(mail).toContain('To: giver@example.com');
  const text = partOf(mail, 'plain');
  expect(text).toContain('the package shows no prices');
  expect(text).toMatch(/Delivery to: .?Noor Saeed/);
  expect(text.replace(/[\u2068\u2069\r]/g, '')).toContain(`Your message: ${MESSAGE}`);
  expect(partOf(mail, 'html')).toMatch(/little &#60;one&#62;\S*<br>\S*أهلًا/);

  expect((await command('order', 'show', number)).text).toMatch(
    /GIFT for Noor Saeed, \+971507654321.*\nGift message:\n {2}Welcome,\n {2}\n {2}little <one>\n {2}أهلًا\n/,
  );
  expect(await command('order', 'slip', number, 'slip.html')).toMatchObject({ ok: true });
  const slip = fs.readFileSync(path.join(shop.dataDir, 'slip.html'), 'utf8');
  expect(slip).toContain('Noor Saeed');
  expect(slip).toContain(
    '<p dir="auto">Welcome,</p><p dir="auto"><br></p><p dir="auto">little &#60;one&#62;</p><p dir="auto">أهلًا</p>',
  );
  expect(slip).not.toMatch(/AED|Aisha/);
  expect(slip).toMatch(/Product code[\s\S]+MH-BF-0001/);
  const { deliveryFrom, deliveryTo } = (await rowOf(answer))!;
  expect(slip).toContain(formatDateRange(deliveryFrom!, deliveryTo!, 'en'));
  expect(slip).toContain(formatDateRange(deliveryFrom!, deliveryTo!, 'ar'));
  expect((await command('order', 'slip', number, 'slip.html')).text).toMatch(
    /slip\.html cannot be written: it already exists\.$/,
  );

  const invoice = (await as(shop, token, 'GET', `auth/orders/${number}/invoice`)).body;
  expect(invoice).toContain('Aisha Ali');
  expect(invoice).toContain('Noor Saeed');
  expect(invoice).not.toContain('Welcome');
});

it('is not paid in cash, and needs a recipient', async () => {
  const refused = async (changes: object) =>
    (await place(shop, await giftOrder(changes)))
      .json<{ errors: { field: string }[] }>()
      .errors.map(({ field }) => field);
  expect(await refused({ payment_method: 'cod' })).toEqual(['payment_method']);
  expect(await refused({ gift: { ...gift, recipient_first_name: ' ', recipient_mobile: '1' } })).toEqual([
    'gift.recipient_first_name',
    'gift.recipient_mobile',
  ]);
  expect(await refused({ gift: { ...gift, gift_message: 'See https://shop.example' } })).toEqual(['gift.gift_message']);
});

it('is shown when its row is from before a key was added', async () => {
  const { token, answer } = await paidGift('earlier@example.com');
  const number = answer.order_number;
  const firstKeys = { firstName: 'Noor', lastName: 'Saeed', mobile: '+971507654321', message: null };
  await shop.database.db
    .update(orders)
    .set({ gift: sql`${JSON.stringify(firstKeys)}::jsonb` })
    .where(eq(orders.number, number));
  const order = await as(shop, token, 'GET', `auth/orders/${number}`);
  expect([order.statusCode, order.json<AccountOrder>().gift?.firstName]).toEqual([200, 'Noor']);
  expect((await command('order', 'show', number)).text).toContain('GIFT for Noor Saeed');
  expect(await command('order', 'slip', number, 'earlier.html')).toMatchObject({ ok: true });
});

it('is left out of other orders', async () => {
  const answer = await placed(shop, await giftOrder({ gift: null, payment_method: 'cod' }));
  expect((await rowOf(answer))?.gift).toBeNull();
  await command('order', 'slip', answer.order_number, 'plain.html');
  expect(fs.readFileSync(path.join(shop.dataDir, 'plain.html'), 'utf8')).toContain('Aisha Ali');
});

it('loses its recipient with the account once it is delivered', async () => {
  const { token, answer } = await paidGift('leaver@example.com');
  for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'] as const)
    await shop.admin.orders.move(answer.order_number, status);
  await as(shop, token, 'DELETE', 'auth/me', { password: PASSWORD });
  expect(await rowOf(answer)).toMatchObject({ userId: null, gift: null });
});
