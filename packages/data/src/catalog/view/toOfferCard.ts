import type { Language } from '@mahd/rules/locale';
import type { OfferProduct } from '../api.js';
import { productHref } from '../paths.js';
import { inLanguage, withUnitsTied } from './inLanguage.js';
import { toPicture } from './toPicture.js';
import { toPrice } from './toPrice.js';
import { pricedProduct, type ProductCardView } from './toProductCard.js';

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
