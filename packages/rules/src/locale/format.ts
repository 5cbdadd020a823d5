import type { Language } from './language.js';

/** The zone of all dates and times the shop shows; the United Arab Emirates keep no summer time. */
export const SHOP_TIME_ZONE = 'Asia/Dubai';

/** A moment: a Date, milliseconds since 1970, or an ISO 8601 text. */
export type Moment = Date | number | string;

const NBSP = '\u00a0';

/** Latin digits are pinned: the default of Arabic locales changed between CLDR versions. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-AE-u-ca-gregory-nu-latn',
  ar: 'ar-AE-u-ca-gregory-nu-latn',
};

/** Arabic patterns carry direction marks, which break comparing and copying; isolation is the markup's work. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/** Makes a formatter at its first use and keeps it: creating one costs a hundred times as much as using it. */
function perLanguage<Formatter>(create: (locale: string) => Formatter): (language: Language) => Formatter {
  const made: Partial<Record<Language, Formatter>> = {};
  return (language) => (made[language] ??= create(LOCALES[language]));
}

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const dates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: SHOP_TIME_ZONE }),
);
const weekdays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: SHOP_TIME_ZONE }));
const times = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE }),
);

/**
 * A price: `AED 1,234.50` or `1,234.50 د.إ`, always two decimals, with a no-break space and no direction
 * marks but those of a minus in Arabic. Written without Intl's currency patterns, which differ between versions; show it inside `<bdi>`.
 * @param fils the amount in fils, a whole number
 */
export function formatPrice(fils: number, language: Language): string {
  const digits = Math.abs(fils).toString().padStart(3, '0');
  const dirhams = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  const amount = `${dirhams}.${digits.slice(-2)}`;
  // The marks keep the minus on the left of its digits in an Arabic amount, as CLDR writes it.
  if (language === 'ar') return `${fils < 0 ? '\u200f\u200e-' : ''}${amount}${NBSP}د.إ`;
  return `${fils < 0 ? '-' : ''}AED${NBSP}${amount}`;
}

/** A number with thousands separators, Latin digits and at most two decimals. */
export function formatNumber(value: number, language: Language): string {
  return numbers(language).format(value).replace(DIRECTION_MARKS, '');
}

/** A percentage given in percent: 25 becomes `25%` in both languages, without direction marks. */
export function formatPercent(percent: number, language: Language): string {
  return `${formatNumber(percent, language)}%`;
}

/** The Gregorian date in the shop's zone: `20 November 2026`, `20 نوفمبر 2026`. An unreadable moment is a RangeError. */
export function formatDate(moment: Moment, language: Language): string {
  return dates(language).format(new Date(moment)).replace(DIRECTION_MARKS, '');
}

/** The name of the weekday in the shop's zone: `Friday`, `الجمعة`. An unreadable moment is a RangeError. */
export function formatWeekday(moment: Moment, language: Language): string {
  return weekdays(language).format(new Date(moment)).replace(DIRECTION_MARKS, '');
}

/** The time of day in the shop's zone, 24 hours: `14:05` in both languages. An unreadable moment is a RangeError. */
export function formatTime(moment: Moment, language: Language): string {
  return times(language).format(new Date(moment)).replace(DIRECTION_MARKS, '');
}
