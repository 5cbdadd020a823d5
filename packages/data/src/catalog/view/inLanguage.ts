import type { Language } from '@mahd/rules/locale';

/** The text in the page's language; English if the Arabic one is missing. */
export const inLanguage = (language: Language, english: string, arabic: string): string =>
  language === 'ar' && arabic !== '' ? arabic : english;

/**
 * The text with no-break spaces between a number and its unit and before a dash: no line begins with either. A word
 * joiner follows a hyphen, for the font has no no-break hyphen: no line ends with "Hands-".
 */
export const withUnitsTied = (text: string): string =>
  text.replaceAll(/(\d) | (?=–)/g, '$1\u00a0').replaceAll('-', '-\u2060');
