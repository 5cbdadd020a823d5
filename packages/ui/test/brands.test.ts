// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrast } from '../docs/contrast.js';
import { colorPairs } from '../docs/pairs.js';
import { brandProperties } from '../src/foundation/brand.js';
import { mahd } from '../src/foundation/brands/mahd.js';
import { nada } from '../src/foundation/brands/nada.js';

test('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#e65550')).toBeCloseTo(3.63, 2);
  expect(contrast('#c93a35', '#ffffff')).toBeCloseTo(5.07, 2);
});

describe.each([mahd, nada])('$name', (brand) => {
  test.each(colorPairs(brand))('$name has enough contrast', ({ front, back, needs }) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(needs);
  });
});

test('both brands define the same properties', () => {
  const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(names(brandProperties(nada))).toEqual(names(brandProperties(mahd)));
});
