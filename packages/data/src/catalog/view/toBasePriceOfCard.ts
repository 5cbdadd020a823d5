import type { BasePrice } from '@mahd/rules/shop';
import type { OfferProduct, Product, ProductSummary } from '../api.js';
import { toBasePrice } from './toBasePrice.js';
import { reducedSizeOf } from './toReducedCard.js';
import { toPrice } from './toPrice.js';
import { pricedProduct, pricedVariation } from './toProductCard.js';

/** The price of 100 ml, 100 g or one piece for the one size on a product's card, in a list of offers the reduced one; null with several. */
export function toBasePriceOfProduct(product: ProductSummary | Product, reduced = false): BasePrice | null {
  const [only, ...others] = product.variations;
  const size = (reduced ? reducedSizeOf(product) : undefined) ?? (others.length > 0 ? null : only);
  if (size === null) return null;
  const { amount } = toPrice(size ? pricedVariation(size) : pricedProduct(product));
  return toBasePrice(product, size?.name || product.size, amount);
}

/** The same for the card of a product of the offer page. */
export const toBasePriceOfOffer = (offer: OfferProduct): BasePrice | null =>
  toBasePrice(offer, offer.size, toPrice(pricedProduct(offer)).amount);
