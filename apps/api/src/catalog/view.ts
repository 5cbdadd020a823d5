import type { Category, OfferProduct, Picture, Product, ProductHit, ProductSummary } from '@mahd/contract';
import { toWire } from '@mahd/rules/shop';
import { sanitiseHtml, tableHtml } from '../text/sanitise.js';
import { allowedDiscount, allowedSortings, mayBePromoted } from './feedingRule.js';
import type { CategoryContents, CategoryRow, DetailRow, SummaryRow, VariantRow } from './queries.js';

/** Pictures in a list: the first, and the one shown on hover. */
const LIST_PICTURES = 2;

export type CategoryIndex = ReadonlyMap<string, CategoryRow>;

/** Path of the largest webp of a picture, below the image base. */
export function largestFile(picture: Picture | undefined): string {
  return picture === undefined ? '' : `${picture.path}-${picture.widths.at(-1) ?? picture.width}.webp`;
}

export function productSummary(
  row: SummaryRow,
  variants: readonly VariantRow[],
  categories: CategoryIndex,
  feedingRuleEnforced: boolean,
): ProductSummary {
  const sold = pricedVariants(row, variants, feedingRuleEnforced);
  const { en, ar } = row.summary;
  return {
    ...productCommon(row, sold, categories, feedingRuleEnforced),
    images_list: row.pictures.slice(0, LIST_PICTURES).map(largestFile),
    pictures: row.pictures.slice(0, LIST_PICTURES),
    size: en.size,
    arabic: {
      name: ar.name,
      size: ar.size,
      ...arabicPrices(row, sold),
      tags: ar.tags,
      variations: row.hasVariations
        ? sold.map(({ code, texts }) => ({ code, name: texts.ar.size, color: texts.ar.color }))
        : [],
    },
    variations: row.hasVariations ? sold.map(variationSummary) : [],
  };
}

/** Further data of a product page. */
export interface ProductContext {
  readonly related: ProductSummary[];
  readonly alternatives: ProductSummary[];
  readonly sampleReviews: boolean;
}

export function productDetail(
  row: DetailRow,
  variants: readonly VariantRow[],
  { related, alternatives, sampleReviews }: ProductContext,
  categories: CategoryIndex,
  feedingRuleEnforced: boolean,
): Product {
  const sold = pricedVariants(row, variants, feedingRuleEnforced);
  const { en, ar } = row.summary;
  const only = row.hasVariations ? undefined : sold[0];
  return {
    ...productCommon(row, sold, categories, feedingRuleEnforced),
    ...detailTexts(row, 'en'),
    size: en.size,
    barcode: only?.barcode ?? null,
    images_list: row.pictures.map(largestFile),
    pictures: row.pictures,
    ingredients: row.ingredients,
    downloads: row.downloads,
    video: row.video,
    video_title: row.videoTitle,
    link: row.link,
    hygiene: row.hygiene,
    arabic: {
      name: ar.name,
      ...detailTexts(row, 'ar'),
      size: ar.size,
      ...arabicPrices(row, sold),
      tags: ar.tags,
      variations: row.hasVariations
        ? sold.map(({ code, texts }) => ({
            code,
            name: texts.ar.size,
            color: texts.ar.color,
            full_name: texts.ar.fullName,
            short_description: texts.ar.shortDescription,
          }))
        : [],
    },
    variations: row.hasVariations
      ? sold.map((variant) => ({
          ...variationSummary(variant),
          full_name: variant.texts.en.fullName,
          barcode: variant.barcode,
          short_description: variant.texts.en.shortDescription,
          variation_images: variant.pictures.map(largestFile),
          variation_pictures: variant.pictures,
        }))
      : [],
    rating_distribution: row.ratingCounts,
    sample_reviews: sampleReviews,
    related,
    alternatives,
  };
}

export function offerProduct(summary: ProductSummary): OfferProduct {
  const { _id, category_data, default_stock, default_variation, rating, reviews_count, arabic } = summary;
  const { name, default_price, discounted_price } = arabic;
  const sizeIn = ({ size, variations }: ProductSummary | ProductSummary['arabic']) =>
    variations.find(({ code }) => code === default_variation)?.name ?? size;
  return {
    ...priceTag(summary),
    _id,
    size: sizeIn(summary),
    category_data,
    default_stock,
    default_variation,
    rating,
    reviews_count,
    arabic: { name, size: sizeIn(arabic), default_price, discounted_price },
  };
}

export function productHit(summary: ProductSummary): ProductHit {
  return {
    ...priceTag(summary),
    size: summary.size,
    arabic: {
      name: summary.arabic.name,
      size: summary.arabic.size,
      variations: summary.arabic.variations.map(({ code, name }) => ({ code, name })),
    },
    price: summary.price,
    variations: summary.variations.map(
      ({ code, name, variation_price, variation_discounted_price, variation_discount }) => ({
        code,
        name,
        variation_price,
        variation_discounted_price,
        variation_discount,
      }),
    ),
  };
}

