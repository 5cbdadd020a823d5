import { unitPrice } from '@mahd/rules/shop';

/** A price as `@mahd/ui` takes it. Amounts are fils. */
export interface PriceView {
  /** What is paid; null while the price is not known. */
  readonly amount: number | null;
  /** The struck price; null without a discount. */
  readonly before: number | null;
  /** True for "From AED x": sizes differ in price and `amount` is the lowest. */
  readonly from: boolean;
}

/** A price with its discount in percent, 0 without one. */
export interface DiscountedPrice extends PriceView {
  readonly discount: number;
}

/** A price, its discounted price (which counts when it is above 0) and its discount in percent. */
interface Priced {
  readonly price: number | null;
  readonly discounted: number | null;
  readonly percent: number;
}

/** What is shown for one sellable thing. */
export function toPrice({ price, discounted, percent }: Priced): DiscountedPrice {
  if (price === null) return { amount: null, before: null, from: false, discount: 0 };
  const amount = unitPrice(price, discounted ?? 0);
  return amount < price ? { amount, before: price, from: false, discount: percent } : { amount, before: null, from: false, discount: 0 };
}

/** What is shown for a product with several sellable sizes: their common price, or the lowest with "From". */
export function toPriceOfAll(all: readonly Priced[]): DiscountedPrice {
  const prices = all.map(toPrice).filter(({ amount }) => amount !== null);
  const [lowest] = [...prices].sort((a, b) => Number(a.amount) - Number(b.amount));
  if (!lowest) return { amount: null, before: null, from: false, discount: 0 };
  const differ = prices.some(({ amount }) => amount !== lowest.amount);
  return differ ? { amount: lowest.amount, before: null, from: true, discount: 0 } : lowest;
}
