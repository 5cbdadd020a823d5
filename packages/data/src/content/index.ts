/** Editorial content in the page's language. The API sanitizes HTML, and components sanitize it again. */
export { homeAtom, homeQuery } from './home.js';
export * from './queries.js';
export { officesAtom, officesQuery } from './offices.js';
export { postContact, sendContactAtom } from './contact.js';
export type { ContactOutcome } from './contact.js';
export * from './landing.js';
export { readingHeadings, readingSections, withLowerHeadings } from './reading.js';
export type { ReadingSection } from './reading.js';
export { productQuestionsAtom, productQuestionsQuery } from './productQuestions.js';
export type { ProductQuestions } from './productQuestions.js';
export { productReadingAtom, productReadingQuery } from './productReading.js';
export type { ReadAbout } from './productReading.js';
export { loadRelated, relatedAtom, relatedQuery } from './related.js';
export type { Related } from './related.js';
export { resolveArticle, resolveCategory, resolveReading } from './resolveReading.js';
export { productLinksAtom, productLinksQuery } from './sitemap.js';
export type { ProductLink } from './sitemap.js';
export { articleHref, blogHref, goodToKnowHref, toArticleCard, toBlogCard, toGoodToKnowCard } from './view.js';
export type { ReadingCardView } from './view.js';
export type {
  Article,
  ArticleCategory,
  ArticleSummary,
  Blog,
  BlogSummary,
  GoodToKnow,
  Page,
  Video,
  VideoLibrary,
} from './libraryDecoders.js';
export type {
  BottlefeedingContent,
  ContactContent,
  LandingProduct,
  LimitedTimeOfferContent,
  Teaser,
  WorldContent,
} from './landingDecoders.js';
export type { Artwork } from './pieceDecoders.js';
export type { HeaderContent, HomeContent, Office, PageContent, PageEntry } from './widgetDecoders.js';
