// Curly quotes and apostrophes in English texts, which are written with straight ones.

/** Before an opening quote: the start, a space, a bracket, a dash or an opening tag. */
const opens = /(?:^|[\s([–—]|<[a-z][^<>]*>)$/;

/** A text or an HTML fragment with curly quotes; tags and their attributes stay. Single marks are always apostrophes. */
export function quoted(text) {
  return text.replace(/<[^<>]*>|["']/g, (mark, at) => {
    if (mark === "'") return '’';
    if (mark !== '"') return mark;
    return opens.test(text.slice(0, at)) ? '“' : '”';
  });
}

/**
 * A value with curly quotes in its English texts, which are all below keys `en`. Arabic has its own quotes, and names
 * and values without a language stay as they were written.
 * @template T @param {T} value @returns {T}
 */
export function withQuotes(value, english = false) {
  if (typeof value === 'string') return english ? quoted(value) : value;
  if (Array.isArray(value)) return value.map((item) => withQuotes(item, english));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withQuotes(item, key === 'en' || (english && key !== 'ar'))]),
  );
}
