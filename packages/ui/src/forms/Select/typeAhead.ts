import type { KeyboardEvent } from 'react';
import { normalizeForSearch } from '@mahd/rules/locale';
import type { SelectOption } from './SelectOption.js';

/** Letters typed within this time belong to one word, in ms, as in browsers. */
const PAUSE = 1000;

/**
 * The option that what was typed begins, compared as the shop's search compares: أ and ا, ة and ه, marks, digits and the article apart make
 * no difference. One letter, typed again, goes on to the next option that it begins.
 */
export function typeAheadMatch(
  options: readonly SelectOption[],
  typed: string,
  current: string,
): SelectOption | undefined {
  const letters = [...new Set(typed.toLowerCase())];
  const word = letters.length === 1 ? (letters[0] ?? '') : typed.toLowerCase();
  // Half of a later word's article is no word yet.
  const wanted = normalizeForSearch(word).replace(/ ال?$/, ' ');
  const start = options.findIndex(({ value }) => value === current) + (letters.length === 1 ? 1 : 0);
  const from = Math.max(start, 0);
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) =>
      !disabled &&
      (label.toLowerCase().startsWith(word) || (wanted !== '' && normalizeForSearch(label).startsWith(wanted))),
  );
}

/** While its list is open, a browser searches it alone. */
const isOpen = (select: HTMLSelectElement) =>
  globalThis.CSS?.supports?.('selector(:open)') === true && select.matches(':open');

/** What a select does with its keys: options are found by their first letters in both scripts, which browsers compare letter by letter. */
export function createTypeAhead() {
  let last = { typed: '', at: 0 };
  return (event: KeyboardEvent<HTMLSelectElement>, options: readonly SelectOption[]) => {
    const { key, currentTarget: select, timeStamp } = event;
    if (event.defaultPrevented || key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || isOpen(select))
      return;
    const typed = (timeStamp - last.at > PAUSE ? '' : last.typed) + key;
    // A space alone opens the list.
    if (typed.trim() === '') return;
    last = { typed, at: timeStamp };
    // The browser knows only the last letter, and would go where that leads.
    event.preventDefault();
    const found = typeAheadMatch(options, typed, select.value);
    if (!found || found.value === select.value) return;
    select.value = found.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
