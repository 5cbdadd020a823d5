/** Control characters, line separators and bidirectional overrides (U+202A to U+202E, U+2066 to U+2069). */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** More marks than a letter of any language has would be printed over the lines around it. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Cleans text for a label, list or mail header: no line breaks, control characters, direction overrides or stacks of
 * marks.
 */
export function oneLine(text: string): string {
  return text.replace(UNFIT, ' ').replace(TOO_MANY_MARKS, '$1').trim();
}

/** Cleans a text of several lines, such as the message of a gift: as `oneLine`, but with its line breaks, and at most one empty line in a row. */
export function severalLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\p{Zl}\p{Zp}]/u).map(oneLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
