import type { DescribedPicture, Picture, SortingName } from '@mahd/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

/** A value in both languages. */
export interface Localized<T> {
  en: T;
  ar: T;
}

export interface CategoryTexts {
  name: string;
  shortDescription: string;
  /** Sanitised HTML. */
  longDescription: string;
  notice: string | null;
}

/** Product texts for lists. */
export interface ProductSummaryTexts {
  name: string;
  size: string;
  tags: string[];
}

/** Product texts for the product page. HTML is sanitised. */
export interface ProductDetailTexts {
  shortDescription: string;
  longDescription: string;
  specificationRows: { label: string; value: string }[];
  howToUse: string[];
  safety: string[];
  notice: string | null;
}

export interface VariantTexts {
  size: string;
  color: string;
  fullName: string;
  shortDescription: string;
}

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  route: text().notNull().unique(),
  parentId: text().references((): AnyPgColumn => categories.id),
  position: integer().notNull(),
  texts: jsonb().$type<Localized<CategoryTexts>>().notNull(),
  picture: jsonb().$type<Picture>(),
  regulatedFeeding: boolean().notNull(),
  /** Products in it are hygiene goods. */
  hygiene: boolean().notNull().default(false),
  active: boolean().notNull(),
});

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    route: text().notNull().unique(),
    productCode: text().notNull().unique(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    subCategoryId: text()
      .notNull()
      .references(() => categories.id),
    /** Position in the default (featured) order. */
    position: integer().notNull(),
    sortings: text().array().$type<SortingName[]>().notNull(),
    ageFromMonths: integer(),
    /** Minimum ages of the product and its variants, months. */
    ages: integer().array().notNull(),
    regulatedFeeding: boolean().notNull(),
    /** Once opened, it can be returned only when faulty, damaged or wrong. */
    hygiene: boolean().notNull().default(false),
    hasVariations: boolean().notNull(),
    defaultVariant: text(),
    /** Lowest effective price among the variants, fils; null without a price. */
    fromPriceFils: integer(),
    inStock: boolean().notNull(),
    /** Mean of the approved reviews times ten; null without reviews. */
    ratingTenths: integer(),
    ratingCounts: integer().array().notNull(),
    summary: jsonb().$type<Localized<ProductSummaryTexts>>().notNull(),
    details: jsonb().$type<Localized<ProductDetailTexts>>().notNull(),
    pictures: jsonb().$type<DescribedPicture[]>().notNull(),
    ingredients: text(),
    downloads: jsonb().$type<{ title: string; url: string }[]>().notNull(),
    video: text(),
    videoTitle: text(),
    link: text(),
    related: text().array().notNull(),
    /** Normalised words of the names in both languages, for ranking. */
    nameWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The words that say what the product is: a bottle ranks before a brush for bottles. */
    mainWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** All normalised words that find the product. */
    searchWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Imported by the owner; not updated from the content package. */
    imported: boolean().notNull().default(false),
    active: boolean().notNull(),
  },
  (table) => [
    // The further columns allow index-only counts.
    index('products_position')
      .on(table.position, table.fromPriceFils, table.inStock, table.regulatedFeeding)
      .where(sql`active`),
    index('products_category')
      .on(table.categoryId, table.position, table.fromPriceFils, table.inStock)
      .where(sql`active`),
    index('products_sub_category')
      .on(table.subCategoryId, table.position, table.fromPriceFils, table.inStock)
      .where(sql`active`),
    index('products_price')
      .on(table.fromPriceFils, table.position)
      .where(sql`active`),
    // A separate index because products without a price come last in both directions.
    index('products_price_down')
      .on(table.fromPriceFils.desc().nullsLast(), table.position)
      .where(sql`active`),
    index('products_added')
      .on(table.addedAt, table.position)
      .where(sql`active`),
    index('products_name_en')
      .on(sql`lower(${table.nameEn})`, table.position)
      .where(sql`active`),
    index('products_name_ar')
      .on(table.nameAr, table.position)
      .where(sql`active`),
    index('products_sortings').using('gin', table.sortings),
    index('products_ages').using('gin', table.ages),
    index('products_words').using('gin', table.searchWords),
  ],
);

/** Sellable items: each size or pattern of a product, or the product itself. Stock is stored only here. */
export const variants = pgTable(
  'variants',
  {
    code: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    barcode: text(),
    /** Fils; null: price unknown, cannot be bought. */
    priceFils: integer(),
    /** Fils; 0 when there is no discount. */
    discountedFils: integer().notNull(),
    discountPercent: integer().notNull(),
    stock: integer().notNull(),
    colorCode: text(),
    ageFromMonths: integer(),
    texts: jsonb().$type<Localized<VariantTexts>>().notNull(),
    pictures: jsonb().$type<DescribedPicture[]>().notNull(),
    active: boolean().notNull(),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    check('variants_stock_not_negative', sql`stock >= 0`),
    check('variants_prices', sql`(price_fils is null or price_fils > 0) and discounted_fils >= 0`),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** Author; null for samples. */
    userId: text(),
    rating: integer().notNull(),
    name: text().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    verified: boolean().notNull(),
    /** Invented for demonstrations; removed with SEED_DEMO=false. */
    sample: boolean().notNull(),
    state: text().$type<'held' | 'approved' | 'refused'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_state').on(table.state, table.createdAt),
    uniqueIndex('reviews_author').on(table.userId, table.productId),
    check('reviews_rating', sql`rating between 1 and 5`),
  ],
);

/** A single row: the content the catalogue was built from, and a revision that increases with every visible change. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  contentKey: text().notNull(),
  revision: integer().notNull(),
});
