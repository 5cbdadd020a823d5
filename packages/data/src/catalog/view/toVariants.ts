import type { Language } from '@mahd/rules/locale';
import type { Product } from '../api.js';
import { toPictures, type GalleryPictureView } from './toPicture.js';
import { toPrice, type PriceView } from './toPrice.js';
import { productHref } from '../paths.js';
import { inLanguage } from './inLanguage.js';
import { pricedVariation } from './toProductCard.js';

/** A sellable size and pattern. */
export interface VariantView {
  readonly code: string;
  readonly fullName: string;
  readonly size: string;
  /** Pattern or colour, if any. */
  readonly pattern: string;
  /** CSS colour of the swatch. */
  readonly colorCode: string | null;
  readonly price: PriceView;
  readonly stock: number;
  readonly shortDescription: string;
  readonly ageFromMonths: number | null;
  readonly pictures: readonly GalleryPictureView[];
}

interface Option {
  /** Same in both languages; for React keys and form values. */
  readonly value: string;
  readonly label: string;
  /** Code it selects. */
  readonly code: string;
  /** Path of the product page with that code, without language. */
  readonly href: string;
  readonly selected: boolean;
  /** Out of stock or without a price. */
  readonly unavailable: boolean;
}

/** A size option. It keeps the chosen pattern if available. */
export type SizeOption = Option & {
  readonly price: PriceView;
  /** Minimum age in months, or null. */
  readonly ageFromMonths: number | null;
};

/** A pattern or colour option of the chosen size. */
export type PatternOption = Option & {
  readonly price: PriceView;
  readonly colorCode: string | null;
  /** The first picture of the product in this pattern. */
  readonly picture: GalleryPictureView | null;
};

/** The options and the selection. */
export interface Variants {
  readonly variants: VariantView[];
  /** Undefined for a product without variations. */
  readonly selected: VariantView | undefined;
  readonly sizes: SizeOption[];
  readonly patterns: PatternOption[];
}

/** The size and pattern options of a product. An unknown code selects the default. */
export function toVariants(product: Product, code: string, language: Language): Variants {
  const entries = product.variations.map((variation) => ({
    size: variation.name,
    pattern: variation.color,
    view: toVariant(product, variation, language),
  }));
  const chosen =
    entries.find((entry) => entry.view.code === code) ??
    entries.find((entry) => entry.view.code === product.default_variation) ??
    entries[0];
  const option = ({ view }: (typeof entries)[number], value: string, label: string, selected: boolean) => ({
    value,
    label,
    code: view.code,
    href: productHref(product.route, view.code),
    selected,
    unavailable: view.stock <= 0 || view.price.amount === null,
  });

  const sizes = unique(entries, (entry) => entry.size).map((first) => {
    const ofSize = entries.filter((entry) => entry.size === first.size);
    const target = ofSize.find((entry) => entry.pattern === chosen?.pattern) ?? first;
    return {
      ...option(target, first.size, target.view.size, first.size === chosen?.size),
      price: target.view.price,
      ageFromMonths: target.view.ageFromMonths,
    };
  });
  const patterns = unique(
    entries.filter((entry) => entry.size === chosen?.size && entry.pattern !== ''),
    (entry) => entry.pattern,
  ).map((entry) => ({
    ...option(entry, entry.pattern, entry.view.pattern, entry.pattern === chosen?.pattern),
    price: entry.view.price,
    colorCode: entry.view.colorCode,
    picture: entry.view.pictures[0] ?? null,
  }));
  return { variants: entries.map((entry) => entry.view), selected: chosen?.view, sizes, patterns };
}

function toVariant(product: Product, variation: Product['variations'][number], language: Language): VariantView {
  const arabic = product.arabic.variations.find((other) => other.code === variation.code);
  const say = (english: string, translated: string | undefined) => inLanguage(language, english, translated ?? '');
  const price = toPrice(pricedVariation(variation));
  return {
    code: variation.code,
    fullName: say(variation.full_name, arabic?.full_name),
    size: say(variation.name, arabic?.name),
    pattern: say(variation.color, arabic?.color),
    colorCode: variation.color_code,
    price,
    stock: variation.variation_stock,
    shortDescription: say(variation.short_description, arabic?.short_description),
    ageFromMonths: variation.age_from_months,
    pictures: toPictures(variation.variation_pictures, variation.variation_images, language),
  };
}

const unique = <T>(entries: readonly T[], keyOf: (entry: T) => string): T[] =>
  entries.filter((entry, index) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === index);
