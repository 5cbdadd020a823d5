import type { PictureSource } from '@mahd/ui/Picture';

/** A large picture above the fold, to be preloaded with high priority. */
export interface PicturePreload {
  readonly picture: PictureSource;
  readonly sizes: string;
  /** A media query, when other widths use another picture. */
  readonly media?: string;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageMeta {
  /** Without the shop's name; null for the home page, whose title is the name and tagline of the shop. */
  readonly title: string | null;
  /** One or two sentences, unique to the page; default: those of the shop. */
  readonly description?: string;
  /** HTTP status of a page that renders without error but is not found; default: 200. */
  readonly status?: 404;
  /** Path with the language, and the query parameters that make a distinct page; default: the path without a query. */
  readonly canonical?: string;
  /** Excludes the page from search engines. */
  readonly noindex?: boolean;
  /** `og:type`; default: `website`. */
  readonly kind?: 'product' | 'article';
  /** `og:image`; default: the picture of the shop. */
  readonly image?: PictureSource;
  readonly preload?: readonly PicturePreload[];
  /** schema.org objects. Search engines read them from the server's HTML only, so home, listing and product leave them out of the browser build. */
  readonly structuredData?: readonly object[];
}
