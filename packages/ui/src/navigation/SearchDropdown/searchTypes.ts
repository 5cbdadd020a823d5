import type { ReactNode } from 'react';

export interface SearchResult {
  /** Unique among all results, without spaces. */
  id: string;
  href: string;
  name: string;
  /** A square picture, shown at 56 px. */
  picture?: ReactNode;
  /** Products only: their sizes, in one line. */
  detail?: string;
  /** Number of sizes in `detail`. Where they do not fit one line, "3 sizes" is shown; screen readers get `detail`. */
  sizesCount?: number;
  /** Products only: the formatted price. */
  price?: ReactNode;
}

/** A group of suggestions, shown before a search and when it finds nothing. */
export interface SearchGroup {
  title: string;
  items: readonly SearchResult[];
  /** `grid` for short names, such as categories. */
  layout?: 'list' | 'grid';
}

export interface SearchTexts {
  /** Accessible name of the field, and its placeholder. */
  label: string;
  /** Accessible name of the submit button. */
  submit: string;
  /** Accessible name of the button that empties the field. */
  clear: string;
  /** Shown at exactly three characters. */
  keepTyping: string;
  searching: string;
  failed: string;
  products: string;
  /** Heading of the products found by something else than their name, after the others: "More products". Without it they are among the others. */
  otherProducts?: string;
  articles: string;
  noProduct: string;
  noArticle: string;
  /** The last row, a link to all results: "See all results for …". */
  allResults?: string;
  /** Heading of earlier queries. */
  recent: string;
  /** The button that forgets them. */
  clearRecent: string;
}
