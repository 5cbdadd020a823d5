/** Company data from configuration, by placeholder name: { legalNameEn: '…', phone: '…' }. Names: `factNames`. */
export type Facts = Readonly<Record<string, string | undefined>>;

const slot = /<bdi data-fact="([A-Za-z]+)"><\/bdi>/g;
const rowOfSlot =
  /<tr><(t[hd])[^>]*>(?:[^<]|<\/?bdi\b[^>]*>)*<\/\1><td><bdi data-fact="([A-Za-z]+)"><\/bdi>.*?<\/td><\/tr>\n?/g;
const tableWithoutRows = /<table><thead>(?:(?!<\/thead>).)*<\/thead><tbody>\s*<\/tbody><\/table>\n?/g;
const optional = /\[\[([^[\]|]*)(?:\|([^[\]]*))?\]\]/g;
const brace = /\{([A-Za-z]+)\}/g;
/** Spaces as in "2 PM", "8 to 12 days" and "+971 4 123", which stay on one line; business days are long enough to be divided. */
const unbreakable = /(?<=\d) (?=(?!business)\p{L})|(?<=\d (?:to|or|إلى|أو)) (?=\d)|(?<=\+[\d ]*) (?=\d)/gu;
const onlyBrace = /^\{([A-Za-z]+)\}$/;

/**
 * Fills facts into content: slots in HTML (escaped) and {names} in plain texts. A missing fact leaves an empty slot; a
 * table row that starts with it, or a list entry that consists of it, is removed, and a table without rows. `[[…]]` is kept only if all its facts
 * exist; `[[…|…]]` falls back to its second part. Other names in braces, such as {percent}, stay.
 */
export function withFacts<T>(content: T, facts: Facts, names: readonly string[]): T {
  return filled(content, facts, new Set(names)) as T;
}

function filled(value: unknown, facts: Facts, names: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return filledText(value, facts, names);
  if (Array.isArray(value)) {
    return value.filter((item) => !isMissing(item, facts, names)).map((item) => filled(item, facts, names));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, facts, names)]));
}

function filledText(text: string, facts: Facts, names: ReadonlySet<string>): string {
  return text
    .replace(optional, (_, part: string, otherwise = '') => (isComplete(part, facts) ? part : otherwise))
    .replace(rowOfSlot, (row, _cell, name: string) => (facts[name] ? row : ''))
    .replace(tableWithoutRows, '')
    .replace(slot, (_, name: string) =>
      facts[name] ? `<bdi>${escapeHtml(facts[name]).replace(unbreakable, '\u00a0')}</bdi>` : '',
    )
    .replace(brace, (whole, name: string) => (names.has(name) ? (facts[name] ?? '') : whole));
}

/** Whether all facts in a part of a text are set. */
function isComplete(part: string, facts: Facts): boolean {
  return [...part.matchAll(slot), ...part.matchAll(brace)].every(([, name = '']) => facts[name]);
}

/** Whether a list entry's name, value or URL is a fact that is not set. */
function isMissing(item: unknown, facts: Facts, names: ReadonlySet<string>): boolean {
  if (item === null || typeof item !== 'object') return false;
  const { name, value, href } = item as Record<string, unknown>;
  return [name, value, href].some((text) => {
    const fact = typeof text === 'string' ? onlyBrace.exec(text)?.[1] : undefined;
    return fact !== undefined && names.has(fact) && !facts[fact];
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
