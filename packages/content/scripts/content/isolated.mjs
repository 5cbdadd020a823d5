// Percentages in Arabic texts.

/**
 * The content with every percentage in Arabic texts between U+2066 and U+2069: after Arabic letters the sign would
 * stand on the wrong side of its number.
 * @template T @param {T} content @returns {T}
 */
export function isolated(content) {
  if (typeof content === 'string') {
    return /\p{Script=Arabic}/u.test(content)
      ? content.replace(/(?:\d[\d.,]*|\{percent\})%/g, '\u2066$&\u2069')
      : content;
  }
  if (Array.isArray(content)) return content.map(isolated);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, isolated(value)]));
}
