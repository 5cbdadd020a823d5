/** Minimum and maximum quantity of one product per order. The database checks both: another one needs a migration. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 10;

/** How many different products a cart, a shared cart and an order hold. */
export const MAX_LINES = 50;

/** A cart line: the product code and its quantity. Lines may carry more fields. */
export interface CartLine {
  readonly productCode: string;
  readonly quantity: number;
}

/** The maximum quantity for this stock; 0 when sold out. */
export function maxQuantity(stock: number): number {
  return Math.max(0, Math.min(MAX_QUANTITY, Math.floor(stock) || 0));
}

/** The closest valid quantity: an integer from MIN_QUANTITY to MAX_QUANTITY, limited by the stock; 0 when sold out. */
export function clampQuantity(quantity: number, stock: number): number {
  return Math.min(maxQuantity(stock), Math.max(MIN_QUANTITY, Math.floor(quantity) || 0));
}

/**
 * Adds a line. A product already in the cart gets the sum of both quantities and keeps its position and other fields; a
 * new one is appended. Limited by the stock; a sold-out product changes nothing.
 */
export function addLine<Line extends CartLine>(lines: readonly Line[], added: Line, stock: number): readonly Line[] {
  if (maxQuantity(stock) === 0) return lines;
  const present = lines.find((line) => line.productCode === added.productCode);
  const quantity = clampQuantity(added.quantity, stock);
  return present
    ? setQuantity(lines, added.productCode, present.quantity + quantity, stock)
    : [...lines, { ...added, quantity }];
}

/** Sets a line's quantity, clamped. An unknown or sold-out product changes nothing. */
export function setQuantity<Line extends CartLine>(
  lines: readonly Line[],
  productCode: string,
  quantity: number,
  stock: number,
): readonly Line[] {
  const allowed = clampQuantity(quantity, stock);
  if (allowed === 0 || !lines.some((line) => line.productCode === productCode)) return lines;
  return lines.map((line) => (line.productCode === productCode ? { ...line, quantity: allowed } : line));
}

/** Removes a line. An unknown code changes nothing. */
export function removeLine<Line extends CartLine>(lines: readonly Line[], productCode: string): readonly Line[] {
  return lines.some((line) => line.productCode === productCode)
    ? lines.filter((line) => line.productCode !== productCode)
    : lines;
}

/** The number in the cart badge: the sum of all quantities. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
