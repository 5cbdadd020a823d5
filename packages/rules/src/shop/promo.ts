import { toLatinDigits } from '../locale/digits.js';
import { percentOfHalfUp, type Fils } from './money.js';

/** What a code takes off: a percentage, or an amount in fils. */
export interface PromoDiscount {
  readonly kind: 'percent' | 'fixed';
  /** Percent (10 is 10 %) or fils, by kind. */
  readonly value: number;
}

/** A promo code with its conditions. Null is no condition. Moments are milliseconds since 1970. */
export interface PromoCode extends PromoDiscount {
  readonly code: string;
  readonly startsAt: number | null;
  /** The last moment at which it holds. */
  readonly endsAt: number | null;
  readonly minimumSubTotal: Fils;
  /** How often it may be used by everybody together. */
  readonly usageLimit: number | null;
  readonly usedCount: number;
  readonly oncePerUser: boolean;
}

/** Why a code does not hold; each is a key of the `promo` texts. */
export type PromoRefusal =
  | 'empty'
  | 'loginFirst'
  | 'notFound'
  | 'notStarted'
  | 'expired'
  | 'verifyFirst'
  | 'alreadyUsed'
  | 'limitReached'
  | 'minimumNotMet'
  | 'notForFeeding';

/** What a code is checked against. */
export interface PromoContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A code is for who is logged in. */
  readonly loggedIn: boolean;
  /** Whether the e-mail address of who is logged in is verified; a code for once per customer needs that. */
  readonly verified: boolean;
  readonly usedByThisUser: boolean;
  readonly subTotal: Fils;
  /** The part of the sub total that may be promoted, see `promoBaseOf`. */
  readonly promoBase: Fils;
}

/** A code as it is compared and stored: capitals, Latin digits, no white space. */
export function normalizePromoCode(typed: string): string {
  return toLatinDigits(typed).replace(/\s+/g, '').toUpperCase();
}

/**
 * Why a code does not hold, or null when it does.
 * @param typed what the shopper typed
 * @param promo the active code found under it, or null
 */
export function promoRefusal(typed: string, promo: PromoCode | null, at: PromoContext): PromoRefusal | null {
  if (normalizePromoCode(typed) === '') return 'empty';
  // Before anything else, so that a guest learns nothing about codes.
  if (!at.loggedIn) return 'loginFirst';
  if (promo === null) return 'notFound';
  if (promo.startsAt !== null && at.now < promo.startsAt) return 'notStarted';
  if (promo.endsAt !== null && at.now > promo.endsAt) return 'expired';
  if (promo.oncePerUser && !at.verified) return 'verifyFirst';
  if (promo.oncePerUser && at.usedByThisUser) return 'alreadyUsed';
  if (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit) return 'limitReached';
  if (at.subTotal < promo.minimumSubTotal) return 'minimumNotMet';
  if (at.subTotal > 0 && at.promoBase === 0) return 'notForFeeding';
  return null;
}

/** What a code takes off: percent of the base (half up) or its amount, never more than the base. */
export function promoDiscountOf(promo: PromoDiscount, promoBase: Fils): Fils {
  const wanted = promo.kind === 'percent' ? percentOfHalfUp(promoBase, promo.value) : promo.value;
  return Math.min(wanted, promoBase);
}
