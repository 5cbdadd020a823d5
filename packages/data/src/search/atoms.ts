import type { Language } from '@mahd/rules/locale';
import { atom, type Atom } from 'jotai';
import { personalAtom } from '../store/index.js';
import type { ErrorMessageKey } from '../http/index.js';
import { foundAtom } from './api.js';
import { toSearchResults, type SearchResultsView } from './view.js';
import { isLongEnough, lengthOf, SEARCH_FROM_LENGTH, wordsOf } from './words.js';

/** Debounce of search requests, ms. */
export const SEARCH_DEBOUNCE_MS = 250;

/**
 * State of the search dropdown.
 * - `idle`: nothing or too little typed; closed
 * - `typing`: exactly three characters: “Keep typing”
 * - `loading`, `results`, `empty` (no products or articles), `error`
 */
export type SearchState =
  | { readonly status: 'idle' | 'typing' | 'loading' }
  | { readonly status: 'results' | 'empty'; readonly results: SearchResultsView }
  | { readonly status: 'error'; readonly messageKey: ErrorMessageKey; readonly retry: () => void };

const textAtom = personalAtom('');
/** The debounced search term. */
const wordsAtom = personalAtom('');
const timerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);

/** The input value. Setting it starts a debounced search and cancels an outdated request. */
export const searchTextAtom = atom(
  (get) => get(textAtom),
  (get, set, text: string) => {
    clearTimeout(get(timerAtom));
    set(textAtom, text);
    const words = wordsOf(text);
    if (words === get(wordsAtom)) return;
    if (isLongEnough(words))
      set(
        timerAtom,
        setTimeout(() => set(wordsAtom, words), SEARCH_DEBOUNCE_MS),
      );
    else set(wordsAtom, '');
  },
);

function stateAtom(language: Language): Atom<SearchState> {
  return atom((get): SearchState => {
    const words = wordsOf(get(textAtom));
    if (!isLongEnough(words)) return { status: lengthOf(words) === SEARCH_FROM_LENGTH - 1 ? 'typing' : 'idle' };
    if (words !== get(wordsAtom)) return { status: 'loading' };
    // One atom per term: leaving an atom cancels its request.
    const { data, error, refetch, isFetching } = get(foundAtom(words, language));
    if (data) {
      const results = toSearchResults(data, language);
      return { status: results.products.length + results.articles.length > 0 ? 'results' : 'empty', results };
    }
    if (error && !isFetching) return { status: 'error', messageKey: error.messageKey, retry: () => void refetch() };
    return { status: 'loading' };
  });
}

/** The search state for pages of a language. */
export const searchStateAtom: Readonly<Record<Language, Atom<SearchState>>> = {
  en: stateAtom('en'),
  ar: stateAtom('ar'),
};
