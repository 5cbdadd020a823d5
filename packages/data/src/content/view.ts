import type { ArticleSummary } from './libraryDecoders.js';
import type { Artwork } from './pieceDecoders.js';

/** A piece of reading as its card shows it. */
export interface ReadingCardView {
  readonly title: string;
  readonly text: string;
  /** Without its language. */
  readonly href: string;
  readonly image: Artwork | null;
}

/** The page of an article, without its language. */
export const articleHref = (article: Pick<ArticleSummary, 'category' | 'route'>): string =>
  `/breastfeeding-advisor/${encodeURIComponent(article.category)}/${encodeURIComponent(article.route)}`;

/** Turns an article into its card. */
export function toArticleCard(article: ArticleSummary): ReadingCardView {
  return { title: article.title, text: article.description, href: articleHref(article), image: article.image };
}
