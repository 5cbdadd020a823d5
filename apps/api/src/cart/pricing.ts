import type { Change } from '@mahd/contract';
import { lineTotal, maxQuantity, toWire, unitPrice, type Fils, type PricedLine } from '@mahd/rules/shop';
import { allowedDiscount, mayBePromoted } from '../catalog/feedingRule.js';
import type { Sellable } from './queries.js';

/** A requested line. `seenPrice` is the unit price the shopper saw. */
export interface RequestedLine {
  readonly productCode: string;
  readonly quantity: number;
  readonly seenPrice: Fils | null;
}

/** A line at the shop's current price and available quantity. */
export interface CartLine extends PricedLine {
  readonly sellable: Sellable;
  readonly requestedQuantity: number;
  readonly maxQuantity: number;
  readonly discountPercent: number;
  readonly lineTotal: Fils;
}

export interface PricedCart {
  readonly lines: readonly CartLine[];
  /** Differences from what the shopper saw. */
  readonly changes: readonly Change[];
}

/** Merges lines of the same product. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const present = merged.get(line.productCode);
    merged.set(
      line.productCode,
      present === undefined ? line : { ...line, quantity: present.quantity + line.quantity },
    );
  }
  return [...merged.values()];
}

/** Prices a cart from the database. Client prices are only compared. */
export function priceCart(
  requested: readonly RequestedLine[],
  sellables: readonly Sellable[],
  feedingRuleEnforced: boolean,
): PricedCart {
  const byCode = new Map(sellables.map((sellable) => [sellable.code, sellable]));
  const lines: CartLine[] = [];
  const changes: Change[] = [];
  for (const line of requested) {
    const sellable = byCode.get(line.productCode);
    if (sellable === undefined || !sellable.sold) changes.push(change(line, sellable, 'gone', line.quantity, 0));
    else if (sellable.priceFils === null)
      changes.push(change(line, sellable, 'unpriced', line.seenPrice === null ? null : toWire(line.seenPrice), null));
    else {
      const priced = priceLine(line, sellable, sellable.priceFils, feedingRuleEnforced);
      const price = unitPrice(priced.price, priced.discountedPrice);
      lines.push(priced);
      if (line.seenPrice !== null && line.seenPrice !== price)
        changes.push(change(line, sellable, 'price', toWire(line.seenPrice), toWire(price)));
      if (priced.quantity < line.quantity)
        changes.push(change(line, sellable, 'stock', line.quantity, priced.quantity));
    }
  }
  return { lines, changes };
}

function priceLine(requested: RequestedLine, sellable: Sellable, price: Fils, feedingRuleEnforced: boolean): CartLine {
  const promotable = mayBePromoted(sellable, feedingRuleEnforced);
  const { discountedFils, discountPercent } = allowedDiscount(sellable, promotable);
  const most = maxQuantity(sellable.stock);
  const amounts = { price, discountedPrice: discountedFils, quantity: Math.min(requested.quantity, most) };
  return {
    ...amounts,
    sellable,
    discountPercent,
    requestedQuantity: requested.quantity,
    maxQuantity: most,
    lineTotal: lineTotal(amounts),
    regulatedFeeding: !promotable,
  };
}

function change(
  line: RequestedLine,
  sellable: Sellable | undefined,
  reason: Change['reason'],
  before: number | null,
  now: number | null,
): Change {
  const names = sellable === undefined ? null : sellableNames(sellable);
  return {
    product_code: line.productCode,
    name: names?.en ?? null,
    arabic: names && { name: names.ar },
    reason,
    before,
    now,
  };
}

/** Display name: the variation's own where there are variations. */
function sellableNames({ hasVariations, summary, texts }: Sellable): { en: string; ar: string } {
  return hasVariations
    ? { en: texts.en.fullName, ar: texts.ar.fullName }
    : { en: summary.en.name, ar: summary.ar.name };
}
