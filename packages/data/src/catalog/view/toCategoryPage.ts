import type { Language } from '@mahd/rules/locale';
import { HttpError } from '../../http/index.js';
import type { Category, SubCategory } from '../api.js';
import type { CategoryCounts } from '../listing.js';
import { listingPathOf, type ListingPlace } from '../paths.js';
import { nameOf } from './categories.js';
import { inLanguage } from './inLanguage.js';
import { toCrumbs, type Crumb } from './toCrumbs.js';
import { toPicture, type PictureView } from './toPicture.js';

/** A link to another listing. */
export interface ListingLink {
  readonly name: string;
  readonly route: string;
  readonly href: string;
  readonly current: boolean;
  /** How many products it has; null when unknown. */
  readonly count: number | null;
}

/** Texts and links of a listing page. */
export interface CategoryPageView {
  /** Empty for all products; the page has its own title then. */
  readonly name: string;
  readonly shortDescription: string;
  /** Notice above products that replace breastfeeding, or null. */
  readonly notice: string | null;
  readonly regulatedFeeding: boolean;
  readonly picture: PictureView | null;
  readonly crumbs: readonly Crumb[];
  readonly categories: readonly ListingLink[];
  /** Sub-categories of the chosen category. */
  readonly subcategories: readonly ListingLink[];
}

/**
 * Creates the texts and links of a listing page. With `counts` its links have those numbers of products instead of all.
 * @throws HttpError with status 404 for an unknown category or sub-category, like the server
 */
export function toCategoryPage(
  categories: readonly Category[],
  chosen: ListingPlace,
  language: Language,
  counts: CategoryCounts | null = null,
): CategoryPageView {
  const category = found(categories, chosen.category);
  const subcategory = found(category?.children ?? [], chosen.subcategory);
  const shown = subcategory ?? category;
  const countOf = ({ _id: id, products_count: all }: SubCategory) =>
    counts ? (counts.find((counted) => counted._id === id)?.products_count ?? 0) : all;
  const named = (entry: SubCategory | undefined) => entry && { name: nameOf(entry, language), route: entry.route };
  return {
    name: shown ? nameOf(shown, language) : '',
    shortDescription: shown ? inLanguage(language, shown.short_description, shown.arabic.short_description) : '',
    notice: noticeOf(subcategory, language) ?? noticeOf(category, language),
    regulatedFeeding: shown?.regulated_feeding ?? false,
    picture: toPicture(category?.picture, category?.featured_img),
    crumbs: toCrumbs({ category: named(category), subcategory: named(subcategory) }),
    categories: categories.map((entry) => ({
      name: nameOf(entry, language),
      route: entry.route,
      href: listingPathOf({ category: entry.route }),
      current: entry === category,
      count: countOf(entry),
    })),
    subcategories: (category?.children ?? []).map((entry) => ({
      name: nameOf(entry, language),
      route: entry.route,
      href: listingPathOf({ category: category?.route ?? '', subcategory: entry.route }),
      current: entry === subcategory,
      count: countOf(entry),
    })),
  };
}

function found<T extends SubCategory>(entries: readonly T[], route: string | undefined): T | undefined {
  if (route === undefined) return undefined;
  const entry = entries.find((other) => other.route === route);
  if (!entry) throw new HttpError('status', `No category ${route}`, { status: 404 });
  return entry;
}

const noticeOf = (entry: SubCategory | undefined, language: Language) =>
  entry ? (language === 'ar' && entry.arabic.notice) || entry.notice : null;
