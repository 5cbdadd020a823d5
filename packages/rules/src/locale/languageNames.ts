import type { Language } from './language.js';

/** Each language, named in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };
