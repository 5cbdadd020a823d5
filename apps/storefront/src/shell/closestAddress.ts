import { typoDistance } from '@mahd/rules/locale/search';

/** Decoded. Empty for a path that cannot be decoded. */
function partsOf(path: string): string[] {
  try {
    return path
      .split(/[/?#]/)
      .filter(Boolean)
      .map((part) => decodeURIComponent(part));
  } catch {
    return [];
  }
}

/** The first part of a path without language: `blog` of `/blog/first-teeth`. */
export const sectionOf = (path: string): string => partsOf(path)[0] ?? '';

/** The last part of a path, whose words name what is looked for. */
export const nameOf = (path: string): string => partsOf(path).at(-1) ?? '';

export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[-_.\s]+/)
    .filter(Boolean);

/** How far the words are from those of a page's name; the words it has besides count more. Infinite when one is missing. */
function differenceOf(asked: readonly string[], words: readonly string[]): number {
  const letters = asked.map((word) => Math.min(...words.map((other) => typoDistance(word, other) ?? Infinity)));
  return letters.reduce((sum, distance) => sum + distance, 0) + 2 * Math.max(0, words.length - asked.length);
}

/**
 * The page whose address an unknown path probably means: one in the same section with all words of its name, otherwise one
 * anywhere with hardly any other words. Paths are without language.
 */
export function closestPage<Page extends { readonly href: string }>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  const asked = wordsOf(nameOf(path));
  if (asked.length === 0) return undefined;
  const inSection = pages.filter(({ href }) => partsOf(href).length > 1 && sectionOf(href) === sectionOf(path));
  const isElsewhere = inSection.length === 0 || partsOf(path).length < 2;
  const [closest] = (isElsewhere ? pages : inSection)
    .map((page) => ({ page, difference: differenceOf(asked, wordsOf(nameOf(page.href))) }))
    .filter(({ difference }) => difference <= (isElsewhere ? 2 : Number.MAX_VALUE))
    .sort((a, b) => a.difference - b.difference);
  return closest?.page;
}

/** The address of a month that is written as a path: `/baby-care/month-3`. Null for other paths. */
export function monthHref(path: string): string | null {
  const [, guide, month] = /^\/(stages-of-pregnancy|baby-care)\/month-(\d{1,2})\/?$/.exec(path) ?? [];
  return guide && month ? `/${guide}?month=${Number(month)}` : null;
}
