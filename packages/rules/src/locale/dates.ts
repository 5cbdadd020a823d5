import { DUBAI_OFFSET } from './dubai.js';
import type { Language } from './language.js';

// Without Intl: see format.ts.

/** A point in time: a Date, milliseconds since 1970, or an ISO 8601 string. */
export type Moment = Date | number | string;

/** The months as named in the Gulf, starting with January. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
};

/**
 * A date whose UTC fields are those of the local time in Dubai.
 * @throws {RangeError} for an invalid date
 */
export function inDubai(moment: Moment): Date {
  const date = new Date(new Date(moment).getTime() + DUBAI_OFFSET);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${String(moment)} is not a valid date`);
  return date;
}

/**
 * The date in Dubai as ISO 8601: `2026-11-20`.
 * @throws {RangeError} for an invalid date
 */
export function dubaiDate(moment: Moment): string {
  return inDubai(moment).toISOString().slice(0, 10);
}

/** The moment of a local date and time in Dubai, `2026-11-20T14:05`; null if there is no such day or time. */
export function fromDubai(local: string): Date | null {
  const moment = new Date(Date.parse(`${local}Z`) - DUBAI_OFFSET);
  // Some days that do not exist are parsed as a later one.
  return !Number.isNaN(moment.getTime()) && inDubai(moment).toISOString().startsWith(local) ? moment : null;
}

/**
 * The parts of `formatDate`, to style them: day and month, and the year.
 * @throws {RangeError} for an invalid date
 */
export function formatDateParts(moment: Moment, language: Language): { day: string; year: string } {
  const date = inDubai(moment);
  return {
    day: `${date.getUTCDate()}\u00a0${MONTHS[language][date.getUTCMonth()]}`,
    year: String(date.getUTCFullYear()),
  };
}

/**
 * The Gregorian date in Dubai: `20 November 2026`, `20 نوفمبر 2026`. A line may end before the year, but not between day and
 * month.
 * @throws {RangeError} for an invalid date
 */
export function formatDate(moment: Moment, language: Language): string {
  const { day, year } = formatDateParts(moment, language);
  return `${day} ${year}`;
}

/**
 * The time in Dubai, 24 hours: `14:05` in both languages.
 * @throws {RangeError} for an invalid date
 */
export function formatTime(moment: Moment): string {
  return inDubai(moment).toISOString().slice(11, 16);
}
