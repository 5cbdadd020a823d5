import { warnAboutPrice } from '../../foundation/inputWarnings.js';

/** The amounts to show, in the smallest unit of the currency. */
export interface DisplayPrice {
  paid: number;
  /** Price before the discount; null when there is none to show. */
  before: number | null;
}

/**
 * The amounts that a price component shows: null while the price is unknown, and an old price only when it is higher.
 */
export function displayPrice(
  component: string,
  amount: number | null,
  was: number | null | undefined,
): DisplayPrice | null {
  if (process.env.NODE_ENV !== 'production') warnAboutPrice(component, amount);
  if (amount === null || !Number.isSafeInteger(amount)) return null;
  return { paid: amount, before: was && Number.isSafeInteger(was) && was > amount ? was : null };
}
