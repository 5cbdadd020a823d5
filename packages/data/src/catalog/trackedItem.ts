import { unitPrice } from '@mahd/rules/shop';
import type { TrackedItem } from '../visitor/track.js';
import type { OfferProduct, Product, ProductSummary } from './api.js';
import { defaultCodeOf } from './view/toProductCard.js';

const sold = (price: number | null, discounted: number | null) =>
  price === null ? null : unitPrice(price, discounted ?? 0);

/** Turns a product into an analytics item: the chosen size, else its default. */
export function trackedProduct(
  product: ProductSummary | Product,
  code: string | undefined = defaultCodeOf(product),
): TrackedItem {
  const variation = product.variations.find((one) => one.code === code);
  return {
    id: variation?.code ?? product.product_code,
    name: product.name,
    category: product.category_data.name,
    variant: variation ? [variation.name, variation.color].filter(Boolean).join(', ') : product.size,
    price: variation
      ? sold(variation.variation_price, variation.variation_discounted_price)
      : sold(product.default_price, product.discounted_price),
  };
}

/** Turns a product of the offer page into an analytics item. */
export const trackedOffer = (offer: OfferProduct): TrackedItem => ({
  id: offer.product_code,
  name: offer.name,
  category: offer.category_data.name,
  price: sold(offer.default_price, offer.discounted_price),
});
