import type { Translate } from '../../app/messages.js';

/** The answers about child and pregnancy. The API expects the English labels in both languages. */
export const kidAges = [
  ['0-3 months', 'register.kidAges.months0to3'],
  ['3-6 months', 'register.kidAges.months3to6'],
  ['6-9 months', 'register.kidAges.months6to9'],
  ['9-18 months', 'register.kidAges.months9to18'],
  ['18-24 months', 'register.kidAges.months18to24'],
  ['24-36 months', 'register.kidAges.months24to36'],
] as const;

const trimesters = [
  ['First Trimester', 'register.trimesters.first'],
  ['Second Trimester', 'register.trimesters.second'],
  ['Third Trimester', 'register.trimesters.third'],
] as const;

export const kidAgeOptions = (t: Translate) => kidAges.map(([value, key]) => ({ value, label: t(key) }));

export const pregnancyOptions = (t: Translate) => trimesters.map(([value, key]) => ({ value, label: t(key) }));

/** Translates an answer; null when there is none. */
export function answerText(t: Translate, value: string | null): string | null {
  const known = [...kidAges, ...trimesters].find(([answer]) => answer === value);
  return known ? t(known[1]) : value;
}
