import generated from './generated/catalogue.json' with { type: 'json' };
import type { Picture } from './pictures.js';

/** A value in both languages. */
export interface Localized<T = string> {
  readonly en: T;
  readonly ar: T;
}

/** Integer fils (1 AED = 100 fils), VAT included. */
export type Fils = number;

export type Sorting = 'Popularity' | 'Recommended' | 'Best Seller' | 'Limited Time Offers';

/** One sellable size, colour or pattern of a product. */
export interface Variation {
  /** The product_code it is sold under. */
  readonly code: string;
  readonly barcode: string;
  readonly full_name: Localized;
  /** The size as shown to customers. */
  readonly name: Localized;
  /** Colour or pattern, if there is a choice. */
  readonly color: Localized | null;
  /** CSS colour of the swatch. */
  readonly color_code: string | null;
  readonly short_description: Localized;
  readonly age_from_months: number;
  /** null: no price yet, so it cannot be bought. */
  readonly variation_price: Fils | null;
  /** 0 without a discount. */
  readonly variation_discounted_price: Fils | null;
  /** Percent, 0 without a discount. */
  readonly variation_discount: number;
  readonly variation_stock: number;
  readonly variation_images: readonly Picture[];
}

/** A sample review, for demonstrations only and never in structured data. */
export interface SampleReview {
  readonly rating: number;
  readonly name: string;
  readonly language: 'en' | 'ar';
  /** ISO date. */
  readonly date: string;
  readonly verified: boolean;
  readonly title: string;
  readonly text: string;
  readonly sample: true;
}

export interface Product {
  readonly route: string;
  readonly product_code: string;
  readonly barcode: string | null;
  /** false: the product is a group, and its variations are sold. */
  readonly sellable: boolean;
  readonly name: Localized;
  readonly category: string;
  readonly sub_category: string;
  /** Bottles, teats, cups, pacifiers: no discount, no promo code, no promotion (WHO Code). */
  readonly regulated_feeding: boolean;
  /** Once opened, it can be returned only when faulty, damaged or wrong. */
  readonly hygiene: boolean;
  readonly age_from_months: number;
  readonly size: Localized | null;
  readonly default_price: Fils;
  /** 0 without a discount. */
  readonly discounted_price: Fils;
  readonly discount: number;
  readonly default_stock: number;
  /** Code of the default variation; null without variations. */
  readonly default_variation: string | null;
  readonly sortings: readonly Sorting[];
  readonly tags: Localized<readonly string[]>;
  readonly featured_img: Picture;
  readonly images_list: readonly Picture[];
  readonly short_description: Localized;
  /** HTML. */
  readonly long_description: Localized;
  readonly specifications: readonly { readonly label: Localized; readonly value: Localized }[];
  /** The specifications as an HTML table; {origin} is a slot for `withFacts`. */
  readonly specifications_html: Localized;
  readonly how_to_use_html: Localized;
  readonly safety_html: Localized;
  readonly ingredients: { readonly inci: string; readonly sample: boolean } | null;
  /** The breastfeeding notice of regulated products. */
  readonly notice: Localized | null;
  readonly variations: readonly Variation[];
  /** Routes of related products. */
  readonly related: readonly string[];
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly reviews: readonly SampleReview[];
}

export interface SubCategory {
  readonly slug: string;
  readonly order: number;
  readonly name: Localized;
  readonly short_description: Localized;
  readonly regulated_feeding: boolean;
  /** Products in it are hygiene goods. */
  readonly hygiene: boolean;
}

export interface Category {
  readonly slug: string;
  readonly order: number;
  readonly name: Localized;
  readonly short_description: Localized;
  /** HTML. */
  readonly long_description: Localized;
  readonly image: Picture;
  readonly notice: Localized | null;
  readonly sub_categories: readonly SubCategory[];
}

export interface Emirate {
  readonly name: string;
  readonly name_ar: string;
  readonly locations: readonly { readonly name: string; readonly name_ar: string }[];
}

/** A sample promo code for demonstrations. */
export interface PromoCode {
  readonly code: string;
  readonly kind: 'percent' | 'fixed';
  /** Percent, or fils when the kind is fixed. */
  readonly value: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly minimum_sub_total: Fils;
  /** null: unlimited. */
  readonly usage_limit: number | null;
  readonly used_count: number;
  readonly once_per_user: boolean;
  readonly active: boolean;
  readonly excludes_regulated_feeding: boolean;
  readonly description: Localized;
}

/** An entry of the bottle-feeding landing page. Identified by sku: two entries share id 10. */
export interface LandingBottle {
  readonly id: number;
  readonly name: string;
  readonly nameAr: string;
  readonly size: string;
  readonly color: string;
  readonly sku: string;
  /** Dirhams as text; empty without a price. */
  readonly price: string;
  readonly image: Picture;
  readonly alt: string;
  readonly altAr: string;
  /** Path without the language segment. */
  readonly url: string;
}

export interface GeneratedCatalogue {
  readonly catalogue: { readonly products: readonly Product[]; readonly categories: readonly Category[] };
  readonly emirates: readonly Emirate[];
  readonly promoCodes: readonly PromoCode[];
  /** Words that shoppers search for, and the catalogue's words for the same. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  readonly landingBottles: { readonly bottles: readonly LandingBottle[]; readonly nipples: readonly LandingBottle[] };
}

export const { catalogue, emirates, promoCodes, synonyms, landingBottles } = generated;