/** What offers and search results share: name, picture and price of a product. */
function priceTag(summary: ProductSummary) {
  return {
    name: summary.name,
    route: summary.route,
    product_code: summary.product_code,
    featured_img: summary.featured_img,
    picture: summary.picture,
    default_price: summary.default_price,
    discounted_price: summary.discounted_price,
    discount: summary.discount,
  };
}

export function categoryTree(
  rows: readonly CategoryRow[],
  contents: ReadonlyMap<string, CategoryContents>,
): Category[] {
  const view = (row: CategoryRow) => ({
    _id: row.id,
    name: row.texts.en.name,
    route: row.route,
    order: row.position,
    parent_id: row.parentId,
    featured_img: largestFile(row.picture ?? undefined),
    picture: row.picture,
    short_description: row.texts.en.shortDescription,
    long_description: sanitiseHtml(row.texts.en.longDescription),
    notice: row.texts.en.notice,
    regulated_feeding: row.regulatedFeeding,
    products_count: contents.get(row.id)?.total ?? 0,
    from_price: toWireOrNull(contents.get(row.id)?.fromFils ?? null),
    arabic: {
      name: row.texts.ar.name,
      short_description: row.texts.ar.shortDescription,
      long_description: sanitiseHtml(row.texts.ar.longDescription),
      notice: row.texts.ar.notice,
    },
  });
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((top) => ({
      ...view(top),
      children: rows.filter(({ parentId }) => parentId === top.id).map((sub) => ({ ...view(sub), children: [] })),
    }));
}

function pricedVariants(row: SummaryRow, variants: readonly VariantRow[], feedingRuleEnforced: boolean): VariantRow[] {
  const promotable = mayBePromoted(row, feedingRuleEnforced);
  return variants.map((variant) => allowedDiscount(variant, promotable));
}

function defaultOf(row: SummaryRow, sold: readonly VariantRow[]): VariantRow | undefined {
  return sold.find(({ code }) => code === row.defaultVariant) ?? sold[0];
}

function productCommon(
  row: SummaryRow,
  sold: readonly VariantRow[],
  categories: CategoryIndex,
  feedingRuleEnforced: boolean,
) {
  const shown = defaultOf(row, sold);
  const counts = row.ratingCounts;
  return {
    _id: row.id,
    route: row.route,
    product_code: row.productCode,
    name: row.summary.en.name,
    category: categories.get(row.categoryId)?.route ?? '',
    sub_category: categories.get(row.subCategoryId)?.route ?? '',
    category_data: categoryData(categories.get(row.categoryId)),
    sub_category_data: categoryData(categories.get(row.subCategoryId)),
    default_price: toWireOrNull(shown?.priceFils ?? null),
    discounted_price: discountedPrice(shown),
    discount: shown?.discountPercent ?? 0,
    default_stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    price: toWireOrNull(shown?.priceFils ?? null),
    default_variation: row.hasVariations ? row.defaultVariant : null,
    featured_img: largestFile(row.pictures[0]),
    picture: row.pictures[0] ?? null,
    tags: row.summary.en.tags,
    sortings: allowedSortings(row, feedingRuleEnforced),
    age_from_months: row.ageFromMonths,
    rating: row.ratingTenths === null ? null : row.ratingTenths / 10,
    reviews_count: counts.reduce((sum, count) => sum + count, 0),
    regulated_feeding: row.regulatedFeeding,
  };
}

function arabicPrices(row: SummaryRow, sold: readonly VariantRow[]) {
  const shown = defaultOf(row, sold);
  return { default_price: toWireOrNull(shown?.priceFils ?? null), discounted_price: discountedPrice(shown) };
}

function discountedPrice(variant: VariantRow | undefined): number | null {
  return variant === undefined || variant.priceFils === null ? null : toWire(variant.discountedFils);
}

function variationSummary(variant: VariantRow) {
  return {
    code: variant.code,
    name: variant.texts.en.size,
    color: variant.texts.en.color,
    color_code: variant.colorCode,
    variation_price: toWireOrNull(variant.priceFils),
    variation_discounted_price: discountedPrice(variant),
    variation_discount: variant.discountPercent,
    variation_stock: variant.stock,
    age_from_months: variant.ageFromMonths,
  };
}

function detailTexts(row: DetailRow, language: 'en' | 'ar') {
  const texts = row.details[language];
  return {
    short_description: texts.shortDescription,
    long_description: sanitiseHtml(texts.longDescription),
    specifications: tableHtml(texts.specificationRows),
    specification_rows: texts.specificationRows,
    how_to_use: texts.howToUse,
    safety: texts.safety,
    notice: texts.notice,
  };
}

function toWireOrNull(fils: number | null): number | null {
  return fils === null ? null : toWire(fils);
}

function categoryData(row: CategoryRow | undefined) {
  return { name: row?.texts.en.name ?? '', arabic: { name: row?.texts.ar.name ?? '' }, route: row?.route ?? '' };
}
