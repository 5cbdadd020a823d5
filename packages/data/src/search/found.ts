import { queryAtomFamily } from '../store/index.js';
import { searchQuery } from './api.js';
import { isLongEnough, wordsOf } from './words.js';

/** The search term of a results page; null when it is too short. */
export function askedWords(text: string): string | null {
  const words = wordsOf(text);
  return isLongEnough(words) ? words : null;
}

/** `useAtomValue(foundAtom(words, language))`: the results for a results page. */
export const foundAtom = queryAtomFamily(searchQuery, 16);
