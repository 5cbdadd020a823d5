import { expect, test } from 'vitest';
import { AGE_BANDS, ageFromText } from '../../src/shop/ageBands.js';

test('an age keeps its sign behind the number in Arabic text', () => {
  expect(AGE_BANDS.slice(0, 2).map(ageFromText)).toEqual(['\u20660+\u2069', '\u20661+\u2069']);
});
