import { useEffect, useRef, type RefObject } from 'react';
import { focusElement } from './focusElement.js';

/**
 * When the entry of a list that had the focus is gone, moves the focus to the entry in its place, else to the last one, else to the heading of the page.
 * `selector` finds what takes the focus in each entry, in the order of `keys`.
 */
export function useFocusAfterRemoval(keys: readonly string[], selector: string): void {
  const before = useRef(keys);
  // While the entry is still there. None on the server.
  const focused = globalThis.document?.activeElement;
  useEffect(() => {
    const index = before.current.findIndex((key) => !keys.includes(key));
    before.current = keys;
    // An entry may also go by itself.
    if (index < 0 || focused === document.body) return;
    const entries = document.querySelectorAll<HTMLElement>(selector);
    focusIfLost(entries[Math.min(index, entries.length - 1)]);
  });
}

/** When `state` changes and the control that had the focus is gone, moves the focus to `target`, or to the heading of the page. */
export function useFocusAfterChange(state: unknown, target?: RefObject<HTMLElement | null>): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    focusIfLost(target?.current);
  });
}

function focusIfLost(target: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return;
  focusElement(target ?? document.querySelector<HTMLElement>('main h1'));
}
