import type { Language } from '@mahd/rules/locale';
import { productHref } from '../paths.js';
import type { Product, ProductSummary } from '../api.js';
import { inLanguage, withUnitsTied } from './inLanguage.js';
import { toPicture, toPictures, type PictureView } from './toPicture.js';
import { toPrice, toPriceOfAll, type PriceView } from './toPrice.js';

/** The props of `ProductCard` in `@mahd/ui` that come from the product, and nothing else: the shop spreads them. */
export interface ProductCardView {
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
  /** The sizes in their order, such as `160 ml · 240 ml`; empty without any. */
  readonly detail: string;
  /** The number of different sizes. */
  readonly sizesCount: number;
}

/** Turns a product, from a list or with all details, into a card. */
export function toProductCard(product: ProductSummary | Product, language: Language): ProductCardView {
  const { variations, arabic } = product;
  const pictures = toPictures(product.pictures, product.images_list, language);
  const picture = toPicture(product.picture, product.featured_img) ?? pictures[0] ?? null;
  const price = variations.length > 0 ? priceOfSizes(product, language) : toPrice(pricedProduct(product));
  const stock =
    variations.length > 0
      ? Math.max(...variations.map((variation) => variation.variation_stock))
      : product.default_stock;
  const sizes = sizesOf(product, language);
  return {
    name: withUnitsTied(inLanguage(language, product.name, arabic.name)),
    href: productHref(product.route),
    picture,
    secondPicture: pictures.find((other) => other.path !== picture?.path) ?? null,
    price,
    rating: product.rating,
    reviewsCount: product.reviews_count,
    outOfStock: stock <= 0,
    detail: joinSizes(sizes, language),
    sizesCount: sizes.length,
  };
}

/** Above the plain price of another size, a percentage would seem to be part of that price: it names its own size. */
function priceOfSizes(product: ProductSummary | Product, language: Language): PriceView {
  const price = toPriceOfAll(product.variations.map(pricedVariation));
  if (price.was !== null || price.percent === 0) return price;
  const variation = product.variations.find((size) => toPrice(pricedVariation(size)).percent === price.percent);
  if (!variation) return price;
  return { ...price, reducedSize: measureOf(withUnitsTied(sizeName(product, variation, language))) };
}

/** The measure that a size begins with: `500 ml` of `500 ml with pump`, `6 × 80` of `6 × 80 wipes`. Otherwise the whole. */
const measureOf = (size: string): string => /^\d+\u00a0(?:× \d+|[^\s,،]+)/.exec(size)?.[0] ?? size;

/** Sizes in one line. In Arabic they are isolated: a row of Latin ones would run from left to right, the largest first. */
export const joinSizes = (sizes: readonly string[], language: Language) =>
  sizes
    .map(withUnitsTied)
    .map((size) => (sizes.length > 1 && language === 'ar' ? `\u2068${size}\u2069` : size))
    .join(' · ');

interface NamedSize {
  readonly code: string;
  readonly name: string;
}

/** The size of a product without variations, otherwise those of its variations. */
interface NamedSizes {
  readonly size: string;
  readonly variations: readonly NamedSize[];
}

/** The name of a size in the page's language. */
export const sizeName = (
  { arabic }: { readonly arabic: Pick<NamedSizes, 'variations'> },
  { code, name }: NamedSize,
  language: Language,
): string => inLanguage(language, name, arabic.variations.find((other) => other.code === code)?.name ?? '');

/** The names of all sizes, each once. */
export function sizesOf(product: NamedSizes & { readonly arabic: NamedSizes }, language: Language): string[] {
  const { variations, size, arabic } = product;
  if (variations.length === 0) return [inLanguage(language, size, arabic.size)].filter(Boolean);
  return [...new Set(variations.map((variation) => sizeName(product, variation, language)))];
}

/** Whether a product has several sizes and no patterns: its size is all there is to choose. */
export const hasOnlySizes = ({ variations }: Pick<ProductSummary, 'variations'>): boolean =>
  variations.length > 1 && new Set(variations.map(({ name }) => name)).size === variations.length;

/** The tags in the page's language. */
export const tagsOf = ({ tags, arabic }: ProductSummary | Product, language: Language): readonly string[] =>
  language === 'ar' && arabic.tags.length > 0 ? arabic.tags : tags;

/** The code for wishlist and cart until a size is chosen: the product, or its default size. */
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
