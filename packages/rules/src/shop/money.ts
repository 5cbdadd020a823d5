/** Money: an integer number of fils (1 AED = 100 fils). Decimals exist only in JSON and on screen. */
export type Fils = number;

/** The shop's only currency, as ISO 4217 names it. */
export const CURRENCY = 'AED';

/** VAT of the United Arab Emirates in percent, included in every price. */
export const VAT_PERCENT = 5;

const FILS_PER_DIRHAM = 100;
/** Of a number of fils, for amounts that are calculated as binary fractions. */
const TOLERANCE = 1e-6;

/**
 * Parses an amount in dirhams: `39`, `39.5`, `'39.00'`. Null when invalid: negative, not finite, empty, or not a number
 * with up to two decimals.
 */
export function parseFils(amount: unknown): Fils | null {
  if (typeof amount === 'string' && /^\d+(?:\.\d{1,2})?$/.test(amount.trim())) return parseFils(Number(amount));
  if (typeof amount !== 'number' || !(amount >= 0)) return null;
  const fils = Math.round(amount * FILS_PER_DIRHAM);
  // Sums of decimals differ a little: 1.1 + 2.2 is 3.3000000000000003.
  if (Math.abs(amount * FILS_PER_DIRHAM - fils) > TOLERANCE) return null;
  return Number.isSafeInteger(fils) ? fils : null;
}

/** The amount in dirhams with at most two decimals, as in JSON. */
export function toWire(fils: Fils): number {
  return fils / FILS_PER_DIRHAM;
}

/** A percentage of an amount, rounded half up. The percentage may have two decimals (12.5). */
export function percentOfHalfUp(fils: Fils, percent: number): Fils {
  return divideHalfUp(fils * Math.round(percent * 100), 100 * 100);
}

/** The VAT included in a total: total × 5 / 105, rounded half up. */
export function vatIncluded(total: Fils): Fils {
  return divideHalfUp(total * VAT_PERCENT, 100 + VAT_PERCENT);
}

/** The price of one piece: the discounted price if valid (above 0 and below the price), else the price. */
export function unitPrice(price: Fils, discountedPrice: Fils): Fils {
  return discountedPrice > 0 && discountedPrice < price ? discountedPrice : price;
}

/** The price of a line after the site discount. */
export function lineTotal(line: {
  readonly price: Fils;
  readonly discountedPrice: Fils;
  readonly quantity: number;
}): Fils {
  return unitPrice(line.price, line.discountedPrice) * line.quantity;
}

/** The site discount in whole percent, rounded half up; 0 without a discount. */
export function discountPercent(price: Fils, discountedPrice: Fils): number {
  return price > 0 ? divideHalfUp((price - unitPrice(price, discountedPrice)) * 100, price) : 0;
}

/** Integer division of non-negative amounts, rounded half up. */
function divideHalfUp(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}
