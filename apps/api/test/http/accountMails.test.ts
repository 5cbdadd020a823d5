import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { as, partOf, register, verify } from '../support/accounts.js';
import { CONTACT, orderFor, PLAIN, placed, post } from '../support/buying.js';
import { openInbox, type Inbox } from '../support/inbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let inbox: Inbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await openInbox();
  shop = await openTestShop({
    mail: { smtpUrl: inbox.url, from: { name: 'Mahd', address: 'orders@shop.example' } },
    facts: {
      legalNameEn: 'Mahd Trading LLC',
      legalNameAr: 'Mahd Trading LLC',
      trn: '100000000000003',
      email: 'help@shop.example',
    },
  });
});
afterAll(async () => {
  await shop.close();
  await inbox.close();
});

/** Waits for a number of mails to an address. */
async function mailsTo(address: string, count: number): Promise<string[]> {
  return vi.waitFor(
    async () => {
      await shop.work.mails();
      const mails = inbox.mails.filter((mail) => mail.includes(`To: ${address}`));
      if (mails.length < count) throw new Error(`${mails.length} mails to ${address}`);
      return mails;
    },
    { timeout: 20_000, interval: 50 },
  );
}

describe('account and order mails sent by SMTP', () => {
  it.each([
    [
      'en',
      'ltr',
      'Please confirm that this address belongs to you.',
      'Verify email address',
      'The link is valid for 24 hours.',
    ],
    ['ar', 'rtl', 'يُرجى تأكيد أن هذا العنوان لكِ.', 'تأكيد البريد الإلكتروني', 'الرابط صالح لمدة 24 ساعة.'],
  ])(
    'after registration in %s are readable as text and HTML, light and dark, with a working link',
    async (language, direction, ...words) => {
      const email = `smtp-${language}@example.com`;
      const { access_token: session } = await register(shop, email, {
        firstName: '<b>مريم</b>',
        redirect_url: `http://localhost:3000/${language}/register/success`,
      });
      const [mail = ''] = await mailsTo(email, 1);
      const [text, html] = [partOf(mail, 'plain'), partOf(mail, 'html')];
      for (const part of [...words, 'Mahd Trading LLC', 'help@shop.example'])
        for (const form of [text, html]) expect(form).toContain(part);
      expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(html).toMatch(
        /<meta name="color-scheme" content="light dark">[\s\S]*@media \(prefers-color-scheme: dark\)/,
      );
      expect(html).not.toContain('<b>');
      const [link = ''] =
        new RegExp(`http://localhost:3000/${language}/verify-email#token=[\\w-]{43}$`, 'm').exec(text) ?? [];
      expect(html).toContain(link);
      expect((await verify(shop, link, { session })).json()).toEqual({
        status: 'verified',
        path: `/${language}/register/success`,
      });
    },
  );

  it('are in the language of the page the reset was requested on, and confirm the change', async () => {
    const email = 'smtp-forgot@example.com';
    await register(shop, email);
    await post(shop, 'forget-password', { email, redirect_url: 'http://localhost:3000/ar/login' });
    // Mails are sent in parallel, so their order is not given.
    const plain = async (count: number) =>
      (await mailsTo(email, count)).map((mail) => partOf(mail, 'plain')).join('\n');
    const reset = await plain(2);
    const [, token = ''] = /http:\/\/localhost:3000\/ar\/login#reset=([\w-]{43})/.exec(reset) ?? [];
    expect(reset).toContain('الرابط صالح مرة واحدة ولمدة ساعة.');
    expect((await post(shop, 'auth/password/reset', { token, password: 'new-secret' })).statusCode).toBe(200);
    expect(await plain(3)).toContain('Your account’s password was changed on');
  });

  it('are not sent to unknown addresses', async () => {
    const before = inbox.mails.length;
    await post(shop, 'forget-password', { email: 'smtp-nobody@example.com' });
    await post(shop, 'auth/verify-email/resend', { email: 'smtp-nobody@example.com' });
    await vi.waitFor(async () => expect(await shop.work.mails()).toBe(0), { timeout: 20_000, interval: 50 });
    expect(inbox.mails).toHaveLength(before);
  });

  it('report status changes in the order’s language', async () => {
    const email = 'smtp-order@example.com';
    const { order_number } = await placed(
      shop,
      await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], { contact: { ...CONTACT, email }, language: 'ar' }),
    );
    for (const status of ['ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'] as const)
      await shop.admin.orders.move(order_number, status);
    const texts = (await mailsTo(email, 5)).map((mail) => partOf(mail, 'plain'));
    for (const words of [
      'شكرًا لتسوقكِ معنا!',
      `أكّدنا طلبكِ رقم ${order_number}.`,
      `نجهّز الآن طلبكِ رقم ${order_number}.`,
      `طلبكِ رقم ${order_number} في الطريق إليكِ.`,
      `تم توصيل طلبكِ رقم ${order_number}.`,
    ])
      expect(texts.filter((text) => text.includes(words))).toHaveLength(1);
  });

  it('report a cancellation', async () => {
    const { access_token: token } = await register(shop, 'smtp-cancel@example.com');
    const request = await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }], {
      contact: { ...CONTACT, email: 'smtp-cancel@example.com' },
    });
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      payload: request,
    });
    const { order_number } = answer.json<{ order_number: string }>();
    await as(shop, token, 'POST', `auth/orders/${order_number}/cancel`);
    const texts = (await mailsTo('smtp-cancel@example.com', 3)).map((mail) => partOf(mail, 'plain'));
    expect(texts.filter((text) => text.includes(`Your order ${order_number} was canceled.`))).toHaveLength(1);
  });
});
