/** Why a code is rejected; each is a message key under `promo`. */
export const PROMO_REFUSALS = [
  'empty',
  'tooManyTries',
  'loginFirst',
  'notFound',
  'notStarted',
  'expired',
  'verifyFirst',
  'alreadyUsed',
  'limitReached',
  'minimumNotMet',
  'notForFeeding',
] as const;
export type PromoRefusal = (typeof PROMO_REFUSALS)[number];
