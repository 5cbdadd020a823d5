import { randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderRequest, Problem, TrackAnswer } from '@mahd/contract';
import { PAYMENT_METHODS, type OnlineMethod, type PaymentMethod, type PaymentOptions } from '@mahd/rules/shop';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders, sandboxTransactions } from '../../src/db/schema/index.js';
import { mailMessage } from '../../src/mail/message.js';
import { orderConfirmation, refundMail, statusChange } from '../../src/mail/orderMails.js';
import { invoicePage } from '../../src/orders/invoice/page.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import type { FullOrder } from '../../src/orders/queries.js';
import { requestFault } from '../../src/payments/sandbox/wire.js';
import { CONTACT, orderFor, PLAIN, place, placed, post, quote, stockOf } from '../support/buying.js';
import { APPROVED, HostedPage, paymentStatus } from '../support/hostedPage.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const limits = { tabby: { min: 10_00, max: 300_00 }, tamara: { min: 100_00, max: 3_000_00 } };
const everyMethod: PaymentOptions = { methods: PAYMENT_METHODS, payLaterLimits: limits };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ paymentOptions: everyMethod });
});
afterAll(() => shop.close());

/** AED 149 each. */
const lines = (quantity: number) => [{ product_code: PLAIN, quantity }];
const order = async (payment_method: PaymentMethod, quantity = 1, changes: Partial<OrderRequest> = {}) =>
  orderFor(shop, lines(quantity), { payment_method, ...changes });

async function ordered(method: PaymentMethod, changes: Partial<OrderRequest> = {}) {
  const answer = await placed(shop, await order(method, 1, changes));
  return { answer, page: new HostedPage(shop, answer.redirect_url ?? '') };
}

async function storedOrder({ order_number: number }: OrderAnswer): Promise<FullOrder> {
  const found = await shop.admin.orders.show(number);
  if (found === undefined) throw new Error(`There is no ${number}`);
  return found;
}

const surroundings = () => ({
  publicOrigin: 'https://shop.example',
  links: new OrderTokens('secret', 'order-link', shop.clock.now),
});
const textOf = (content: Parameters<typeof mailMessage>[0]) => mailMessage(content, {}).text;

const online: [OnlineMethod, string[], string, string][] = [
  ['applepay', ['applepay'], 'Apple Pay', 'Apple Pay'],
  ['tabby', ['tabby'], 'Tabby', 'تابي'],
  ['tamara', ['tamara'], 'Tamara', 'تمارا'],
];

describe('the payment methods of a quote', () => {
  it('are those that accept its total', async () => {
    expect((await quote(shop, lines(1))).payment_methods).toEqual(PAYMENT_METHODS);
    expect((await quote(shop, lines(3))).payment_methods).toEqual(['card', 'applepay', 'tamara', 'cod']);
    expect((await quote(shop, [])).payment_methods).toEqual(['card', 'applepay', 'cod']);
  });

  it('are card and cash unless configured', async () => {
    const plain = await openTestShop();
    expect((await quote(plain, lines(1))).payment_methods).toEqual(['card', 'cod']);
    await plain.close();
  });
});

