/** Age bands of the filter: suitable from this age, in months. */
export const AGE_BANDS = [0, 1, 3, 6, 9, 12] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
