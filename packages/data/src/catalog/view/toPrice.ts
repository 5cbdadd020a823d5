import { unitPrice } from '@mahd/rules/shop';

/** A price as `@mahd/ui` takes it. Amounts are fils. */
export interface PriceView {
  /** What is paid; null while the price is not known. */
  readonly amount: number | null;
  /** The struck price; null without a discount. */
  readonly was: number | null;
  /** The discount; 0 without one, and with "From", where it would differ by size. */
  readonly percent: number;
  /** True for "From AED x": sizes differ in price and `amount` is the lowest. */
  readonly from: boolean;
}

/** A price, its discounted price (which counts when it is above 0) and its discount in percent. */
interface Priced {
  readonly price: number | null;
  readonly discounted: number | null;
  readonly percent: number;
}

/** What is shown for one sellable thing. */
export function toPrice({ price, discounted, percent }: Priced): PriceView {
  if (price === null) return { amount: null, was: null, from: false, percent: 0 };
  const amount = unitPrice(price, discounted ?? 0);
  return amount < price ? { amount, was: price, from: false, percent } : { amount, was: null, from: false, percent: 0 };
}

/** What is shown for a product with several sellable sizes: their common price, or the lowest with "From". */
export function toPriceOfAll(all: readonly Priced[]): PriceView {
  const prices = all.map(toPrice).filter(({ amount }) => amount !== null);
  const [lowest] = [...prices].sort((a, b) => Number(a.amount) - Number(b.amount));
  if (!lowest) return { amount: null, was: null, from: false, percent: 0 };
  const differ = prices.some(({ amount }) => amount !== lowest.amount);
  return differ ? { amount: lowest.amount, was: null, from: true, percent: 0 } : lowest;
}
