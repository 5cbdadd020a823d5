import type { Language } from '@mahd/rules/locale';

/** The text in the page's language; English if the Arabic one is missing. */
export const inLanguage = (language: Language, english: string, arabic: string): string =>
  language === 'ar' && arabic !== '' ? arabic : english;
