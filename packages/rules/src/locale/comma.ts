import type { Language } from './language.js';

/** Separates the parts of an address or the entries of a list. */
export const commaOf = (language: Language): string => (language === 'ar' ? '، ' : ', ');
