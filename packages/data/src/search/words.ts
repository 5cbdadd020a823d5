/** The panel shows from this many characters on; a request needs more (specification, section 5). */
export const SEARCH_PANEL_FROM = 3;

/** The words as they are asked for: lower case, without space around them. */
export const wordsOf = (text: string): string => text.trim().toLowerCase();

/** In letters as a reader counts them. */
export const lengthOf = (words: string): number => Array.from(words).length;

/** Whether there are letters enough for a request. */
export const isLongEnough = (words: string): boolean => lengthOf(words) > SEARCH_PANEL_FROM;
