import type { Direction } from '@mahd/rules/locale';

const turned: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Maps arrow keys to the reading direction: in right-to-left layouts the left arrow becomes `ArrowRight`. */
export function logicalKey(key: string, direction: Direction): string {
  return direction === 'rtl' ? (turned[key] ?? key) : key;
}

/** The index that arrow keys, Home and End move to among `count` items; null for other keys. Wraps around. */
export function rovingIndex(key: string, index: number, count: number, back: string, forth: string): number | null {
  if (count === 0) return null;
  if (key === forth) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
