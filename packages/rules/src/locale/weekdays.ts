import type { Language } from './language.js';

/** The weekdays, starting with Sunday, as `getUTCDay()`. */
const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};

/** A weekday, where 0 is Sunday: `Friday`, `الجمعة`. */
export const weekdayName = (day: number, language: Language): string => WEEKDAYS[language][day] ?? '';
