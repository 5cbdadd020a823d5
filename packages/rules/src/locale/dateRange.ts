import { dubaiDate, inDubai, MONTHS, type Moment } from './dates.js';
import { weekdayName } from './weekdays.js';
import type { Language } from './language.js';

/** Letters of a short English weekday or month. Arabic has no short ones. */
const SHORT = 3;

/**
 * A range of days in Dubai, to follow a verb such as "arrives": `Tue 24 – Wed 25 Nov`, `Mon 30 Nov – Tue 1 Dec`,
 * `بين الثلاثاء 24 والأربعاء 25 نوفمبر`; a single day as `Tue 24 Nov`, `يوم الثلاثاء 24 نوفمبر`. Without years. A day is not
 * broken across lines. Arabic has words in place of a dash, which a line break or a left-to-right context would
 * misplace.
 * @throws {RangeError} for an invalid date
 */
export function formatDateRange(from: Moment, to: Moment, language: Language): string {
  const [first, last] = [inDubai(from), inDubai(to)];
  const end = dayText(last, language, true);
  if (dubaiDate(from) === dubaiDate(to)) return language === 'ar' ? `يوم ${end}` : end;
  const start = dayText(first, language, first.getUTCMonth() !== last.getUTCMonth());
  return language === 'ar' ? `بين ${start} و${end}` : `${start} – ${end}`;
}

function dayText(date: Date, language: Language, withMonth: boolean): string {
  const shortened = (name = '') => (language === 'en' ? name.slice(0, SHORT) : name);
  const day = `${shortened(weekdayName(date.getUTCDay(), language))}\u00a0${date.getUTCDate()}`;
  return withMonth ? `${day}\u00a0${shortened(MONTHS[language][date.getUTCMonth()])}` : day;
}
