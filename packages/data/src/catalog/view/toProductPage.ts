import type { Language } from '@mahd/rules/locale';
import type { BasePrice } from '@mahd/rules/shop';
import type { Product } from '../api.js';
import { toCrumbs, type Crumb } from './toCrumbs.js';
import { toPicture, toPictures, type GalleryPictureView } from './toPicture.js';
import { toPrice, type PriceView } from './toPrice.js';
import { productHref } from '../paths.js';
import { inLanguage } from './inLanguage.js';
import { toBasePrice } from './toBasePrice.js';
import { defaultCodeOf, pricedProduct, tagsOf, toProductCard, type ProductCardView } from './toProductCard.js';
import { toVariants, type PatternOption, type SizeOption, type VariantView } from './toVariants.js';

/** Props of the product page for the chosen size and pattern. */
export interface ProductPageView {
  readonly id: string;
  readonly route: string;
  /** Canonical path, without language and variant. */
  readonly href: string;
  readonly name: string;
  /** Name with the chosen size and pattern. */
  readonly fullName: string;
  /** Code of the chosen size and pattern. */
  readonly productCode: string;
  readonly size: string;
  readonly shortDescription: string;
  readonly crumbs: readonly Crumb[];
  /** The picture of the chosen size and pattern, those of the whole product, then those of the others. */
  readonly gallery: readonly GalleryPictureView[];
  readonly price: PriceView;
  /** The price of 100 ml, 100 g or one piece, if the size is measured. */
  readonly basePrice: BasePrice | null;
  readonly stock: number;
  readonly outOfStock: boolean;
  readonly variants: readonly VariantView[];
  readonly sizes: readonly SizeOption[];
  /** Patterns and colours of the chosen size. */
  readonly patterns: readonly PatternOption[];
  /** Sanitized HTML. */
  readonly descriptionHtml: string;
  /** Sanitized HTML, for back ends without rows. */
  readonly specificationHtml: string;
  readonly specificationRows: readonly { readonly label: string; readonly value: string }[];
  readonly howToUse: readonly string[];
  readonly safety: readonly string[];
  /** INCI list, identical in both languages. */
  readonly ingredients: string | null;
  /** Notice above products that replace breastfeeding, or null. */
  readonly notice: string | null;
  readonly regulatedFeeding: boolean;
  /** Once opened, it can be returned only when faulty, damaged or wrong. */
  readonly hygiene: boolean;
  readonly ageFromMonths: number | null;
  readonly tags: readonly string[];
  readonly downloads: readonly { readonly title: string; readonly url: string }[];
  readonly video: { readonly url: string; readonly title: string } | null;
  /** URL of the product in another shop. */
  readonly whereToBuy: string | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars; empty when the back end has none. */
  readonly ratingDistribution: readonly number[];
  /** The rating includes demo reviews, so it must not be in structured data. */
  readonly ratingIsSample: boolean;
  readonly related: readonly ProductCardView[];
}

/**
 * Turns a product into the props of its page.
 * @param variant code from the URL; an unknown one selects the default size
 */
export function toProductPage(
  product: Product,
  variant: string | null | undefined,
  language: Language,
): ProductPageView {
  const { arabic } = product;
  const say = (english: string, translated: string) => inLanguage(language, english, translated);
  const sayAll = <T>(english: readonly T[], translated: readonly T[]) =>
    language === 'ar' && translated.length > 0 ? translated : english;
  const { variants, selected, sizes, patterns } = toVariants(product, variant ?? defaultCodeOf(product), language);
  const chosen = product.variations.find(({ code }) => code === selected?.code);
  const price = selected?.price ?? toPrice(pricedProduct(product));
  const stock = selected ? selected.stock : product.default_stock;
  const name = say(product.name, arabic.name);
  return {
    id: product._id,
    route: product.route,
    href: productHref(product.route),
    name,
    fullName: selected?.fullName || name,
    productCode: selected?.code ?? product.product_code,
    size: selected?.size || say(product.size, arabic.size),
    shortDescription: selected?.shortDescription || say(product.short_description, arabic.short_description),
    crumbs: toCrumbs({
      category: {
        name: say(product.category_data.name, product.category_data.arabic.name),
        route: product.category_data.route || product.category,
      },
      subcategory: {
        name: say(product.sub_category_data.name, product.sub_category_data.arabic.name),
        route: product.sub_category_data.route || product.sub_category,
      },
      product: name,
    }),
    gallery: galleryOf(product, variants, selected, language),
    price,
    basePrice: toBasePrice(product, chosen?.name ?? product.size, price.amount),
    stock,
    outOfStock: stock <= 0,
    variants,
    sizes,
    patterns,
    descriptionHtml: say(product.long_description, arabic.long_description),
    specificationHtml: say(product.specifications, arabic.specifications),
    specificationRows: sayAll(product.specification_rows, arabic.specification_rows),
    howToUse: sayAll(product.how_to_use, arabic.how_to_use),
    safety: sayAll(product.safety, arabic.safety),
    ingredients: product.ingredients,
    notice: (language === 'ar' && arabic.notice) || product.notice,
    regulatedFeeding: product.regulated_feeding,
    hygiene: product.hygiene,
    ageFromMonths: selected?.ageFromMonths ?? product.age_from_months,
    tags: tagsOf(product, language),
    downloads: product.downloads,
    video: product.video ? { url: product.video, title: product.video_title || name } : null,
    whereToBuy: product.link,
    rating: product.rating,
    reviewsCount: product.reviews_count,
    ratingDistribution: product.rating_distribution,
    ratingIsSample: product.sample_reviews,
    related: product.related.map((other) => toProductCard(other, language)),
  };
}

/** The pictures of the selection, then those of the whole product. Those of another variant are shown when it is selected. */
function galleryOf(
  product: Product,
  variants: readonly VariantView[],
  selected: VariantView | undefined,
  language: Language,
): GalleryPictureView[] {
  const own = toPictures(product.pictures, product.images_list, language);
  const first = own.length > 0 ? [] : [toPicture(product.picture, product.featured_img)];
  const chosen = selected?.pictures ?? [];
  const ofVariants = new Set(variants.flatMap(({ pictures }) => pictures.map(({ path }) => path)));
  const all = [...chosen, ...first, ...own].filter((picture) => picture !== null);
  return all.filter(
    ({ path }, index) =>
      all.findIndex((other) => other.path === path) === index &&
      (index < chosen.length || chosen.length === 0 || !ofVariants.has(path)),
  );
}
