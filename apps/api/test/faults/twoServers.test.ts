import type { Quote } from '@mahd/contract';
import { expect, it } from 'vitest';
import { PASSWORD, registrationOf } from '../support/accounts.js';
import { configurationFor, onPostgres } from '../support/shop.js';
import { checkConsistency, recordInitialState, withDatabase } from './consistency.js';
import { carryOut, newAttempt, type Attempt } from './shopper.js';
import { buildServer, ServerProcess } from './serverProcess.js';

const ORDERS = 60;
const SHOPPERS = 6;
/** Limit of wrong promo codes per account in ten minutes, across servers. */
const GUESSES = 30;

it.skipIf(!onPostgres)('loses and doubles nothing when one of two servers is killed under load', async () => {
  const script = await buildServer('two');
  const configuration = await configurationFor({ trustProxy: true });
  const opening = await withDatabase(configuration, recordInitialState);
  const [first, second] = [
    await ServerProcess.start(script, configuration),
    await ServerProcess.start(script, configuration),
  ];
  const attempts: Attempt[] = [];
  let refused = 0;
  let killed: Promise<void> | undefined;
  let serial = 0;

  const shop = async () => {
    while (serial < ORDERS) {
      const mine = serial++;
      if (mine === ORDERS / 3) killed = first.kill();
      // Load balancing: round-robin with failover.
      const turns = mine % 2 === 0 ? [first, second] : [second, first];
      const attempt = await firstOf(
        turns,
        ({ origin }) => newAttempt(origin, mine),
        () => (refused += 1),
      );
      attempts.push(attempt);
      await firstOf(
        turns,
        ({ origin }) => carryOut(origin, attempt),
        () => (refused += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shop));
  await killed;
  await second.kill();
  await withDatabase(configuration, (db) => checkConsistency(db, opening, attempts));
  expect(attempts.filter(({ answer }) => answer !== null)).toHaveLength(ORDERS);
  console.log(
    `${ORDERS} orders, one server killed after ${ORDERS / 3}, ${refused} calls went to the other one instead`,
  );
  expect(refused).toBeGreaterThan(0);
});

it.skipIf(!onPostgres)('knows a session, an answer and a limit on each of two servers', async () => {
  const script = await buildServer('shared');
  const configuration = await configurationFor({ trustProxy: true });
  const servers = [
    await ServerProcess.start(script, configuration),
    await ServerProcess.start(script, configuration),
  ] as const;
  const [first, second] = servers;
  try {
    const form = new FormData();
    for (const [name, value] of Object.entries(registrationOf('two@example.com', { password: PASSWORD })))
      form.set(name, value);
    const { access_token: token } = (await (
      await fetch(`${first.origin}/api/auth/register`, { method: 'POST', body: form })
    ).json()) as { access_token: string };
    const me = async ({ origin }: ServerProcess) =>
      (await fetch(`${origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await me(first), await me(second)]).toEqual([200, 200]);
    const lists = await Promise.all(
      servers.map(async ({ origin }) => (await fetch(`${origin}/api/auth/products?page=all`)).text()),
    );
    expect(lists[0]).toBe(lists[1]);

    const guess = async (turn: number) => {
      const body = JSON.stringify({ lines: [{ product_code: 'MH-BF-0001', quantity: 1 }], promo_code: `GUESS${turn}` });
      return fetch(`${(servers[turn % 2] ?? first).origin}/api/cart/quote`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': '10.9.9.9',
          authorization: `Bearer ${token}`,
        },
        body,
      });
    };
    const answers = await Promise.all(Array.from({ length: 2 * GUESSES }, (_, turn) => guess(turn)));
    const reasons = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as Quote).promo_error?.reason),
    );
    expect(reasons.filter((reason) => reason === 'notFound')).toHaveLength(GUESSES);
    expect(reasons.filter((reason) => reason === 'tooManyTries')).toHaveLength(GUESSES);

    await fetch(`${second.origin}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    expect([await me(first), await me(second)]).toEqual([401, 401]);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
});

/** The result of the first server that responds. */
async function firstOf<T>(
  servers: readonly ServerProcess[],
  ask: (server: ServerProcess) => Promise<T>,
  onMissing: () => void,
): Promise<T> {
  let last: unknown;
  for (const server of servers) {
    try {
      return await ask(server);
    } catch (error) {
      last = error;
      onMissing();
    }
  }
  throw last;
}
