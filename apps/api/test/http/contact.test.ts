import fs from 'node:fs';
import path from 'node:path';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { outbox } from '../../src/db/schema/index.js';
import { openInbox } from '../support/inbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ trustProxy: true, facts: { legalNameEn: 'Mahd', email: 'care@shop.example' } });
});
afterAll(() => shop.close());

let address = 0;
const MESSAGE = {
  name: 'Aisha Al Ali',
  email: 'aisha@example.com',
  phone: '0501234567',
  message: 'Where is my order?\nThank you',
  language: 'en',
};
const send = (body: object, from = `10.0.0.${++address}`) =>
  shop.app.inject({ method: 'POST', url: '/api/contact', payload: body, headers: { 'x-forwarded-for': from } });
const noted = () => shop.database.db.select().from(outbox).where(like(outbox.dedupeKey, 'contact:%'));

it('mails a message to the shop with the visitor as Reply-To', async () => {
  const answer = await send(MESSAGE);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'received', reference: expect.stringMatching(/^C\d{8}$/) },
  ]);
  const { reference } = answer.json<{ reference: string }>();
  const row = await vi.waitFor(
    async () => {
      await shop.work.mails();
      const [found] = await noted();
      if (found?.doneAt == null) throw new Error('The mail is under way');
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
  const mail = fs.readFileSync(path.join(shop.dataDir, 'outbox', `contact-${row.id}.eml`), 'utf8');
  for (const part of [
    'To: care@shop.example',
    'Reply-To: Aisha Al Ali <aisha@example.com>',
    'Subject: Message from Aisha Al Ali',
    'Where is my order?',
    // No-break spaces, quoted-printable.
    '+971=C2=A050=C2=A0123=C2=A04567',
    `Reference number: ${reference}`,
  ])
    expect(mail).toContain(part);
});

it('mails a message to the sender of mails while the shop has no address of its own', async () => {
  const inbox = await openInbox();
  const plain = await openTestShop({
    mail: { smtpUrl: inbox.url, from: { name: 'Mahd', address: 'orders@shop.example' } },
  });
  await plain.app.inject({ method: 'POST', url: '/api/contact', payload: MESSAGE });
  await vi.waitFor(
    async () => {
      await plain.work.mails();
      expect(inbox.recipients).toEqual(['orders@shop.example']);
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(inbox.mails[0]).toContain('To: orders@shop.example');
  await plain.close();
  await inbox.close();
});

it('queues the same message once a day', async () => {
  const before = (await noted()).length;
  const words = { ...MESSAGE, message: 'Sent twice' };
  const [first, second] = [await send(words), await send(words)];
  expect(second.json()).toEqual(first.json());
  expect((await noted()).length).toBe(before + 1);
  shop.clock.advance(24 * 3600_000);
  expect((await send(words)).json()).not.toEqual(first.json());
  expect((await noted()).length).toBe(before + 2);
});

it.each([
  [{ name: ' ' }, ['name']],
  [{ email: 'aisha' }, ['email']],
  [{ phone: 'none' }, ['phone']],
  [{ phone: '447700900123' }, ['phone']],
  [{ phone: '+971 50 123 456' }, ['phone']],
  [{ message: '\n' }, ['message']],
  [{ name: '', email: '', phone: '', message: '' }, ['name', 'email', 'phone', 'message']],
  [{ message: 'x'.repeat(5001) }, ['message']],
  [{ language: 'fr' }, ['language']],
])('rejects %j and queues nothing', async (change, fields) => {
  const before = (await noted()).length;
  const answer = await send({ ...MESSAGE, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(fields);
  expect((await noted()).length).toBe(before);
});

it('keeps the number of another country', async () => {
  expect((await send({ ...MESSAGE, phone: '0044 7700-900123', message: 'From abroad' })).statusCode).toBe(200);
  expect((await noted()).at(-1)?.payload).toMatchObject({ phone: '+447700900123' });
});

it('escapes user input in mail headers and markup', async () => {
  await send({ ...MESSAGE, name: 'Eve\r\nBcc: all@example.com', message: '<img src=x onerror=alert(1)>' });
  await vi.waitFor(
    async () => {
      await shop.work.mails();
      if ((await noted()).some(({ doneAt }) => doneAt === null)) throw new Error('A mail is under way');
    },
    { timeout: 20_000, interval: 50 },
  );
  const row = (await noted()).find(({ payload }) => String(payload.name).startsWith('Eve'));
  const mail = fs.readFileSync(path.join(shop.dataDir, 'outbox', `contact-${row?.id}.eml`), 'utf8');
  expect(mail).not.toMatch(/^Bcc:/m);
  expect(mail.slice(mail.indexOf('text/html'))).not.toMatch(/<img/);
});

it('limits messages per address with Retry-After', async () => {
  const answers = [];
  for (let turn = 0; turn < 31; turn++)
    answers.push(
      await send({ ...MESSAGE, email: `visitor-${turn}@example.com`, message: `Message ${turn}` }, '10.9.9.9'),
    );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(30).fill(200), 429]);
  expect(Number(answers[30]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send({ ...MESSAGE, message: 'Another visitor' })).statusCode).toBe(200);
});

it('limits messages per normalised mailbox; invalid forms do not count', async () => {
  const statuses = [];
  for (let turn = 0; turn < 10; turn++)
    statuses.push(
      (
        await send({
          ...MESSAGE,
          email: `named+${turn}@example.com`,
          message: turn === 3 ? ' ' : `In her name ${turn}`,
        })
      ).statusCode,
    );
  expect(statuses).toEqual([200, 200, 200, 422, 200, 200, 200, 200, 200, 429]);
  expect((await send({ ...MESSAGE, email: 'another@example.com', message: 'In my own' })).statusCode).toBe(200);
  shop.clock.advance(3_601_000);
  expect((await send({ ...MESSAGE, email: 'named@example.com', message: 'An hour later' })).statusCode).toBe(200);
});

it('counts an IPv6 /64 as one address, and IPv4 in any notation', async () => {
  const statusesFrom = async (addressOf: (turn: number) => string) => {
    const statuses = [];
    for (let turn = 0; turn < 31; turn++)
      statuses.push(
        (await send({ ...MESSAGE, email: `${crypto.randomUUID()}@example.com` }, addressOf(turn))).statusCode,
      );
    return statuses;
  };
  const thirtyThenNone = [...Array<number>(30).fill(200), 429];
  expect(await statusesFrom((turn) => `2001:db8:0:7:${turn + 1}::${turn}`)).toEqual(thirtyThenNone);
  expect(await statusesFrom((turn) => `${turn % 2 === 0 ? '::ffff:' : ''}10.8.8.8`)).toEqual(thirtyThenNone);
  expect((await send({ ...MESSAGE, email: 'beside@example.com' }, '2001:db8:0:8::1')).statusCode).toBe(200);
});
