import { isLanguage, localizedPath, type Language } from '@mahd/rules/locale';

/** Prefixes an internal path with the language, unless it has one. `/` is unchanged: it is the English home page. */
export const shopPath = (language: Language, href: string): string =>
  href === '/' || isLanguage(href.split(/[/?#]/)[1]) ? href : localizedPath(language, href);