describe.each(online)('%s', (method, codes, english, arabic) => {
  it('is the only method of its payment page, and named by order, mail, invoice and tracking', async () => {
    const { answer, page } = await ordered(method);
    const [sent] = await shop.database.db
      .select()
      .from(sandboxTransactions)
      .where(eq(sandboxTransactions.tranRef, answer.tran_ref ?? ''));
    expect(sent?.request.payment_methods).toEqual(codes);
    const { body } = await page.open();
    expect(body).toContain(english);
    expect(body).not.toContain('name="number"');
    // Card data is ignored here.
    expect(await page.pay(APPROVED)).toBeNull();
    await page.approve();
    expect((await paymentStatus(shop, answer)).state).toBe('paid');

    const full = await storedOrder(answer);
    expect(full.order).toMatchObject({ paymentMethod: method, status: 'ORDERPLACED' });
    const inArabic = { ...full, order: { ...full.order, language: 'ar' as const } };
    const invoice = invoicePage(full, { publicOrigin: 'https://shop.example', facts: {} });
    for (const [fullOrder, name] of [
      [full, english],
      [inArabic, arabic],
    ] as const) {
      expect(textOf(orderConfirmation(fullOrder, { ...surroundings(), delivery: DEFAULT_DELIVERY }))).toContain(name);
      expect(invoice).toContain(name);
    }
    const tracked = await post(shop, 'orders/track', { order_number: answer.order_number, contact: CONTACT.email });
    expect(tracked.json<TrackAnswer>().payment_method).toBe(method);
  });

  it('keeps nothing of an order that is refused or cancelled on the page', async () => {
    const before = await stockOf(shop, PLAIN);
    for (const [act, state] of [
      ['refuse', 'declined'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { answer, page } = await ordered(method, { language: 'ar' });
      expect((await page.open()).body).toContain(arabic);
      expect(await page[act]()).toMatchObject({ respStatus: act === 'refuse' ? 'D' : 'C' });
      expect((await paymentStatus(shop, answer)).state).toBe(state);
      expect((await storedOrder(answer)).order).toMatchObject({ status: null, hold: 'released' });
    }
    expect(await stockOf(shop, PLAIN)).toBe(before);
  });

  it('is refunded through the provider, and the mails name it', async () => {
    const { answer, page } = await ordered(method);
    await page.approve();
    await paymentStatus(shop, answer);
    await shop.admin.orders.move(answer.order_number, 'ORDERCANCELLED');
    await expect
      .poll(async () => {
        await shop.work.refunds();
        return (await storedOrder(answer)).refunds.map(({ method: by, state }) => [by, state]);
      })
      .toEqual([[method, 'done']]);
    const full = await storedOrder(answer);
    const reference = full.refunds[0]?.reference ?? '';
    const name = method === 'applepay' ? 'card' : english;
    for (const event of ['sent', 'done', 'refused'] as const)
      expect(textOf(refundMail(full, reference, event, surroundings()))).toContain(name);
    expect(
      textOf(statusChange(full, 'ORDERCANCELLED', 1, { ...surroundings(), delivery: DEFAULT_DELIVERY })),
    ).toContain(name);
    const tracked = await post(shop, 'orders/track', { order_number: answer.order_number, contact: CONTACT.email });
    expect(tracked.json<TrackAnswer>().refunds).toMatchObject([{ method, state: 'done' }]);
  });
});

describe('a payment method that is not offered', () => {
  const refusalOf = (problem: Problem) => problem.errors?.map(({ field, message }) => [field, message]);

  it('is refused above its limit, and the order can be placed with another', async () => {
    const [key, before] = [randomUUID(), await stockOf(shop, PLAIN)];
    const answer = await place(shop, await order('tabby', 3), key);
    expect(answer.statusCode).toBe(422);
    expect(refusalOf(answer.json<Problem>())).toEqual([['payment_method', 'checkout.errors.paymentLimit']]);
    expect(await stockOf(shop, PLAIN)).toBe(before);
    expect((await place(shop, await order('tamara', 3), key)).statusCode).toBe(200);
  });

  it('is refused once it is no longer configured, and orders placed before are found again', async () => {
    const methods: PaymentMethod[] = ['tabby', 'card', 'cod'];
    const changing = await openTestShop({ paymentOptions: { ...everyMethod, methods } });
    const [earlier, later] = [randomUUID(), randomUUID()];
    const request = await orderFor(changing, lines(1), { payment_method: 'tabby' });
    const answer = (await place(changing, request, earlier)).json<OrderAnswer>();
    methods.shift();
    expect((await place(changing, request, earlier)).json()).toEqual(answer);
    const refused = await place(changing, request, later);
    expect(refused.statusCode).toBe(422);
    expect(refusalOf(refused.json<Problem>())).toEqual([['payment_method', 'checkout.errors.paymentUnavailable']]);
    expect(await changing.database.db.select().from(orders)).toHaveLength(1);
    expect((await place(changing, { ...request, payment_method: 'card' }, later)).statusCode).toBe(200);
    await changing.close();
  });

  it('cannot be approved on the page of a card payment', async () => {
    const { answer, page } = await ordered('card');
    expect((await page.open()).body).toContain('name="number"');
    expect(await page.approve()).toBeNull();
    expect((await paymentStatus(shop, answer)).state).toBe('pending');
  });
});

describe('a request to the test provider', () => {
  const request = {
    profile_id: 1,
    tran_type: 'sale',
    tran_class: 'ecom',
    cart_id: 'M1',
    cart_description: 'Order M1',
    cart_currency: 'AED',
    cart_amount: 10,
    callback: 'https://shop.example/callback',
    return: 'https://shop.example/return',
  };

  it.each([[undefined], [['creditcard', 'amex']], [['tabby']]])('may name its methods: %j', (payment_methods) => {
    expect(requestFault({ ...request, payment_methods }, 1)).toBeNull();
  });

  it.each([[[]], ['tabby'], [['tabby', 'tamara']], [['gold']]])('is refused with methods %j', (payment_methods) => {
    expect(requestFault({ ...request, payment_methods }, 1)).toBe('Invalid payment method');
  });
});
