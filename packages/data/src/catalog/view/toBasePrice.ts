import { basePriceOf, type BasePrice } from '@mahd/rules/shop';
import type { OfferProduct } from '../api.js';

/** Categories in which a volume is the capacity of a container, not its content. */
const CONTAINERS = new Set(['breastfeeding', 'bottlefeeding']);

/**
 * The price of 100 ml, 100 g or one piece; null for sizes that are not measured, and when it is the price itself.
 * @param size in English
 * @param amount price of the size, fils
 */
export function toBasePrice(
  { category_data: { route }, category = '' }: Pick<OfferProduct, 'category_data'> & { category?: string },
  size: string,
  amount: number | null,
): BasePrice | null {
  const price = amount === null ? null : basePriceOf(size, amount);
  if (price?.per === '100ml' && CONTAINERS.has(route || category)) return null;
  return price?.amount === amount ? null : price;
}
