import { isLanguage, localizedPath, type Language } from '@mahd/rules/locale';

/** An internal path as the shop serves it: in the language of the page unless it names one (`/` alone stays: it is the English home). */
export const shopPath = (language: Language, href: string): string =>
  href === '/' || isLanguage(href.split(/[/?#]/)[1]) ? href : localizedPath(language, href);
