import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { array, number, object, oneOf } from '../http/decoders.js';
import { browserStorage } from '../store/browserStorage.js';
import { personalAtom } from '../store/index.js';
import { storedLine, type CartLine } from './cartState.js';

/** A removed line that can be restored in this tab. */
export interface RemovedLine {
  readonly line: CartLine;
  /** Its index among all rows, removed ones included. */
  readonly row: number;
}

/** Key in session storage: they survive a reload and belong to one tab, whose drafts are cleared with it. */
export const REMOVED_KEY = 'removedLines';
/** Of the stored form. What another version has stored is not offered. */
const VERSION = '1';

const stored = object({
  version: oneOf(VERSION),
  removed: array(object<RemovedLine>({ line: storedLine, row: number })),
});

/** Undefined until they change in this page: before, they are those of the page before it. */
const changedAtom = personalAtom<readonly RemovedLine[] | undefined>(undefined);

/** The lines removed in this tab, in row order. */
export const removedLinesAtom: Atom<readonly RemovedLine[]> = atom((get) => get(changedAtom) ?? readRemoved());

/** Changes the removed lines. */
export const updateRemovedAtom = atom(
  null,
  (get, set, change: (removed: readonly RemovedLine[]) => readonly RemovedLine[]) => {
    const before = get(removedLinesAtom);
    const removed = change(before);
    if (removed === before || (removed.length === 0 && before.length === 0)) return;
    set(changedAtom, removed);
    const storage = browserStorage('sessionStorage');
    try {
      if (removed.length > 0) storage?.setItem(REMOVED_KEY, JSON.stringify({ version: VERSION, removed }));
      else storage?.removeItem(REMOVED_KEY);
    } catch {
      // Storage is full. They can be restored until the page is left.
    }
  },
);

function readRemoved(): readonly RemovedLine[] {
  try {
    return stored(JSON.parse(browserStorage('sessionStorage')?.getItem(REMOVED_KEY) ?? 'null')).removed;
  } catch {
    return [];
  }
}
