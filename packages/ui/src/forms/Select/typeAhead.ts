import type { KeyboardEvent } from 'react';
import { normalizeForSearch } from '@mahd/rules/locale';
import type { SelectOption } from './SelectOption.js';

/** Letters typed within this time form one query, ms, as in browsers. */
const PAUSE = 1000;

/**
 * The option that starts with the typed text, compared as in the shop's search: hamza forms, ة and ه, diacritics, digit
 * style and the article are ignored. A repeated letter moves on to the next option that starts with it.
 */
export function typeAheadMatch(
  options: readonly SelectOption[],
  typed: string,
  current: string,
): SelectOption | undefined {
  const letters = [...new Set(typed.toLowerCase())];
  const word = letters.length === 1 ? (letters[0] ?? '') : typed.toLowerCase();
  // A partly typed article is not a word yet.
  const wanted = normalizeForSearch(word).replace(/ ال?$/, ' ');
  const start = options.findIndex(({ value }) => value === current) + (letters.length === 1 ? 1 : 0);
  const from = Math.max(start, 0);
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) =>
      !disabled &&
      (label.toLowerCase().startsWith(word) || (wanted !== '' && normalizeForSearch(label).startsWith(wanted))),
  );
}

/** An open native list has its own type-ahead. */
const isOpen = (select: HTMLSelectElement) =>
  globalThis.CSS?.supports?.('selector(:open)') === true && select.matches(':open');

/** What has been typed, and when its last letter was. */
interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: 0 };

type KeyPress = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What is typed after a key; the same object if the key types nothing. */
export function typedAfter(last: Typed, { key, timeStamp, ctrlKey, metaKey, altKey }: KeyPress): Typed {
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return last;
  const text = (timeStamp - last.at > PAUSE ? '' : last.text) + key;
  // A space alone does not start a word: it opens a list, or presses an item.
  return text.trim() === '' ? last : { text, at: timeStamp };
}

/**
 * Type-ahead of a select that works in both scripts; browsers compare letter by letter. `before` are the keys that the
 * browser has handled: the next ones continue their word.
 */
export function createTypeAhead(before: readonly KeyPress[] = []) {
  let last = before.reduce(typedAfter, nothingTyped);
  return (event: KeyboardEvent<HTMLSelectElement>, options: readonly SelectOption[]) => {
    const { currentTarget: select } = event;
    if (event.defaultPrevented || isOpen(select)) return;
    const typed = typedAfter(last, event);
    if (typed === last) return;
    last = typed;
    // Prevents the native type-ahead, which only knows the last letter.
    event.preventDefault();
    const found = typeAheadMatch(options, typed.text, select.value);
    if (!found || found.value === select.value) return;
    select.value = found.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
