/** From how many characters on a search term is looked up. */
export const SEARCH_FROM_LENGTH = 4;

/** The API's maximum length (`SearchQuery` of the contract). */
const MOST_LETTERS = 100;

/** Normalizes a search term: lower case, trimmed, at most the API's maximum length. */
export const wordsOf = (text: string): string =>
  Array.from(text.trim().toLowerCase()).slice(0, MOST_LETTERS).join('').trim();

/** Length in characters (code points, as the API counts). */
export const lengthOf = (words: string): number => Array.from(words).length;

/** Whether the term is long enough for a request. */
export const isLongEnough = (words: string): boolean => lengthOf(words) >= SEARCH_FROM_LENGTH;

/** The search term of a results page; null when it is too short. */
export function askedWords(text: string): string | null {
  const words = wordsOf(text);
  return isLongEnough(words) ? words : null;
}
