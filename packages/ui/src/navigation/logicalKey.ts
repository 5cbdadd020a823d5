import type { KeyboardEvent } from 'react';
import type { Direction } from '@mahd/rules/locale';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'> & {
  readonly target: EventTarget | null;
};

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key of an event in the reading direction: in right-to-left layouts the left arrow becomes `ArrowRight`. Empty for
 * keys that are not ours: with Alt, Ctrl or Meta (browser shortcuts), or in a field or player, which use them itself.
 */
export function logicalKey(event: KeyPress, direction: Direction): string {
  const { key, target } = event;
  const isTaken =
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (target as Element).closest('input,select,textarea,audio,video,[contenteditable]');
  return isTaken ? '' : (direction === 'rtl' && mirrored[key]) || key;
}

/** Turns a row of slides by the arrow keys along the reading direction. */
export function turnByArrows(event: KeyboardEvent, direction: Direction, turn: (by: 1 | -1) => void): void {
  const key = logicalKey(event, direction);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
  event.preventDefault();
  turn(key === 'ArrowRight' ? 1 : -1);
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
