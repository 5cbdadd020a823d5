import { toLatinDigits } from '../locale/digits.js';
import { percentOfHalfUp, type Fils } from './money.js';
import type { PromoRefusal } from './promoRefusals.js';

/** The discount of a code: a percentage, or an amount in fils. */
export interface PromoDiscount {
  readonly kind: 'percent' | 'fixed';
  /** Percent (10 is 10 %) or fils, depending on `kind`. */
  readonly value: number;
}

/** A promo code with its conditions; null means no condition. Times are milliseconds since 1970. */
export interface PromoCode extends PromoDiscount {
  readonly code: string;
  readonly startsAt: number | null;
  /** Last valid moment. */
  readonly endsAt: number | null;
  readonly minimumSubTotal: Fils;
  /** Total number of uses by all customers. */
  readonly usageLimit: number | null;
  readonly usedCount: number;
  readonly oncePerUser: boolean;
}

/** The cart and customer to check a code against. */
export interface PromoContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Codes require a login. */
  readonly loggedIn: boolean;
  /** Whether the customer's e-mail address is verified, which once-per-customer codes require. */
  readonly verified: boolean;
  readonly usedByThisUser: boolean;
  readonly subTotal: Fils;
  /** The part of the subtotal that may be discounted, see `promoBaseOf`. */
  readonly promoBase: Fils;
}

/** The form of a code for storing and comparing: upper case, Latin digits, no whitespace. */
export function normalizePromoCode(typed: string): string {
  return toLatinDigits(typed).replace(/\s+/g, '').toUpperCase();
}

/**
 * Why a code is rejected, or null when it is valid: first what the customer cannot change, then what the cart lacks, then what the account lacks.
 * @param typed the customer's input
 * @param promo the active code found for it, or null
 */
export function promoRefusal(typed: string, promo: PromoCode | null, at: PromoContext): PromoRefusal | null {
  if (normalizePromoCode(typed) === '') return 'empty';
  if (promo === null) return 'notFound';
  if (promo.startsAt !== null && at.now < promo.startsAt) return 'notStarted';
  if (promo.endsAt !== null && at.now > promo.endsAt) return 'expired';
  if (at.loggedIn && promo.oncePerUser && at.usedByThisUser) return 'alreadyUsed';
  if (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit) return 'limitReached';
  if (at.subTotal < promo.minimumSubTotal) return 'minimumNotMet';
  if (at.subTotal > 0 && at.promoBase === 0) return 'notForFeeding';
  // Last, so that customers log in and verify their address only for a code that works.
  if (!at.loggedIn) return 'loginFirst';
  if (promo.oncePerUser && !at.verified) return 'verifyFirst';
  return null;
}

/** The discount of a code: percent of the base (rounded half up) or its amount, never more than the base. */
export function promoDiscountOf(promo: PromoDiscount, promoBase: Fils): Fils {
  const wanted = promo.kind === 'percent' ? percentOfHalfUp(promoBase, promo.value) : promo.value;
  return Math.min(wanted, promoBase);
}
