/** A language of the shop, and the first segment of every path. */
export type Language = 'en' | 'ar';

/** The base direction of a page. */
export type Direction = 'ltr' | 'rtl';

/** All languages, the default first. */
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

/** Language of paths without a language prefix. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Number of path segments after the language that a language switch preserves. */
const PRESERVED_SEGMENTS = 3;

/** Whether the value is a language code of the shop. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}

/** The base direction of a language, given as a BCP 47 tag. Without a script in the tag, its usual one counts. */
export function directionOf(language: string): Direction {
  return /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
}

/** The language of a path: its first segment, or else the default. */
export function languageOfPath(pathname: string): Language {
  const first = segmentsOf(pathname)[0];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/**
 * The same path in another language. Replaces or adds the language segment, and preserves up to three further segments,
 * query and hash. The root becomes just the language. The result is always a path on this site (`//host` is treated as
 * a path).
 */
export function switchLanguagePath(pathWithQueryAndHash: string, language: Language): string {
  const { path, suffix } = splitPath(pathWithQueryAndHash);
  const segments = segmentsOf(path);
  const further = isLanguage(segments[0]) ? segments.slice(1) : segments;
  return `/${[language, ...further.slice(0, PRESERVED_SEGMENTS)].join('/')}${suffix}`;
}

/** Prefixes an internal path with the language: `/product/x?y` becomes `/ar/product/x?y`. */
export function localizedPath(language: string, internalPath: string): string {
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
