import { asc, eq, isNull, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEFAULT_DELIVERY } from '@mahd/rules/shop/delivery';
import { hashToken } from '../../src/accounts/tokens.js';
import { runCommand } from '../../src/cli/commands.js';
import { mailTokens, outbox } from '../../src/db/schema/index.js';
import { OrderTokens } from '../../src/orders/orderTokens.js';
import { stockAlertLinks } from '../../src/stockAlerts/links.js';
import { sendDueMails } from '../../src/jobs/outboxWorker.js';
import { enqueueMail } from '../../src/jobs/outboxWriter.js';
import { createMailer, type Mailer } from '../../src/mail/mailer.js';
import { MailAdmin } from '../../src/mail/mailAdmin.js';
import type { MailMessage } from '../../src/mail/message.js';
import { register } from '../support/accounts.js';
import { orderFor, PLAIN, placed } from '../support/buying.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Far in the future, so that the shop's own job ignores these mails. */
const START = Date.now() + 365 * 24 * HOUR;

let shop: TestShop;
/** The mail server: received mails, and whether it is down. */
const server = { away: false, mails: [] as MailMessage[] };
let clock = START;
const logged: string[] = [];
const log = {
  warn: (line: object) => void logged.push(JSON.stringify(line)),
  error: (line: object) => void logged.push(JSON.stringify(line)),
};

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.delete(outbox);
  server.away = false;
  server.mails.length = 0;
  logged.length = 0;
  clock = START;
});

const contact = (email: string) =>
  ({
    kind: 'contact',
    name: 'Aisha',
    email,
    phone: '0501234567',
    message: 'Hello',
    language: 'en',
    receivedAt: '2026-11-23',
  }) as const;
const note = (...emails: string[]) =>
  Promise.all(emails.map((email) => enqueueMail(shop.database.db, contact(email), new Date(clock))));
const waiting = () =>
  shop.database.db.select().from(outbox).where(isNull(outbox.doneAt)).orderBy(asc(outbox.runAt), asc(outbox.id));

const toServer: Mailer = async (message) => {
  if (server.away) throw Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:25'), { code: 'ESOCKET' });
  server.mails.push(message);
};

function send(mailer = toServer): Promise<number> {
  return sendDueMails({
    db: shop.database.db,
    mailer,
    publicOrigin: 'https://shop.example',
    links: new OrderTokens('secret', 'order-link', () => clock),
    stockAlertLinks: stockAlertLinks('secret', () => clock),
    delivery: DEFAULT_DELIVERY,
    facts: {},
    shopAddress: 'care@shop.example',
    now: () => clock,
    log,
    isStopping: () => false,
  });
}

/** Advances the clock, running the mail job whenever a mail is due; returns the times of the runs. */
async function live(until: number): Promise<number[]> {
  const turns: number[] = [];
  for (;;) {
    const [next] = (await waiting()).filter(({ failedAt }) => failedAt === null);
    if (next === undefined || next.runAt.getTime() > until) break;
    clock = Math.max(clock, next.runAt.getTime());
    turns.push(clock);
    while ((await send()) > 0);
  }
  clock = until;
  return turns;
}
const run = (...words: string[]) =>
  runCommand(
    {
      ...shop.admin,
      mails: new MailAdmin(
        shop.database.db,
        () => clock,
        () => undefined,
      ),
    },
    words,
    '/',
  );

it('are delivered once each after a three-day outage of the mail server', async () => {
  const { db } = shop.database;
  await register(shop, 'away@example.com');
  const { order_number: orderNumber } = await placed(
    shop,
    await orderFor(shop, [{ product_code: PLAIN, quantity: 1 }]),
  );
  // Sent by the shop's own job.
  await db.delete(outbox);
  const at = new Date(clock);
  const email = 'away@example.com';
  await enqueueMail(db, { kind: 'verification', email, redirectPath: '/ar/register/success', request: 'a' }, at);
  await enqueueMail(db, { kind: 'password-reset', email, language: 'en', request: 'b' }, at);
  await enqueueMail(
    db,
    { kind: 'password-changed', email, language: 'en', changedAt: at.toISOString(), request: 'c' },
    at,
  );
  await enqueueMail(db, { kind: 'order-confirmation', orderNumber }, at);
  await enqueueMail(db, { kind: 'status-change', orderNumber, status: 'ORDERCONFIRMED', change: 1 }, at);
  await note('aisha@example.com', 'mariam@example.com');

  server.away = true;
  for (const hours of [0, 1, 12, 36, 60, 71.9]) {
    clock = START + hours * HOUR;
    while ((await send()) > 0);
  }
  expect((await waiting()).map(({ failedAt }) => failedAt)).toEqual(Array<null>(7).fill(null));
  expect(server.mails).toEqual([]);

  server.away = false;
  const turns = await live(START + 74 * HOUR);
  expect(Math.max(...turns)).toBeLessThan(START + 73 * HOUR);
  expect(await waiting()).toEqual([]);
  expect(server.mails.map(({ id }) => id.replace(/^(verification|password-\w+|contact)-\d+$/, '$1')).sort()).toEqual(
    [
      'contact',
      'contact',
      'password-changed',
      'password-reset',
      'verification',
      `order-confirmation-${orderNumber}`,
      `status-change-${orderNumber}-1`,
    ].sort(),
  );
  expect(new Set(server.mails.map(({ id }) => id)).size).toBe(7);
  // A link's lifetime starts when it is sent.
  const verification = server.mails.find(({ id }) => id.startsWith('verification'));
  const [, token = ''] = /verify-email#token=([\w-]+)/.exec(verification?.text ?? '') ?? [];
  const [kept] = await db
    .select()
    .from(mailTokens)
    .where(eq(mailTokens.tokenHash, hashToken(token)));
  expect(kept?.expiresAt.getTime()).toBeGreaterThan(START + (72 + 23) * HOUR);
});

