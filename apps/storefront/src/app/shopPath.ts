import { isLanguage, localizedPath } from '@mahd/rules/locale';

/** Prefixes an internal path with the language, unless it has one: `/` becomes `/ar`. */
export const shopPath = (language: string, href: string): string =>
  isLanguage(href.split(/[/?#]/)[1]) ? href : localizedPath(language, href);
