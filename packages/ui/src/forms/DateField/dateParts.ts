import { formatDate, isLanguage } from '@mahd/rules/locale';

/** The parts of a date as typed: not yet checked, without leading zeros in the month. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export type DatePart = keyof DateParts;

/** The parts of an ISO date (`2026-11-20`); empty for anything else. */
export function partsOf(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

export const isComplete = ({ day, month, year }: DateParts) => day !== '' && month !== '' && year.length === 4;

/** The ISO date of parts; empty while they are incomplete or name a day that does not exist. */
export function isoOf(parts: DateParts): string {
  if (!isComplete(parts)) return '';
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  const date = new Date(Date.UTC(year, month - 1, day));
  // From year 100 on: Date takes smaller ones for years of the 20th century.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return '';
  return date.toISOString().slice(0, 10);
}

/** The parts in the order of a locale. */
export function orderOf(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** An ISO date as text. */
export const dateText = (iso: string, language: string) =>
  isLanguage(language)
    ? formatDate(`${iso}T12:00Z`, language)
    : new Intl.DateTimeFormat(language, { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' }).format(
        Date.parse(iso),
      );

/** The names of the months in a locale. */
export function monthsOf(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { calendar: 'gregory', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
}
