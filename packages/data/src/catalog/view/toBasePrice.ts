import { basePriceOf, type BasePrice } from '@mahd/rules/shop';
import type { Product, ProductSummary } from '../api.js';
import { toPrice } from './toPrice.js';
import { pricedProduct, pricedVariation } from './toProductCard.js';

/** Categories in which a volume is what a container holds, not what is in it. */
const CONTAINERS = new Set(['breastfeeding', 'bottlefeeding']);

/**
 * The price of 100 ml, 100 g or one piece; null for sizes that are not measured, and when it is the price itself.
 * @param size in English
 * @param amount price of the size, fils
 */
export function toBasePrice(
  { category, category_data: { route } }: ProductSummary | Product,
  size: string,
  amount: number | null,
): BasePrice | null {
  const price = amount === null ? null : basePriceOf(size, amount);
  if (price?.per === '100ml' && CONTAINERS.has(route || category)) return null;
  return price?.amount === amount ? null : price;
}

/** The same for a product with one size; null with several. */
export function toBasePriceOfProduct(product: ProductSummary | Product): BasePrice | null {
  const [only, ...others] = product.variations;
  if (others.length > 0) return null;
  const { amount } = toPrice(only ? pricedVariation(only) : pricedProduct(product));
  return toBasePrice(product, only?.name || product.size, amount);
}
