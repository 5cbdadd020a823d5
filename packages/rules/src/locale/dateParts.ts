import type { Language } from './language.js';
import { inDubai, MONTHS, type Moment } from './dates.js';

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
