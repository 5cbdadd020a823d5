/** Editorial content, each answer in the language of the page. HTML arrives sanitised; what shows it sanitises again. */
export * from './atoms.js';
export * from './queries.js';
export { articleHref, toArticleCard } from './view.js';
export type { ReadingCardView } from './view.js';
export type { Article, ArticleCategory, ArticleSummary, Blog, BlogSummary, GoodToKnow, Page, Video, VideoLibrary } from './libraryDecoders.js';
export type { Artwork } from './pieceDecoders.js';
export type { FooterContent, HeaderContent, HomeContent, PageContent, PageEntry } from './widgetDecoders.js';
