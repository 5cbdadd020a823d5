import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReturnStates, paidPerLine, refundOfPieces, returnsEnd } from '../../src/shop/returns.js';

describe('returnsEnd', () => {
  it.each([
    ['2026-11-01T08:00:00Z', '2026-11-16T20:00:00.000Z'],
    // Half past midnight in Dubai.
    ['2026-11-01T20:30:00Z', '2026-11-17T20:00:00.000Z'],
  ])('after a delivery at %s is %s', (delivered, end) => {
    expect(new Date(returnsEnd(Date.parse(delivered))).toISOString()).toBe(end);
  });
});

describe('states', () => {
  it('end with a refund or a refusal', () => {
    expect(nextReturnStates('requested')).toEqual(['approved', 'refused']);
    expect(nextReturnStates('received')).toEqual(['refunded']);
    expect(nextReturnStates('refunded')).toEqual([]);
    expect(nextReturnStates('refused')).toEqual([]);
  });
});

describe('amounts', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });

  it('share the promo discount in proportion to the prices, without regulated feeding products', () => {
    expect(
      paidPerLine(
        [
          { lineTotal: 3000, regulatedFeeding: false },
          { lineTotal: 5000, regulatedFeeding: true },
          { lineTotal: 1000, regulatedFeeding: false },
        ],
        1000,
      ),
    ).toEqual([2250, 5000, 750]);
  });

  it('of all lines add up to what was paid', () => {
    const line = fc.record({ lineTotal: amount, regulatedFeeding: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, part) => {
          const base = lines.reduce((sum, one) => sum + (one.regulatedFeeding ? 0 : one.lineTotal), 0);
          const discount = Math.floor(base * part);
          const paid = paidPerLine(lines, discount);
          expect(paid.reduce((sum, one) => sum + one, 0)).toBe(
            lines.reduce((sum, one) => sum + one.lineTotal, 0) - discount,
          );
          expect(paid.every((one) => one >= 0)).toBe(true);
        },
      ),
    );
  });

  it('of single pieces add up to the line', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10 }), (paid, quantity) => {
        let refundable = paid;
        for (let returnable = quantity; returnable > 0; returnable--)
          refundable -= refundOfPieces({ refundable, returnable }, 1);
        expect(refundable).toBe(0);
        expect(refundOfPieces({ refundable: paid, returnable: quantity }, quantity)).toBe(paid);
      }),
    );
  });
});
