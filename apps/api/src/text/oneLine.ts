/** Control characters, line and paragraph separators, and what turns the direction of the text behind it (U+202A to U+202E, U+2066 to U+2069). */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Text for one line of a label, a list or a mail header: without line breaks, control characters and overrides of direction. */
export function oneLine(text: string): string {
  return text.replace(UNFIT, ' ').trim();
}
