import type { Language } from '@mahd/rules/locale';
import type { Product, ProductSummary } from '../api.js';
import { productHref } from '../paths.js';
import { withUnitsTied } from './inLanguage.js';
import { toPrice } from './toPrice.js';
import { hasOnlySizes, pricedProduct, sizeName, toProductCard, type ProductCardView } from './toProductCard.js';

/** The default size, when that one is reduced. */
export function reducedSizeOf(product: ProductSummary | Product) {
  const { was } = toPrice(pricedProduct(product));
  return was === null ? undefined : product.variations.find(({ code }) => code === product.default_variation);
}

/** The code that the card of a product in a list of offers adds to the cart: of its reduced size, if that is in stock and has no patterns. */
export function reducedCodeOf(product: ProductSummary | Product): string | undefined {
  const size = reducedSizeOf(product);
  if (!size || size.variation_stock <= 0) return undefined;
  return hasOnlySizes(product) ? size.code : undefined;
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
