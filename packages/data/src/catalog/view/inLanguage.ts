import type { Language } from '@mahd/rules/locale';

/** The text in the page's language; English if the Arabic one is missing. */
export const inLanguage = (language: Language, english: string, arabic: string): string =>
  language === 'ar' && arabic !== '' ? arabic : english;

/**
 * The text with no-break spaces between a number and its unit and before a dash, for narrow cards: no line begins with
 * either. "Wide neck" is one word in English; in Arabic its two stay together.
 */
export const withUnitsTied = (text: string): string => text.replaceAll(/(\d|واسعة) | (?=–)/g, '$1\u00a0');
