import type { Language } from '@mahd/rules/locale';
import { productHref } from '../paths.js';
import type { OfferProduct, Product, ProductSummary } from '../api.js';
import { inLanguage, withUnitsTied } from './inLanguage.js';
import { toPicture, toPictures, type PictureView } from './toPicture.js';
import { toPrice, toPriceOfAll, type PriceView } from './toPrice.js';

/** Props of a product card. */
export interface ProductCardView {
  readonly id: string;
  readonly name: string;
  /** Path without language: `/product/{route}`. */
  readonly href: string;
  readonly picture: PictureView | null;
  /** Shown on hover. */
  readonly secondPicture: PictureView | null;
  readonly price: PriceView;
  /** Out of 5; null before the first review. */
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly outOfStock: boolean;
  /** Code for wishlist and Add to cart: the product, or its default size. */
  readonly productCode: string;
  /** True when the shopper must choose a size or pattern on the product page first. */
  readonly needsChoice: boolean;
  /** True when the product can be added directly: priced, in stock, no choice. */
  readonly canAdd: boolean;
  /** The number of different sizes. */
  readonly sizesCount: number;
  /** The sizes in their order, such as `160 ml · 240 ml`; empty without any. */
  readonly size: string;
  readonly tags: readonly string[];
  readonly isBestSeller: boolean;
}

/** Turns a product, from a list or with all details, into a card. */
export function toProductCard(product: ProductSummary | Product, language: Language): ProductCardView {
  const { variations, arabic } = product;
  const pictures = toPictures(product.pictures, product.images_list, language);
  const picture = toPicture(product.picture, product.featured_img) ?? pictures[0] ?? null;
  const price = variations.length > 0 ? toPriceOfAll(variations.map(pricedVariation)) : toPrice(pricedProduct(product));
  const stock =
    variations.length > 0
      ? Math.max(...variations.map((variation) => variation.variation_stock))
      : product.default_stock;
  const needsChoice = variations.length > 1;
  const sizes = sizesOf(product, language);
  return {
    id: product._id,
    name: withUnitsTied(inLanguage(language, product.name, arabic.name)),
    href: productHref(product.route),
    picture,
    secondPicture: pictures.find((other) => other.path !== picture?.path) ?? null,
    price,
    rating: product.rating,
    reviewsCount: product.reviews_count,
    outOfStock: stock <= 0,
    productCode: defaultCodeOf(product),
    needsChoice,
    canAdd: !needsChoice && stock > 0 && price.amount !== null,
    sizesCount: sizes.length,
    size: sizes.map(withUnitsTied).join(' · '),
    tags: language === 'ar' && arabic.tags.length > 0 ? arabic.tags : product.tags,
    isBestSeller: product.sortings.includes('Best Seller'),
  };
}

/** The names of all sizes, each once. */
function sizesOf({ variations, size, arabic }: ProductSummary | Product, language: Language): string[] {
  if (variations.length === 0) return [inLanguage(language, size, arabic.size)].filter(Boolean);
  return [
    ...new Set(
      variations.map(({ code, name }) =>
        inLanguage(language, name, arabic.variations.find((other) => other.code === code)?.name ?? ''),
      ),
    ),
  ];
}

/** A product of the offer page. */
export interface OfferCardView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture: PictureView | null;
  readonly price: PriceView;
  readonly productCode: string;
  readonly outOfStock: boolean;
}

/** Turns a product of the offer call into its card. */
export function toOfferCard(offer: OfferProduct, language: Language): OfferCardView {
  return {
    id: offer._id,
    name: withUnitsTied(inLanguage(language, offer.name, offer.arabic.name)),
    href: productHref(offer.route),
    picture: toPicture(offer.picture, offer.featured_img),
    price: toPrice(pricedProduct(offer)),
    productCode: offer.product_code,
    outOfStock: offer.default_stock <= 0,
  };
}

/** The product's code until a size is chosen. */
export function defaultCodeOf(product: ProductSummary | Product): string {
  const { variations, default_variation: preferred, product_code: own } = product;
  const chosen = variations.find((variation) => variation.code === preferred) ?? variations[0];
  return chosen?.code ?? own;
}

export const pricedVariation = (
  variation: Pick<
    ProductSummary['variations'][number],
    'variation_price' | 'variation_discounted_price' | 'variation_discount'
  >,
) => ({
  price: variation.variation_price,
  discounted: variation.variation_discounted_price,
  percent: variation.variation_discount,
});

export const pricedProduct = (product: Pick<ProductSummary, 'default_price' | 'discounted_price' | 'discount'>) => ({
  price: product.default_price,
  discounted: product.discounted_price,
  percent: product.discount,
});
