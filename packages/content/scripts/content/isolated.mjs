// What stays together in texts: percentages in Arabic, and an abbreviation with its full name.

/**
 * The content with every percentage in Arabic texts between U+2066 and U+2069: after Arabic letters the sign would
 * stand on the wrong side of its number. The abbreviation of a health body in parentheses never starts a line.
 * @template T @param {T} content @returns {T}
 */
export function isolated(content) {
  if (typeof content === 'string') {
    const text = content.replace(/ (?=\((?:AAP|ACOG|CDC|NHS|UNICEF|WHO)\))/g, '\u00a0');
    return /\p{Script=Arabic}/u.test(text) ? text.replace(/(?:\d[\d.,]*|\{percent\})%/g, '\u2066$&\u2069') : text;
  }
  if (Array.isArray(content)) return content.map(isolated);
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, isolated(value)]));
}
