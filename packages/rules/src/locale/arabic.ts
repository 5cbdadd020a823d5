import { toLatinDigits } from './digits.js';

/** A part of a text, in UTF-16 units: start inclusive, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Letters that readers take for one another and that Unicode does not decompose. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

/** Marks (tashkeel, accents, hamza once decomposed), tatweel and invisible format characters. */
const DROPPED = /[\p{M}\p{Cf}ـ]/gu;
const NO_WORD_CHARACTER = /[^\p{L}\p{N}]/gu;

/** The article, when at least three letters remain; `(?:ال)+` because the rest may begin with it again. */
const LEADING_ARTICLE = /^(?:ال)+(?=.{3})/u;

/**
 * A text as search compares it, in both scripts: lower case, without tashkeel, tatweel and accents, أإآٱ as ا,
 * ى and ئ as ي, ؤ as و, ة as ه, Latin digits, punctuation as space, words without the article ال.
 * Applying it twice changes nothing.
 */
export function normalizeForSearch(text: string): string {
  const folded = Array.from(text, foldCharacter).join('');
  return folded
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replace(LEADING_ARTICLE, ''))
    .join(' ');
}

/**
 * Where the words of a query stand in a text, compared as search compares them: for highlighting. The ranges are in
 * order, do not touch, and never cut a letter from its marks.
 */
export function matchRanges(original: string, query: string): TextRange[] {
  const { folded, sources } = foldWithSources(original);
  const found: TextRange[] = [];
  for (const word of new Set(normalizeForSearch(query).split(' '))) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const first = sources[at];
      const last = sources[at + word.length - 1];
      if (first && last) found.push({ start: first.start, end: last.end });
    }
  }
  return mergeRanges(found);
}

/** One code point as search sees it; context plays no part, so that places can be mapped back. */
function foldCharacter(character: string): string {
  const bare = toLatinDigits(character).toLowerCase().normalize('NFD').replace(DROPPED, '');
  return (SAME_LETTER[bare] ?? bare).replace(NO_WORD_CHARACTER, ' ');
}

/** The folded text and, for each of its units, the part of the original it comes from with the marks behind it. */
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
