import { warnAboutPrice } from '../../foundation/inputWarnings.js';

/** The amounts of a price, fils. */
export interface DisplayPrice {
  paid: number;
  /** The price before the discount; null when there is none to show. */
  before: number | null;
}

/** What a price may say, wherever it stands: nothing while no amount is known, and an old price only above the new one. */
export function displayPrice(
  component: string,
  amount: number | null,
  was: number | null | undefined,
): DisplayPrice | null {
  if (process.env.NODE_ENV !== 'production') warnAboutPrice(component, amount);
  if (amount === null || !Number.isSafeInteger(amount)) return null;
  return { paid: amount, before: was && Number.isSafeInteger(was) && was > amount ? was : null };
}
