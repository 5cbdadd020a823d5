import { expect, test } from 'vitest';
import { nextBarPosition, type BarPosition } from './useHideOnScroll.js';

const atTop: BarPosition = { hidden: false, turn: 0 };
const after = (...way: number[]) => way.reduce(nextBarPosition, atTop).hidden;
/** Every scroll position between the two, pixel by pixel. */
const slowly = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + Math.sign(to - from) * n);

test('hides after scrolling down by more than 70 px', () => {
  expect(after(70)).toBe(false);
  expect(after(71)).toBe(true);
  expect(after(...slowly(0, 70))).toBe(false);
  expect(after(...slowly(0, 71))).toBe(true);
});

test('shows within 50 px of the top', () => {
  expect(after(100, 50)).toBe(true);
  expect(after(100, 49)).toBe(false);
});

test('shows after scrolling up by 70 px, at any speed', () => {
  expect(after(1000, 931)).toBe(true);
  expect(after(1000, 930)).toBe(false);
  expect(after(1000, ...slowly(1000, 930))).toBe(false);
});

test('measures from the last change of direction', () => {
  expect(after(1000, 930, 1000)).toBe(false);
  expect(after(1000, 930, 1001)).toBe(true);
  expect(after(1000, 960, 1200, 1140)).toBe(true);
  expect(after(1000, 960, 1200, 1130)).toBe(false);
});

test('treats overscroll above the top as the top', () => {
  expect(after(-60, 20)).toBe(false);
  expect(after(-60, 71)).toBe(true);
});
