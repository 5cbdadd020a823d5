// A number and its unit, which stay on one line.

/** The keys of running texts. Names and sizes are also compared and searched for, and stay as they were written. */
const texts = new Set(['short_description', 'long_description', 'specifications', 'how_to_use', 'safety']);

const units = [
  ...['ml', 'L', 'liters?', 'g', 'kg', 'mm', 'cm', 'm', '°C', 'W', 'V', 'A', 'mAh'],
  ...['مل', 'لتر(?:ات)?', 'غ', 'غرامًا?', 'كغ', 'مم', 'سم', 'م', 'درجة', 'واط', 'فولت', 'أمبير', 'د\\.إ', 'درهمًا?'],
].join('|');
const betweenBoth = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{M}\\d]))|(?<=\\bAED) (?=\\d)`, 'gu');

/**
 * The catalogue with a no-break space between each number and its unit in its running texts, and after AED.
 * @template T @param {T} value @returns {T}
 */
export function withUnits(value, inText = false) {
  if (typeof value === 'string') return inText ? value.replace(betweenBoth, '\u00a0') : value;
  if (Array.isArray(value)) return value.map((item) => withUnits(item, inText));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withUnits(item, inText || texts.has(key))]),
  );
}
