import { queryAtomFamily } from '../store/index.js';
import { searchQuery } from './api.js';
import { isLongEnough, wordsOf } from './words.js';

/** The words to ask for on a page of results; null when there are too few letters for a request. */
export function askedWords(text: string): string | null {
  const words = wordsOf(text);
  return isLongEnough(words) ? words : null;
}

/** `useAtomValue(foundAtom(words, language))`: what the search finds, for a page of results. */
export const foundAtom = queryAtomFamily(searchQuery, 16);