it('are retried with growing delays up to an hour, and given up after 72 hours', async () => {
  await note('aisha@example.com');
  server.away = true;
  const turns = await live(START + 100 * HOUR);
  const pauses = turns.slice(1).map((turn, index) => (turn - (turns[index] ?? 0)) / MINUTE);
  expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.max(...pauses)).toBe(60);
  const last = (turns.at(-1) ?? 0) - START;
  expect(last).toBeGreaterThanOrEqual(72 * HOUR);
  expect(last).toBeLessThan(73 * HOUR);
  const [row] = await waiting();
  expect(row?.failedAt?.getTime()).toBe(START + last);

  expect((await run('mail', 'list')).text).toMatch(/contact +failed +\d+ tries .* a…@example\.com {2}ESOCKET/);
  server.away = false;
  expect((await run('mail', 'retry', '--all')).text).toBe('1 mail is queued again.');
  await live(clock + MINUTE);
  expect(server.mails).toHaveLength(1);
  expect((await run('mail', 'list')).text).toBe('No waiting or failed mails.');
  expect((await run('mail', 'list', '--state', 'sent')).text).toContain('sent');
});

it('are listed, retried and dropped by operators', async () => {
  await note('first@example.com', 'second@example.com', 'third@example.com');
  server.away = true;
  await send();
  const [first, second] = (await waiting()).map(({ id }) => String(id));
  const { text } = await run('mail', 'list');
  expect(text.split('\n')).toHaveLength(3);
  expect(text).toMatch(
    /contact +waiting +1 try +next try \d{4}-\d\d-\d\d \d\d:\d\d +[fst]…@example.com .*ESOCKET connect ECONNREFUSED/,
  );
  expect(text).not.toMatch(/first@|second@|third@|Aisha|Hello/);

  clock += 10 * 1000;
  await shop.database.db.update(outbox).set({ runAt: new Date(clock + HOUR) });
  server.away = false;
  expect((await run('mail', 'retry', first ?? '')).text).toBe('1 mail is queued again.');
  expect(await send()).toBe(1);
  expect(await run('mail', 'retry', first ?? '', second ?? '')).toEqual({
    ok: false,
    text: `1 mail is queued again. Not found among unsent mail: ${first}.`,
  });
  expect((await run('mail', 'drop', second ?? '')).text).toBe('1 mail is deleted.');
  // Only the named mails are deleted.
  expect((await run('mail', 'drop', '--all')).text).toBe('0 mails are deleted.');
  expect(await waiting()).toHaveLength(1);
  for (const wrong of [['retry'], ['drop', '--all', '1'], ['retry', 'x'], ['list', '0'], ['list', '--state', 'gone']])
    expect((await run('mail', ...wrong)).ok, wrong.join(' ')).toBe(false);
});

it('are not sent twice by "mail retry" while being sent', async () => {
  await note('aisha@example.com');
  await shop.database.db
    .update(outbox)
    .set({ attempts: 1, firstFailureAt: new Date(clock), runAt: new Date(clock + 2 * MINUTE) });
  await run('mail', 'retry', '--all');
  expect(await send()).toBe(0);
});

it('reveal no recipient in the log or the list', async () => {
  const refusing = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, refuse) =>
      refuse(
        Object.assign(new Error(`5.1.1 <${address}> user ${address.split('@')[0]} unknown`), { responseCode: 550 }),
      ),
  });
  const port = await new Promise<number>((resolve) => {
    const listener = refusing.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  await register(shop, 'fatima.secret@example.com');
  await shop.database.db.delete(outbox);
  await enqueueMail(
    shop.database.db,
    { kind: 'password-reset', email: 'fatima.secret@example.com', language: 'en', request: 'r' },
    new Date(clock),
  );
  expect(
    await send(
      createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: { name: 'Mahd', address: 'orders@shop.example' } }, ''),
    ),
  ).toBe(1);
  await new Promise<void>((closed) => refusing.close(closed));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('EENVELOPE the mail server refused the recipient 550 5.1.1');
  const { text } = await run('mail', 'list');
  expect(text).toContain('550 5.1.1');
  const [{ kept = '' } = {}] = await shop.database.db.select({ kept: sql<string>`${outbox.lastError}` }).from(outbox);
  for (const place of [logged.join(), text, kept]) expect(place).not.toMatch(/fatima|secret/);
});
