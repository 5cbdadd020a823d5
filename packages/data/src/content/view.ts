import type { ArticleSummary, BlogSummary, GoodToKnow } from './libraryDecoders.js';
import type { Artwork } from './pieceDecoders.js';
import type { PageEntry } from './widgetDecoders.js';

/** Props of an article card. */
export interface ReadingCardView {
  readonly title: string;
  readonly text: string;
  /** Path without language. */
  readonly href: string;
  readonly image: Artwork | null;
  /** Minutes that the text takes; 0 when it is not known. */
  readonly minutes: number;
}

/** Path of an article, without language. */
export const articleHref = (article: Pick<ArticleSummary, 'category' | 'route'>): string =>
  `/breastfeeding-advisor/${encodeURIComponent(article.category)}/${encodeURIComponent(article.route)}`;

/** Path of a blog post, without language. */
export const blogHref = ({ route }: Pick<BlogSummary, 'route'>): string => `/blog/${encodeURIComponent(route)}`;

/** Link to a good-to-know card on its page, without language. */
export const goodToKnowHref = ({ route }: Pick<GoodToKnow, 'route'>): string => `/good-to-know#${route}`;

/** Turns an article into its card. */
export function toArticleCard(article: ArticleSummary): ReadingCardView {
  const { title, description, image, reading_minutes: minutes } = article;
  return { title, text: description, href: articleHref(article), image, minutes };
}

/** Turns a blog post into its card. */
export function toBlogCard(post: BlogSummary): ReadingCardView {
  const { title, description, image, reading_minutes: minutes } = post;
  return { title, text: description, href: blogHref(post), image, minutes };
}

/** Turns a good-to-know entry into its card. */
export function toGoodToKnowCard(piece: GoodToKnow): ReadingCardView {
  const { title, description, image, reading_minutes: minutes } = piece;
  return { title, text: description, href: goodToKnowHref(piece), image, minutes };
}

/** Turns a part of a guide into its card. A month has a page of its own. */
export function toEntryCard(guide: string, entry: PageEntry): ReadingCardView {
  const { title, description, image, readingMinutes: minutes } = entry;
  const month = entry.month ?? entry.ageMonths;
  const href = month === null ? `/${guide}#${entry.slug}` : `/${guide}?month=${month}`;
  return { title, text: description, href, image, minutes };
}
