import { unitPrice } from '@mahd/rules/shop';

/** Price props of `@mahd/ui`. Amounts are fils. */
export interface PriceView {
  /** The price to pay; null while unknown. */
  readonly amount: number | null;
  /** The original price, shown crossed out; null without a discount. */
  readonly was: number | null;
  /** Discount in percent, 0 without one. With “From” the highest of all sizes. */
  readonly percent: number;
  /** True for “From AED x”: prices differ by size and `amount` is the lowest. */
  readonly from: boolean;
  /** The measure of the size with the highest discount, when `amount` is the plain price of another one. */
  readonly reducedSize?: string;
}

/** A price, its discounted price (valid above 0) and its discount in percent. */
interface Priced {
  readonly price: number | null;
  readonly discounted: number | null;
  readonly percent: number;
}

/** Price of a single sellable item. */
export function toPrice({ price, discounted, percent }: Priced): PriceView {
  if (price === null) return { amount: null, was: null, from: false, percent: 0 };
  const amount = unitPrice(price, discounted ?? 0);
  return amount < price ? { amount, was: price, from: false, percent } : { amount, was: null, from: false, percent: 0 };
}

/** Price of a product with several sizes: their common price, or “From” the lowest. */
export function toPriceOfAll(all: readonly Priced[]): PriceView {
  const prices = all.map(toPrice).filter(({ amount }) => amount !== null);
  const [lowest] = [...prices].sort((a, b) => Number(a.amount) - Number(b.amount));
  if (!lowest) return { amount: null, was: null, from: false, percent: 0 };
  const differ = prices.some(({ amount }) => amount !== lowest.amount);
  const percent = Math.max(...prices.map((price) => price.percent));
  return differ ? { ...lowest, from: true, percent } : lowest;
}
