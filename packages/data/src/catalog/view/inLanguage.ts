import type { Language } from '@mahd/rules/locale';

/** The text of the page's language; the English one where Arabic is missing. */
export const inLanguage = (language: Language, english: string, arabic: string): string =>
  language === 'ar' && arabic !== '' ? arabic : english;
