/** Money in code: a whole number of fils (1 AED = 100 fils). Decimals exist on the wire and on the screen only. */
export type Fils = number;

/** VAT of the United Arab Emirates, contained in every price (5 % since 2018). */
export const VAT_PERCENT = 5;

const FILS_PER_DIRHAM = 100;

/**
 * Reads an amount of the wire: `39`, `39.5`, `'39.00'`. Null when it is no amount: negative, not finite, empty,
 * a text with anything but digits and up to two decimals.
 */
export function parseFils(amount: unknown): Fils | null {
  if (typeof amount === 'string' && /^\d+(?:\.\d{1,2})?$/.test(amount.trim())) return parseFils(Number(amount));
  if (typeof amount !== 'number' || !(amount >= 0)) return null;
  const fils = Math.round(amount * FILS_PER_DIRHAM);
  return Number.isSafeInteger(fils) ? fils : null;
}

/** The amount as the wire carries it: dirhams with at most two decimals. */
export function toWire(fils: Fils): number {
  return fils / FILS_PER_DIRHAM;
}

/** A percentage of an amount, half a fils counting up. The percentage may have two decimals (12.5). */
export function percentOfHalfUp(fils: Fils, percent: number): Fils {
  return divideHalfUp(fils * Math.round(percent * 100), 100 * 100);
}

/** The VAT contained in a total: total × 5 / 105, half up. */
export function vatIncluded(total: Fils): Fils {
  return divideHalfUp(total * VAT_PERCENT, 100 + VAT_PERCENT);
}

/** What one piece costs: the discounted price where there is one (above 0 and below the price), else the price. */
export function unitPrice(price: Fils, discountedPrice: Fils): Fils {
  return discountedPrice > 0 && discountedPrice < price ? discountedPrice : price;
}

/** The site discount in whole percent, half up; 0 without a discount. */
export function discountPercent(price: Fils, discountedPrice: Fils): number {
  return price > 0 ? divideHalfUp((price - unitPrice(price, discountedPrice)) * 100, price) : 0;
}

/** Whole-number division of amounts that are not negative. */
function divideHalfUp(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}
