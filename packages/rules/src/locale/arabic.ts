import { toLatinDigits } from './digits.js';

/** A range of a text, in UTF-16 units: start inclusive, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Letter variants that readers do not distinguish and Unicode does not decompose. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

/** Marks (tashkeel, accents, hamza after decomposition), tatweel and invisible format characters. */
const IGNORED = /[\p{M}\p{Cf}ـ]/gu;
const NON_WORD_CHARACTER = /[^\p{L}\p{N}]/gu;

/** The article, when at least three letters remain; `(?:ال)+` because the rest may start with it again. */
const LEADING_ARTICLE = /^(?:ال)+(?=.{3})/u;

/** The article with a joined prefix, at the start of a word: ال, وال, بال, لل. */
const ATTACHED_ARTICLE = /(?<![^ ])[وف]?(?:[بك]?ال|لل)$/u;

/**
 * Normalises a text for search, in both scripts: lower case, without tashkeel, tatweel and accents, أإآٱ as ا, ى and ئ
 * as ي, ؤ as و, ة as ه, Latin digits, punctuation as space, words without the article ال. Idempotent.
 */
export function normalizeForSearch(text: string): string {
  const folded = Array.from(text, foldCharacter).join('');
  return folded
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(LEADING_ARTICLE, ''))
    .join(' ');
}

/** The plural of a normalised word in ة: رضّاعة, رضّاعات. Other words stay as they are. */
export const pluralOf = (word: string): string => word.replace(/(?<=.{3})ه$/u, 'ات');

/**
 * The ranges of a text that match words of a query or their plural in ات or s, compared as in search: for highlighting,
 * with the article before them, as a mark between joined letters would cut the word. Sorted, not adjacent, and never
 * between a letter and its marks.
 */
export function matchRanges(original: string, query: string): TextRange[] {
  const { folded, sources } = foldWithSources(original);
  const found: TextRange[] = [];
  for (const word of normalizeForSearch(query)
    .split(' ')
    .flatMap((each) => (each ? [each, pluralOf(each), each + 's'] : []))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const article = ATTACHED_ARTICLE.exec(folded.slice(0, at))?.[0] ?? '';
      const first = sources[at - article.length];
      const last = sources[at + word.length - 1];
      if (first && last) found.push({ start: first.start, end: last.end });
    }
  }
  return mergeRanges(found);
}

/** Folds one code point, independently of its context, so that positions can be mapped back. */
function foldCharacter(character: string): string {
  const bare = toLatinDigits(character).toLowerCase().normalize('NFD').replace(IGNORED, '');
  return (SAME_LETTER[bare] ?? bare).replace(NON_WORD_CHARACTER, ' ');
}

/** The folded text and, for each of its units, the original range it comes from, including the marks after it. */
function foldWithSources(original: string): { folded: string; sources: TextRange[] } {
  let folded = '';
  const sources: TextRange[] = [];
  let start = 0;
  let unitsOfLetter = 0;
  for (const character of original) {
    const end = start + character.length;
    const units = foldCharacter(character);
    if (units === '') {
      const from = sources.length - unitsOfLetter;
      for (let i = from; i < sources.length; i++) sources[i] = { start: sources[i]?.start ?? start, end };
    } else {
      for (let i = 0; i < units.length; i++) sources.push({ start, end });
      unitsOfLetter = units.length;
      folded += units;
    }
    start = end;
  }
  return { folded, sources };
}

function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else merged.push(range);
  }
  return merged;
}
