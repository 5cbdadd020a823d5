/** Control characters, line separators and bidirectional overrides (U+202A to U+202E, U+2066 to U+2069). */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Cleans text for a label, list or mail header: no line breaks, control characters or direction overrides. */
export function oneLine(text: string): string {
  return text.replace(UNFIT, ' ').trim();
}
