import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEFAULT_DELIVERY, type DeliverySettings } from '@mahd/rules/shop/delivery';
import { outbox } from '../../src/db/schema/index.js';
import { mailMessage } from '../../src/mail/message.js';
import { orderConfirmation, statusChange } from '../../src/mail/orderMails.js';
import { ar } from '../../src/mail/texts/ar.js';
import { en } from '../../src/mail/texts/en.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import { CONTACT, DISCOUNTED, orderFor, PLAIN, placed } from '../support/buying.js';
import { openInbox } from '../support/inbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const LINES = [
  { product_code: PLAIN, quantity: 1 },
  { product_code: DISCOUNTED, quantity: 2 },
];
const SURROUNDINGS = {
  publicOrigin: 'https://shop.example',
  links: new OrderTokens('secret', 'order-link', Date.now),
  delivery: DEFAULT_DELIVERY,
};

async function confirmationOf(number: string) {
  const whole = await shop.admin.orders.show(number);
  if (whole === undefined) throw new Error('The order is gone');
  return mailMessage(orderConfirmation(whole, SURROUNDINGS), {
    legalNameEn: 'Mahd Trading LLC',
    legalNameAr: 'Mahd Trading LLC',
    trn: '100000000000003',
    email: 'help@shop.example',
  });
}

/** An order of an earlier version has the days of today's settings. */
const UNPROMISED = { deliveryFrom: null, deliveryTo: null };

/** Waits until an order's mail was sent or refused. */
async function outcomeOf(of: TestShop, number: string): Promise<typeof outbox.$inferSelect> {
  return vi.waitFor(
    async () => {
      await of.work.mails();
      const [row] = await of.database.db
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, `order-confirmation:${number}`));
      if (row === undefined || (row.doneAt === null && row.lastError === null))
        throw new Error('The mail is under way');
      return row;
    },
    { timeout: 25_000, interval: 50 },
  );
}

it('confirms an order with lines, amounts and address, as text and HTML', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES, { promo_code: 'MAHD10' }));
  const mail = await confirmationOf(order_number);
  expect(mail).toMatchObject({ to: CONTACT.email, subject: `Your Mahd order ${order_number}` });
  for (const form of [mail.text, mail.html]) {
    for (const part of [
      'Hello Aisha,',
      'Manual Breast Pump',
      'MAHD10',
      '213.75',
      'VAT included',
      'Cash on delivery',
      'Palm Tower',
      'Al Barsha',
      'Dubai',
      '+971\u00a050\u00a0123\u00a04567',
      'Mahd Trading LLC',
      'TRN 100000000000003',
      `https://shop.example/en/order-tracking?order=${order_number}`,
    ])
      expect(form).toContain(part);
  }
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
});

it('is in the language of the order', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES, { language: 'ar' }));
  const mail = await confirmationOf(order_number);
  expect(mail.subject).toBe(`طلبكِ من مهد رقم ${order_number}`);
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  for (const part of ['شفاط حليب يدوي', 'د.إ', 'البرشاء', 'دبي', 'الدفع عند الاستلام', '/ar/order-tracking'])
    expect(mail.text, part).toContain(part);
  const whole = await shop.admin.orders.show(order_number);
  if (whole === undefined) throw new Error('The order is gone');
  expect(statusChange(whole, 'ORDERDISPATCHED', 1, SURROUNDINGS)).toMatchObject({
    subject: `الطلب ${order_number}: تم الشحن`,
    blocks: [`طلبكِ رقم ${order_number} في الطريق إليكِ.`, expect.stringMatching(/^يصلكِ طلبكِ/)],
  });
});

it('names the courier of a dispatched order', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  const whole = await shop.admin.orders.show(order_number);
  if (whole === undefined) throw new Error('The order is gone');
  const shipment = { courier: 'Aramex', trackingNumber: '47', trackingUrl: 'https://courier.example/47' };
  const blocksIn = (language: 'en' | 'ar') =>
    statusChange({ ...whole, order: { ...whole.order, ...shipment, language } }, 'ORDERDISPATCHED', 1, SURROUNDINGS)
      .blocks;
  expect(blocksIn('en')).toContain('Courier: \u2068Aramex\u2069, tracking number \u206647\u2069');
  expect(blocksIn('ar')).toContain('شركة التوصيل: \u2068Aramex\u2069، رقم التتبّع: \u206647\u2069');
  for (const language of ['en', 'ar'] as const)
    expect(blocksIn(language).at(-1)).toContain('https://courier.example/47');
});

it('states when a dispatched order arrives, unless it was dispatched too late for that', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  const whole = await shop.admin.orders.show(order_number);
  if (whole === undefined) throw new Error('The order is gone');
  const blocksOf = (changedAt: string) => {
    const placedAt = new Date('2026-11-20T05:00:00Z');
    const order = { ...whole.order, placedAt, ...UNPROMISED, changedAt: new Date(changedAt) };
    return statusChange({ ...whole, order }, 'ORDERDISPATCHED', 1, SURROUNDINGS).blocks;
  };
  const arrives = 'Arrives Sat\u00a021 – Mon\u00a023\u00a0Nov in Dubai.';
  expect(blocksOf('2026-11-23T19:59:00Z')).toContain(arrives);
  expect(blocksOf('2026-11-23T20:00:00Z')).toHaveLength(1);
});

it('reminds of returns once an order is delivered, and asks about one under way whether it arrived', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  const whole = await shop.admin.orders.show(order_number);
  if (whole === undefined) throw new Error('The order is gone');
  const afterOf = (status: 'ORDERCONFIRMED' | 'ORDERDISPATCHED' | 'ORDERDELIVERED') =>
    statusChange(whole, status, 1, SURROUNDINGS).after;
  expect(afterOf('ORDERCONFIRMED')).toEqual([]);
  expect(afterOf('ORDERDISPATCHED')).toEqual([en.statusChange.help]);
  expect(afterOf('ORDERDELIVERED')).toEqual([expect.stringContaining('within 15 days'), en.statusChange.help]);
});

