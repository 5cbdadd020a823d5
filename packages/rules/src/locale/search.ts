import { normalizeForSearch } from './arabic.js';
import type { Language } from './language.js';

/** One letter as a word of its own, joined to the article: and, so, with, as; and لل, "for the". Three letters must remain. */
const ARTICLE_PREFIX = /^(?:[وفبك]ال|لل)(?=.{3})/u;
/** "And" before a word without the article. Four letters must remain: shorter words often begin with و themselves. */
const CONJUNCTION_PREFIX = /^و(?=.{4})/u;
/** Plurals and what stands in their place, English ones longest ending first; the Arabic one is of words that end in ة. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ات$/u, 'ه'],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
];

/** A word as it is, and as it stands without what grammar has joined to it. Of a normalised word; the word itself comes first. */
export function wordForms(word: string): string[] {
  const forms = withoutPrefixes(word);
  return [...new Set([...forms, ...forms.map(singularOf)])];
}

const withoutPrefixes = (word: string): string[] => [
  word,
  word.replace(ARTICLE_PREFIX, ''),
  word.replace(CONJUNCTION_PREFIX, ''),
];

function singularOf(word: string): string {
  const plural = PLURALS.find(([ending]) => ending.test(word));
  return plural ? word.replace(plural[0], plural[1]) : word;
}

/** The words of a query, normalised, each once, in their order. */
export function queryWords(text: string): string[] {
  return [...new Set(normalizeForSearch(text).split(' '))].filter((word) => word !== '');
}

/** Every word under which a text may be found: its words in all their forms, each once. */
export function indexWords(text: string): string[] {
  return [...new Set(queryWords(text).flatMap(wordForms))];
}

/** The words that a name itself holds, in the number it has them: a bottle comes before what is for bottles. Each once. */
export function nameWords(text: string): string[] {
  return [...new Set(queryWords(text).flatMap(withoutPrefixes))];
}

/** What stands behind these in a name, or a number of things, is not the thing itself. */
const MODIFIER_SEPARATOR = /\s(?:with|without|for|from|of|in)\s|[,(–]/i;
const NOT_A_NOUN = /^(?:\d.*|spf|set|kit|pack|pieces?|طقم|مجموعه)$/u;

/**
 * The word of a name that says what the thing is, as `nameWords` holds it: in English the last before what belongs to it ("Bottle Brush with
 * Stand" is a brush), in Arabic the first («فرشاة رضّاعات»). Empty for a name without words.
 */
export function mainWords(name: string, language: Language): string[] {
  const [thing = ''] = name.split(MODIFIER_SEPARATOR);
  const words = queryWords(thing).filter((word) => !NOT_A_NOUN.test(word));
  const main = language === 'ar' ? words[0] : words.at(-1);
  return main === undefined ? [] : [...new Set(withoutPrefixes(main))];
}

/**
 * How far a typed word is from a word or its beginning, in typing errors (a letter wrong, missing, too much, or two
 * swapped); null when that is more than its length allows: none up to 3 letters, 1 up to 7, 2 beyond.
 */
export function typoDistance(typed: string, word: string): number | null {
  const [from, to] = [Array.from(typed), Array.from(word)];
  const allowed = from.length <= 3 ? 0 : from.length <= 7 ? 1 : 2;
  // A beginning longer than this is further away than allowed.
  const errors = prefixDistance(from, to.slice(0, from.length + allowed));
  return errors <= allowed ? errors : null;
}

/** Optimal string alignment distance of `from` to the nearest beginning of `to`. */
function prefixDistance(from: readonly string[], to: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      current.push(swapped ? Math.min(least, at(beforeLast, column - 2) + 1) : least);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
