import { isLanguage, localizedPath } from '@mahd/rules/locale';

/** Prefixes an internal path with the language, unless it has one. `/` is unchanged: it is the English home page. */
export const shopPath = (language: string, href: string): string =>
  href === '/' || isLanguage(href.split(/[/?#]/)[1]) ? href : localizedPath(language, href);
