/** A language of the shop; it is always the first path segment. */
export type Language = 'en' | 'ar';

/** The base direction of a page. */
export type Direction = 'ltr' | 'rtl';

/** All languages, the default one first. */
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

/** The language of paths without a language prefix (specification, section 4). */
export const DEFAULT_LANGUAGE: Language = 'en';

/** How many segments after the language survive a language switch (specification, section 2). */
const PRESERVED_SEGMENTS = 3;

/** Whether the value names a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}

/** The base direction in which a language is written. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language of a path: its first segment, or the default when that is no language. */
export function languageOfPath(pathname: string): Language {
  const first = segmentsOf(pathname)[0];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/**
 * The same address in another language. The first segment is rewritten, up to three further segments,
 * the query and the hash are kept; the root becomes just the language. A path that has no
 * language yet gets one in front. The result always stays on this site (`//host` is only a path here).
 */
export function switchLanguagePath(pathWithQueryAndHash: string, language: Language): string {
  const { path, suffix } = splitPath(pathWithQueryAndHash);
  const segments = segmentsOf(path);
  const further = isLanguage(segments[0]) ? segments.slice(1) : segments;
  return `/${[language, ...further.slice(0, PRESERVED_SEGMENTS)].join('/')}${suffix}`;
}

/** Puts the language before an internal path that has none: `/product/x?y` becomes `/ar/product/x?y`. */
export function localizedPath(language: Language, internalPath: string): string {
  const { path, suffix } = splitPath(internalPath);
  return `/${[language, ...segmentsOf(path)].join('/')}${suffix}`;
}

function splitPath(address: string): { path: string; suffix: string } {
  const end = address.search(/[?#]/);
  return end < 0 ? { path: address, suffix: '' } : { path: address.slice(0, end), suffix: address.slice(end) };
}

function segmentsOf(path: string): string[] {
  return splitPath(path)
    .path.split('/')
    .filter((segment) => segment !== '');
}
