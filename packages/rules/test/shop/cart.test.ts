import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  cartCount,
  clampQuantity,
  maxQuantity,
  removeLine,
  setQuantity,
  type CartLine,
} from '../../src/shop/index.js';

const code = fc.constantFrom('A', 'B', 'C', 'D');
const anyNumber = fc.oneof(fc.integer({ min: -5, max: 30 }), fc.double());
const stock = fc.oneof(fc.nat({ max: 15 }), anyNumber);
const action = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), productCode: code, quantity: anyNumber, stock }),
  fc.record({ kind: fc.constant('set' as const), productCode: code, quantity: anyNumber, stock }),
  fc.record({ kind: fc.constant('remove' as const), productCode: code }),
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

function apply(lines: readonly CartLine[], step: Action): readonly CartLine[] {
  if (step.kind === 'add')
    return addLine(lines, { productCode: step.productCode, quantity: step.quantity }, step.stock);
  if (step.kind === 'set') return setQuantity(lines, step.productCode, step.quantity, step.stock);
  return removeLine(lines, step.productCode);
}

describe('quantities', () => {
  test('range from 1 to 10, limited by the stock', () => {
    expect(clampQuantity(0, 50)).toBe(1);
    expect(clampQuantity(11, 50)).toBe(10);
    expect(clampQuantity(7, 3)).toBe(3);
    expect(clampQuantity(2.9, 50)).toBe(2);
    expect(clampQuantity(NaN, 50)).toBe(1);
    expect(clampQuantity(Infinity, Infinity)).toBe(10);
    expect(clampQuantity(1, 0)).toBe(0);
    expect(maxQuantity(-3)).toBe(0);
    expect(maxQuantity(NaN)).toBe(0);
  });
});

describe('cart lines', () => {
  const lines = [
    { productCode: 'A', quantity: 2, invoker: 'cart' },
    { productCode: 'B', quantity: 1, invoker: 'cart' },
  ];

  test('a product already in the cart gets both quantities and keeps its position', () => {
    expect(addLine(lines, { productCode: 'A', quantity: 3, invoker: 'wishlist' }, 10)).toEqual([
      { productCode: 'A', quantity: 5, invoker: 'cart' },
      lines[1],
    ]);
  });

  test('a new product is appended', () => {
    expect(
      addLine(lines, { productCode: 'C', quantity: 1, invoker: 'cart' }, 10).map((line) => line.productCode),
    ).toEqual(['A', 'B', 'C']);
  });

  test('the sum is limited by the stock and by ten', () => {
    expect(addLine(lines, { productCode: 'A', quantity: 9, invoker: 'cart' }, 99)[0]?.quantity).toBe(10);
    expect(addLine(lines, { productCode: 'A', quantity: 9, invoker: 'cart' }, 4)[0]?.quantity).toBe(4);
  });

  test('sold-out and unknown products change nothing', () => {
    expect(addLine(lines, { productCode: 'C', quantity: 1, invoker: 'cart' }, 0)).toBe(lines);
    expect(setQuantity(lines, 'A', 3, 0)).toBe(lines);
    expect(setQuantity(lines, 'C', 3, 9)).toBe(lines);
    expect(removeLine(lines, 'C')).toBe(lines);
  });

  test('set and remove change only their line', () => {
    expect(setQuantity(lines, 'B', 4, 9)).toEqual([lines[0], { ...lines[1], quantity: 4 }]);
    expect(removeLine(lines, 'A')).toEqual([lines[1]]);
    expect(cartCount(lines)).toBe(3);
  });

  test('no sequence of actions breaks a limit, duplicates a code or mutates an earlier cart', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let current: readonly CartLine[] = [];
        for (const step of actions) {
          const before = structuredClone(current);
          const next = apply(current, step);
          expect(current).toEqual(before);
          current = next;
          expect(new Set(current.map((line) => line.productCode)).size).toBe(current.length);
          for (const line of current) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(line.quantity);
        }
        expect(cartCount(current)).toBe(current.reduce((sum, line) => sum + line.quantity, 0));
      }),
    );
  });
});
