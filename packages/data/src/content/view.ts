import type { ArticleSummary, BlogSummary, GoodToKnow } from './libraryDecoders.js';
import type { Artwork } from './pieceDecoders.js';

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
  return { title: piece.title, text: piece.description, href: goodToKnowHref(piece), image: piece.image, minutes: 0 };
}
