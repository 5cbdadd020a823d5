import type { Direction } from '@mahd/rules/locale';

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it is meant on the line of reading: in right-to-left layouts the left arrow means "next" and comes back as `ArrowRight`. */
export function logicalKey(key: string, direction: Direction): string {
  return direction === 'rtl' ? (turned[key] ?? key) : key;
}

/** The place to which arrows, Home and End move in a row or column of `count` things; null for every other key. Ends meet. */
export function rovingIndex(key: string, index: number, count: number, back: string, forth: string): number | null {
  if (count === 0) return null;
  if (key === forth) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