it('quotes the delivery note, unless it has a link', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  const whole = await shop.admin.orders.show(order_number);
  if (whole === undefined) throw new Error('The order is gone');
  const textWith = (note: string | null) =>
    JSON.stringify(orderConfirmation({ ...whole, order: { ...whole.order, note } }, SURROUNDINGS).blocks);
  expect(textWith('Leave it with the guard')).toContain('Delivery note: \u2068Leave it with the guard\u2069');
  for (const note of [null, 'See https://maps.example/x']) expect(textWith(note)).not.toContain('Delivery note');
});

it('lists the products and the subtotal once when there is no discount', async () => {
  const textOf = async (code: string) => {
    const { order_number } = await placed(shop, await orderFor(shop, [{ product_code: code, quantity: 1 }]));
    return (await confirmationOf(order_number)).text;
  };
  expect(await textOf(PLAIN)).not.toMatch(/^Items/m);
  expect(await textOf(DISCOUNTED)).toMatch(/^Items/m);
});

it('states the delivery days configured', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  const whole = await shop.admin.orders.show(order_number);
  if (whole === undefined) throw new Error('The order is gone');
  const fridayMorning = {
    ...whole,
    order: { ...whole.order, placedAt: new Date('2026-11-20T05:00:00Z'), ...UNPROMISED },
  };
  const saying = (delivery: DeliverySettings, language: 'en' | 'ar' = 'en') =>
    orderConfirmation({ ...fridayMorning, order: { ...fridayMorning.order, language } }, { ...SURROUNDINGS, delivery })
      .blocks;
  expect(saying(DEFAULT_DELIVERY)).toEqual(
    expect.arrayContaining(['Arrives Sat\u00a021 – Mon\u00a023\u00a0Nov in Dubai.', 'We don’t deliver on Sunday.']),
  );
  const closed = saying({ ...DEFAULT_DELIVERY, closedWeekdays: [], holidays: ['2026-11-21'] });
  expect(closed).toContain('Arrives Sun\u00a022 – Mon\u00a023\u00a0Nov in Dubai.');
  expect(closed).toContain('We don’t deliver on 21\u00a0November.');
  const both = { ...DEFAULT_DELIVERY, closedWeekdays: [5, 0], holidays: ['11-21', '11-23', '12-02'] };
  expect(saying(both)).toContain('We don’t deliver on Friday, Sunday, 21\u00a0November or 23\u00a0November.');
  expect(saying(both, 'ar')).toContain(
    'لا نوصّل الطلبات في أيام الجمعة والأحد ويوم 21\u00a0نوفمبر ويوم 23\u00a0نوفمبر.',
  );
  const open = saying({ ...DEFAULT_DELIVERY, closedWeekdays: [], holidays: ['12-02'] });
  expect(open.join()).not.toContain('We don’t deliver on');
});

it('escapes user input', async () => {
  const contact = { ...CONTACT, firstName: '<img src=x onerror=alert(1)>', lastName: 'Bcc: x' };
  const { order_number } = await placed(shop, await orderFor(shop, LINES, { contact }));
  const mail = await confirmationOf(order_number);
  expect(mail.html).not.toContain('<img');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

it('has all texts with the same placeholders in both languages', () => {
  const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const compare = (a: object, b: object): void => {
    expect(Object.keys(a)).toEqual(Object.keys(b));
    for (const [key, value] of Object.entries(a)) {
      const twin = (b as Record<string, unknown>)[key];
      if (typeof value === 'string') expect(slots(String(twin)), key).toEqual(slots(value));
      else compare(value as object, twin as object);
    }
  };
  compare(en, ar);
});

it('sends replies of customers to the address of the shop', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  const english = await confirmationOf(order_number);
  expect(english.replyTo).toEqual({ name: 'Mahd', address: 'help@shop.example' });
});

it('is written once to the outbox folder as a valid .eml file', async () => {
  const { order_number } = await placed(shop, await orderFor(shop, LINES));
  expect((await outcomeOf(shop, order_number)).doneAt).not.toBeNull();
  const file = path.join(shop.dataDir, 'outbox', `order-confirmation-${order_number}.eml`);
  expect(fs.readFileSync(file, 'utf8')).toMatch(new RegExp(`^To: ${CONTACT.email}\r$`, 'm'));
  expect(await shop.work.mails()).toBe(0);
});

it('is sent by SMTP and retried when the server refuses it', async () => {
  const inbox = await openInbox();
  inbox.refuse = true;
  const posting = await openTestShop({
    mail: { smtpUrl: inbox.url, from: { name: 'Mahd', address: 'orders@shop.example' } },
  });
  const { order_number } = await placed(posting, await orderFor(posting, LINES));
  expect(await outcomeOf(posting, order_number)).toMatchObject({
    doneAt: null,
    attempts: 1,
    lastError: expect.stringContaining('busy'),
  });
  inbox.refuse = false;
  posting.clock.advance(60_000);
  expect(
    await vi.waitFor(
      async () => {
        await posting.work.mails();
        const [row] = await posting.database.db.select().from(outbox);
        if (row?.doneAt == null) throw new Error('The mail is under way');
        return row;
      },
      { timeout: 25_000, interval: 50 },
    ),
  ).toMatchObject({ attempts: 2, lastError: null });
  expect(inbox.mails).toHaveLength(1);
  expect(inbox.mails[0]).toContain(`Message-ID: <order-confirmation-${order_number}@shop.example>`);
  await posting.close();
  await inbox.close();
});
