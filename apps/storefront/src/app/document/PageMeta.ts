import type { PictureSource } from '@mahd/ui/Picture';

/** A picture that the first view shows large; it is preloaded with high priority. */
export interface PicturePreload {
  readonly picture: PictureSource;
  readonly sizes: string;
  /** A media query, when another picture is used at other widths. */
  readonly media?: string;
}

/** What a page says about itself to browsers, search engines and sharing services. */
export interface PageMeta {
  /** Without the shop's name; null is the home page, whose title is the shop's own. */
  readonly title: string | null;
  /** One or two sentences of its own, for search engines and sharing services. */
  readonly description: string;
  /** HTTP status, when the page is whole but not an ordinary 200. */
  readonly status?: 404;
  /** Path with the language and only the query that makes another page; default: the path without a query. */
  readonly canonical?: string;
  /** Not for search engines. */
  readonly noindex?: boolean;
  /** What the page is for sharing services; default: a page of the site. */
  readonly kind?: 'product' | 'article';
  /** For sharing services; default: the shop's own picture. */
  readonly image?: PictureSource;
  readonly preload?: readonly PicturePreload[];
  /** schema.org objects. */
  readonly structuredData?: readonly object[];
}
