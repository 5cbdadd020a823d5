// @vitest-environment node
import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.js';

test.each([
  ['Sara Ahmed', 'SA'],
  ['sara', 'S'],
  ['Dr. Sara bint Khalid Al Mansoori', 'SM'],
  ['Anne-Marie', 'AM'],
  ['سارة أحمد', 'س أ'],
  ['علي المنصوري', 'ع م'],
  ['د. سارة بنت خالد', 'س خ'],
  ['', ''],
  ['Dr.', 'D'],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
