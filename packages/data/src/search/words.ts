/** The panel shows from this many characters on; a request needs more (specification, section 5). */
export const SEARCH_PANEL_FROM = 3;

/** The call refuses more letters (`SearchQuery` of the contract). */
const MOST_LETTERS = 100;

/** The words as they are asked for: lower case, without space around them, and no more than the call takes. */
export const wordsOf = (text: string): string =>
  Array.from(text.trim().toLowerCase()).slice(0, MOST_LETTERS).join('').trim();

/** In letters as a reader counts them. */
export const lengthOf = (words: string): number => Array.from(words).length;

/** Whether there are letters enough for a request. */
export const isLongEnough = (words: string): boolean => lengthOf(words) > SEARCH_PANEL_FROM;
