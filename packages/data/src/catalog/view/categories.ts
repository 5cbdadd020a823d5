import type { Language } from '@mahd/rules/locale';
import type { Category, SubCategory } from '../api.js';
import { listingPathOf } from '../paths.js';
import { inLanguage } from './inLanguage.js';
import { toPicture, type PictureView } from './toPicture.js';

/** Props of a category tile. */
export interface CategoryTileView {
  readonly id: string;
  readonly route: string;
  readonly name: string;
  readonly description: string;
  /** Path without language. */
  readonly href: string;
  readonly picture: PictureView | null;
}

/** A category link of the navigation. */
export interface CategoryLink {
  readonly label: string;
  readonly route: string;
  /** Path without language. */
  readonly href: string;
}

/** A category of the navigation's menu, with its sub-categories. */
export interface CategoryMenuItem extends CategoryLink {
  readonly picture: PictureView | null;
  readonly children: readonly CategoryLink[];
}

/** Turns a category into its tile. */
export function toCategoryTile(category: Category, language: Language): CategoryTileView {
  return {
    id: category._id,
    route: category.route,
    name: nameOf(category, language),
    description: inLanguage(language, category.short_description, category.arabic.short_description),
    href: listingPathOf({ category: category.route }),
    picture: toPicture(category.picture, category.featured_img),
  };
}

/** Turns the categories into navigation links, in their order. */
export const toCategoryLinks = (categories: readonly Category[], language: Language): CategoryLink[] =>
  categories.map((category) => ({
    label: nameOf(category, language),
    route: category.route,
    href: listingPathOf({ category: category.route }),
  }));

/** Turns the categories into the items of a menu, in their order. */
export const toCategoryMenu = (categories: readonly Category[], language: Language): CategoryMenuItem[] =>
  categories.map((category) => ({
    label: nameOf(category, language),
    route: category.route,
    href: listingPathOf({ category: category.route }),
    picture: toPicture(category.picture, category.featured_img),
    children: category.children.map((child) => ({
      label: nameOf(child, language),
      route: child.route,
      href: listingPathOf({ category: category.route, subcategory: child.route }),
    })),
  }));

/** The name of a category or sub-category. */
export const nameOf = (entry: SubCategory, language: Language): string =>
  inLanguage(language, entry.name, entry.arabic.name);
