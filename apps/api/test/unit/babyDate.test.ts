import { describe, expect, it } from 'vitest';
import { babyDateOf } from '../../src/accounts/babyDate.js';

const born = (kidAge: Parameters<typeof babyDateOf>[0]['kidAge'], at: string) =>
  babyDateOf({ kidAge, pregnancy: null, at: new Date(`${at}T10:00:00Z`) });

describe('the latest birthday that an age allows', () => {
  it.each([
    ['0-3 months', '2026-05-31', '2026-05-31'],
    ['3-6 months', '2026-05-20', '2026-02-20'],
    ['9-18 months', '2026-05-20', '2025-08-20'],
    ['24-36 months', '2026-01-15', '2024-01-15'],
  ] as const)('of %s on %s is %s', (kidAge, at, expected) => {
    expect(born(kidAge, at)).toBe(expected);
  });

  it.each([
    ['3-6 months', '2026-05-31', '2026-02-28'],
    ['6-9 months', '2026-08-31', '2026-02-28'],
    ['24-36 months', '2028-02-29', '2026-02-28'],
    ['24-36 months', '2026-02-28', '2024-02-28'],
    ['3-6 months', '2028-05-30', '2028-02-29'],
  ] as const)('of %s on %s is the last day of a shorter month, %s', (kidAge, at, expected) => {
    expect(born(kidAge, at)).toBe(expected);
  });
});

it('a trimester allows a due date, and no answer allows none', () => {
  const at = new Date('2026-05-31T10:00:00Z');
  expect(babyDateOf({ kidAge: null, pregnancy: 'Third Trimester', at })).toBe('2026-08-23');
  expect(babyDateOf({ kidAge: '0-3 months', pregnancy: 'Third Trimester', at })).toBe('2026-05-31');
  expect(babyDateOf({ kidAge: null, pregnancy: null, at })).toBeNull();
});
