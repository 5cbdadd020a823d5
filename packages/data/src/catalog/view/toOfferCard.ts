import type { Language } from '@mahd/rules/locale';
import type { OfferProduct, Product, ProductSummary } from '../api.js';
import { productHref } from '../paths.js';
import { inLanguage, withUnitsTied } from './inLanguage.js';
import { toPicture } from './toPicture.js';
import { toPrice } from './toPrice.js';
import { pricedProduct, sizeName, toProductCard, type ProductCardView } from './toProductCard.js';

/** The props of `ProductCard` for a product of the offer page. */
export type OfferCardView = Pick<
  ProductCardView,
  'name' | 'href' | 'picture' | 'price' | 'rating' | 'reviewsCount' | 'detail'
>;

/** Turns a product of the offer call into its card. */
export function toOfferCard(offer: OfferProduct, language: Language): OfferCardView {
  return {
    name: withUnitsTied(inLanguage(language, offer.name, offer.arabic.name)),
    href: productHref(offer.route),
    picture: toPicture(offer.picture, offer.featured_img),
    price: toPrice(pricedProduct(offer)),
    rating: offer.rating,
    reviewsCount: offer.reviews_count,
    detail: withUnitsTied(inLanguage(language, offer.size, offer.arabic.size)),
  };
}

/** The default size, when that one is reduced. */
export function reducedSizeOf(product: ProductSummary | Product) {
  const { was } = toPrice(pricedProduct(product));
  return was === null ? undefined : product.variations.find(({ code }) => code === product.default_variation);
}

/** The card of a product in a list of offers: as on the offer page, of its reduced size. */
export function toReducedCard(product: ProductSummary | Product, language: Language): ProductCardView {
  const card = toProductCard(product, language);
  const size = reducedSizeOf(product);
  if (!size) return card;
  return {
    ...card,
    href: productHref(product.route, size.code),
    price: toPrice(pricedProduct(product)),
    detail: withUnitsTied(sizeName(product, size, language)),
    sizesCount: 1,
  };
}
