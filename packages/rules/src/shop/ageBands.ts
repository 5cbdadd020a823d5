/** Age bands of the filter: the baby is at least this old, in months. */
export const AGE_BANDS = [0, 1, 3, 6, 9, 12] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The highest age from which a product may be made, in months. */
export const OLDEST_MONTHS = 48;

/** "3+": from this age in months. Isolated, or Arabic would draw the sign before the number. */
export const ageFromText = (months: number) => `\u2066${months}+\u2069`;
