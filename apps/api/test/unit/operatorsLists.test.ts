import { describe, expect, it } from 'vitest';
import type { AdminServices } from '../../src/cli/Command.js';
import { runCommand } from '../../src/cli/commands.js';

const AT = new Date('2026-11-27T08:00:00Z');

const run = async (admin: object, ...words: string[]) =>
  (await runCommand({ now: () => AT.getTime(), ...admin } as AdminServices, words, '/none')).text;

describe('texts of several lines', () => {
  it('of a review cannot look like another entry', async () => {
    const review = {
      id: 'one',
      route: 'pump',
      rating: 5,
      name: 'Noura',
      verified: true,
      createdAt: AT,
      language: 'en',
      title: 'Good',
      comment: 'First\ntwo  ★★★★★  pump',
    };
    const text = await run({ reviews: { list: () => Promise.resolve([review]) } }, 'review', 'list');
    expect(text.split('\n').slice(1)).toEqual(['    Good', '    First', '    two  ★★★★★  pump']);
  });

  it('of a return cannot either', async () => {
    const details = {
      full: {
        entry: {
          number: 'RT1',
          state: 'refused',
          note: 'Broken\nRefund AED 900.00',
          refusal: 'Used\nTwice',
          refundFils: 0,
          deliveryFeeFils: 0,
        },
        lines: [],
        pictures: 0,
      },
      order: { firstName: 'Noura', lastName: 'Ali', email: 'n@example.com', mobile: '+971501234567', language: 'en' },
      lines: [],
      history: [],
    };
    const text = await run({ returns: { show: () => Promise.resolve(details) } }, 'returns', 'show', 'RT1');
    expect(text).toContain('Note: Broken\n    Refund AED 900.00\nRefused: Used\n    Twice\n');
  });
});

describe('promo codes', () => {
  const spring = {
    code: 'SPRING',
    kind: 'percent',
    value: 1000,
    startsAt: null,
    endsAt: new Date('2026-11-27T07:59:59Z'),
    minimumSubTotalFils: 0,
    usageLimit: null,
    usedCount: 0,
    oncePerUser: false,
    active: true,
    sample: false,
  };

  it('that are over are listed so', async () => {
    const rows = [spring, { ...spring, endsAt: AT }, { ...spring, active: false }];
    const text = await run({ promos: { list: () => Promise.resolve(rows) } }, 'promo', 'list');
    expect(text.split('\n').map((line) => line.split(/ +/)[1])).toEqual(['over', 'on', 'off']);
  });

  it('that end in the past are created with a warning', async () => {
    const promos = { create: () => Promise.resolve(true) };
    const create = (until: string) => run({ promos }, 'promo', 'create', 'SPRING', '--percent', '10', '--until', until);
    expect(await create('2020-01-01')).toMatch(/It is already over: check --until\.$/);
    expect(await create('2026-11-27')).not.toContain('over');
  });

  it('are Latin', async () => {
    expect(await run({}, 'promo', 'create', 'ربيع', '--percent', '10')).toMatch(/use 3 to 40 Latin letters/);
  });
});

it('names the product that nobody waits for', async () => {
  const stockAlerts = { list: () => Promise.resolve([]) };
  expect(await run({ stockAlerts }, 'alerts', 'list', '--product', 'NOPE')).toBe('No request for NOPE is waiting.');
  expect(await run({ stockAlerts }, 'alerts', 'list', '--state', 'notified')).toBe('No request was notified.');
});
