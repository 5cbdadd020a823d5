import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ORDER_STATUSES,
  PAYMENT_STATES,
  canChangeOrder,
  canChangePayment,
  canShopperCancel,
  isOrderStatus,
  isPaymentFailed,
  isPaymentSettled,
  nextOrderStatuses,
  trackingSteps,
  type OrderStatus,
  type StatusChange,
} from '../../src/shop/index.js';

/** A possible history of an order, with a date for each state. */
const course = fc.infiniteStream(fc.nat()).chain((choices) => {
  const statuses: OrderStatus[] = ['ORDERPLACED'];
  for (const choice of choices) {
    const next = nextOrderStatuses(statuses.at(-1) ?? 'ORDERPLACED');
    const following = next[choice % next.length];
    if (!following || statuses.length > 8) break;
    statuses.push(following);
  }
  const history = statuses.map((status, day): StatusChange => ({ status, at: `2026-11-${String(day + 10)}` }));
  return fc.integer({ min: 1, max: history.length }).map((length) => history.slice(0, length));
});
const states = (status: OrderStatus, history: StatusChange[] = []): string[] =>
  trackingSteps(status, history).map(({ state }) => state);

describe('order states', () => {
  test('go from placed to delivered', () => {
    const way: OrderStatus[] = ['ORDERPLACED', 'ORDERCONFIRMED', 'ORDERPROCESSED', 'ORDERDISPATCHED', 'ORDERDELIVERED'];
    for (let i = 1; i < way.length; i++) expect(canChangeOrder(way[i - 1]!, way[i]!)).toBe(true);
    expect(canChangeOrder('ORDERPLACED', 'ORDERDISPATCHED')).toBe(false);
    expect(canChangeOrder('ORDERDISPATCHED', 'ORDERCANCELLED')).toBe(false);
    expect(canChangeOrder('ORDERNOTDELIVERED', 'ORDERDISPATCHED')).toBe(true);
  });

  test('end at delivered and cancelled', () => {
    expect(ORDER_STATUSES.filter((status) => nextOrderStatuses(status).length === 0)).toEqual([
      'ORDERDELIVERED',
      'ORDERCANCELLED',
    ]);
  });

  test('never repeat and never return to placed', () => {
    for (const from of ORDER_STATUSES) {
      expect(canChangeOrder(from, from)).toBe(false);
      expect(canChangeOrder(from, 'ORDERPLACED')).toBe(false);
    }
  });

  test('let the customer cancel only right after placing', () => {
    expect(ORDER_STATUSES.filter(canShopperCancel)).toEqual(['ORDERPLACED']);
    expect(canChangeOrder('ORDERPLACED', 'ORDERCANCELLED')).toBe(true);
  });

  test('are recognised by name', () => {
    expect(isOrderStatus('ORDERPLACED')).toBe(true);
    expect(isOrderStatus('orderplaced')).toBe(false);
    expect(isOrderStatus(null)).toBe(false);
  });
});

describe('payment states', () => {
  test('a final payment never changes', () => {
    for (const from of PAYMENT_STATES) {
      if (isPaymentSettled(from)) expect(PAYMENT_STATES.some((to) => canChangePayment(from, to))).toBe(false);
    }
    expect(PAYMENT_STATES.filter((state) => !isPaymentSettled(state))).toEqual(['pending', 'review']);
  });

  test('every final payment is paid or failed', () => {
    for (const state of PAYMENT_STATES)
      expect(isPaymentFailed(state)).toBe(isPaymentSettled(state) && state !== 'paid');
  });

  test('review ends in a decision and never returns to pending', () => {
    expect(canChangePayment('pending', 'review')).toBe(true);
    expect(canChangePayment('review', 'paid')).toBe(true);
    expect(canChangePayment('review', 'pending')).toBe(false);
  });
});

describe('order tracking', () => {
  test.each([
    ['ORDERPLACED', ['upcoming', 'upcoming', 'upcoming', 'upcoming']],
    ['ORDERCONFIRMED', ['current', 'upcoming', 'upcoming', 'upcoming']],
    ['ORDERPROCESSED', ['done', 'current', 'upcoming', 'upcoming']],
    ['ORDERDISPATCHED', ['done', 'done', 'current', 'upcoming']],
    ['ORDERNOTDELIVERED', ['done', 'done', 'current', 'upcoming']],
    ['ORDERDELIVERED', ['done', 'done', 'done', 'done']],
    ['ORDERCANCELLED', ['upcoming', 'upcoming', 'upcoming', 'upcoming']],
  ] as const)('of %s', (status, expected) => {
    expect(states(status)).toEqual(expected);
  });

  test('shows how far a cancelled order had come', () => {
    expect(
      states('ORDERCANCELLED', [
        { status: 'ORDERCONFIRMED', at: 'a' },
        { status: 'ORDERCANCELLED', at: 'b' },
      ]),
    ).toEqual(['done', 'upcoming', 'upcoming', 'upcoming']);
  });

  test('shows the date of a second dispatch', () => {
    const history: StatusChange[] = [
      { status: 'ORDERDISPATCHED', at: '1' },
      { status: 'ORDERNOTDELIVERED', at: '2' },
      { status: 'ORDERDISPATCHED', at: '3' },
    ];
    expect(trackingSteps('ORDERDISPATCHED', history)[2]).toEqual({ step: 'dispatched', state: 'current', at: '3' });
  });

  test('has dates up to the reached step, at most one current step and no gaps, for every possible history', () => {
    fc.assert(
      fc.property(course, (history) => {
        const steps = trackingSteps(history.at(-1)!.status, history);
        const rank = { done: 0, current: 1, upcoming: 2 };
        expect(steps.map(({ state }) => rank[state])).toEqual(steps.map(({ state }) => rank[state]).sort());
        expect(steps.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1);
        for (const { state, at } of steps) expect(at === null).toBe(state === 'upcoming');
      }),
    );
  });
});
