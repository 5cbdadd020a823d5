import { expect, test } from 'vitest';
import { pageItems } from './pageItems.js';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [16, 20, [1, 'gap', 15, 16, 17, 'gap', 20]],
  [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [9999, 8, [1, 'gap', 4, 5, 6, 7, 8]],
])('page %d of %d', (current, total, expected) => {
  expect(pageItems(current, total)).toEqual(expected);
});

test('always shows first, last, current and neighbours; a gap hides two pages or more', () => {
  for (let total = 1; total <= 40; total += 1)
    for (let current = 1; current <= total; current += 1) {
      const items = pageItems(current, total);
      for (const page of [1, total, current, current - 1, current + 1])
        if (page >= 1 && page <= total) expect(items).toContain(page);
      expect(items.length).toBe(Math.min(total, 7));
      items.forEach((item, index) => {
        const [before, after] = [items[index - 1], items[index + 1]];
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(item).toBe(before + 1);
      });
    }
});
