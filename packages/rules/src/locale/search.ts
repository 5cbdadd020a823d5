import { normalizeForSearch } from './arabic.js';
import type { Language } from './language.js';

/**
 * One-letter prefixes joined to the article: and, so, with, as; and لل, "for the". At least three letters must remain.
 */
const ARTICLE_PREFIX = /^(?:[وفبك]ال|لل)(?=.{3})/u;
/**
 * The prefix "and" without the article. At least four letters must remain: shorter words often start with و themselves.
 */
const CONJUNCTION_PREFIX = /^و(?=.{4})/u;
/** Plural endings and their singular, longest English ending first. The Arabic one is the plural of words in ة. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})ات$/u, 'ه'],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
];

/** The forms of a normalised word: itself, without joined prefixes, and in the singular. The word itself is first. */
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

/** The distinct normalised words of a query, in order. */
export function queryWords(text: string): string[] {
  return [...new Set(normalizeForSearch(text).split(' '))].filter((word) => word !== '');
}

/** «لطفل عمره» is part of the age; the numbers are Latin and the letters folded, as in search. */
const AGE =
  /(?:^| )(?:ل?طفل\S* )?(?:عمر\S* )?\d+ (?:days?|weeks?|months?|years?|ايام|اسبوع|اسابيع|شهر|شهرا|اشهر|شهور|سنه|سنوات|سنين)(?: old)?(?= |$)/gu;

/** A query for products without an age such as "4 months", which no product has as a word; unchanged if it contains nothing else. */
export function withoutAge(query: string): string {
  const rest = normalizeForSearch(query).replace(AGE, '').trim();
  return rest === '' ? query : rest;
}

/** The distinct words to index a text under, in all their forms. */
export function indexWords(text: string): string[] {
  return [...new Set(queryWords(text).flatMap(wordForms))];
}

/**
 * The distinct words of a name, with and without joined prefixes, but not in the singular: "bottle" ranks a bottle
 * above products for bottles.
 */
export function nameWords(text: string): string[] {
  return [...new Set(queryWords(text).flatMap(withoutPrefixes))];
}

/** Separates the head noun of a name from its modifiers. */
const MODIFIER_SEPARATOR = /\s(?:with|without|for|from|of|in)\s|[,(–]/i;
const NOT_A_NOUN = /^(?:\d.*|spf|set|kit|pack|pieces?|طقم|مجموعه)$/u;

/**
 * The head noun of a product name, in the forms of `nameWords`: in English the last word before a modifier ("Bottle
 * Brush with Stand" is a brush), in Arabic the first («فرشاة رضّاعات»). Empty for a name without words.
 */
export function mainWords(name: string, language: Language): string[] {
  const [thing = ''] = name.split(MODIFIER_SEPARATOR);
  const words = queryWords(thing).filter((word) => !NOT_A_NOUN.test(word));
  const main = language === 'ar' ? words[0] : words.at(-1);
  return main === undefined ? [] : [...new Set(withoutPrefixes(main))];
}

/**
 * Number of typos (wrong, missing, extra or swapped letters) between a typed word and a word or its prefix. Null when
 * that exceeds the limit for its length: 0 up to 3 letters, 1 up to 7, else 2.
 */
export function typoDistance(typed: string, word: string): number | null {
  const [from, to] = [Array.from(typed), Array.from(word)];
  const allowed = from.length <= 3 ? 0 : from.length <= 7 ? 1 : 2;
  // A longer prefix exceeds the limit in any case.
  const errors = prefixDistance(from, to.slice(0, from.length + allowed));
  return errors <= allowed ? errors : null;
}

/** Optimal string alignment distance between `from` and the closest prefix of `to`. */
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
