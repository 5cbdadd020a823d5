// @vitest-environment node
import { expect, test } from 'vitest';
import { formatNumber } from '@mahd/rules/locale';
import { intlFormats } from '../../foundation/intlFormats.js';
import { parseNumber, separatorsOf, steppedNumber, withinLimits } from './numbers.js';

const limits = { min: 0, max: 10, step: 0.1 };

test.each([
  ['12', 12],
  ['١٢٫٥', 12.5],
  ['1,250.75', 1250.75],
  ['-3', -3],
  ['.5', 0.5],
  ['3 kg', 3],
  ['', null],
  ['kg', null],
])('reads "%s" as %s', (text, value) => {
  expect(parseNumber(text, separatorsOf(formatNumber))).toBe(value);
});

test.each([
  ['fr', '1,5', 1.5],
  ['fr', '1.5', 1.5],
  ['fr', '1 250,75', 1250.75],
  ['fr', '١٬٢٥٠٫٥', 1250.5],
  ['de', '1.250,75', 1250.75],
  ['de', '1.250', 1250],
  ['de-CH', '1’250.75', 1250.75],
  ['es', '1250,5', 1250.5],
])('reads with the separators of the language: %s, "%s" as %s', (language, text, value) => {
  expect(parseNumber(text, separatorsOf(intlFormats(language).number))).toBe(value);
});

test('keeps to the limits and the decimals of the step', () => {
  expect(withinLimits(11, limits)).toBe(10);
  expect(withinLimits(-1, limits)).toBe(0);
  expect(withinLimits(1.26, limits)).toBe(1.3);
  expect(withinLimits(1.5, { ...limits, step: 1 })).toBe(2);
});

test('steps without rounding errors, and starts at the minimum', () => {
  expect(steppedNumber(0.2, 1, limits)).toBe(0.3);
  expect(steppedNumber(9.95, 10, limits)).toBe(10);
  expect(steppedNumber(null, 1, { ...limits, min: 2 })).toBe(2);
  expect(steppedNumber(null, 1, { ...limits, min: -Infinity })).toBe(0);
});
