import type { KidAge, PregnancyPeriod } from '@mahd/contract';

/** Months of the youngest child of each age. */
const FROM_MONTHS: Readonly<Record<KidAge, number>> = {
  '0-3 months': 0,
  '3-6 months': 3,
  '6-9 months': 6,
  '9-18 months': 9,
  '18-24 months': 18,
  '24-36 months': 24,
};
/** First week of each trimester. */
const FROM_WEEK: Readonly<Record<PregnancyPeriod, number>> = {
  'First Trimester': 1,
  'Second Trimester': 14,
  'Third Trimester': 28,
};
const WEEKS_OF_PREGNANCY = 40;

interface ChildAnswers {
  readonly kidAge: KidAge | null;
  readonly pregnancy: PregnancyPeriod | null;
  /** When they were given. */
  readonly at: Date;
}

/**
 * The latest birthday, or due date, that the answers of registration and profile allow (`2026-11-21`), so that the
 * stage advances with time. A child counts before a pregnancy. Null without answers.
 */
export function babyDateOf({ kidAge, pregnancy, at }: ChildAnswers): string | null {
  const date = new Date(at);
  if (kidAge !== null) goBackMonths(date, FROM_MONTHS[kidAge]);
  else if (pregnancy !== null) date.setUTCDate(date.getUTCDate() + (WEEKS_OF_PREGNANCY - FROM_WEEK[pregnancy]) * 7);
  else return null;
  return date.toISOString().slice(0, 10);
}

/** 31 May minus three months is the last day of February: its 31st would be a day in March. */
function goBackMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
}
