import { Type, type Static } from '@sinclair/typebox';
import { DocumentId, Nullable, OneOf, Slug } from './shapes.js';

/** GET auth/pages */
export const Page = Type.Object({
  _id: DocumentId,
  slug: Type.String({ description: 'Path below the language, e.g. about; home for the home page' }),
  name: Type.String(),
  arabic: Type.Object({ name: Type.String() }),
});
export type Page = Static<typeof Page>;
export const PageList = Type.Array(Page);
export type PageList = Static<typeof PageList>;

/** GET auth/all_widgets/{id}: a page's `_id`, or one of the configured names for home, header and footer. */
export const WidgetsParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
export type WidgetsParams = Static<typeof WidgetsParams>;

/** A widget. The last element of an answer has the page content in `widget_content`. */
export const Widget = Type.Object({
  _id: DocumentId,
  page_id: DocumentId,
  name: Type.String(),
  widget_content: Type.Unsafe<unknown>({
    description: 'Content of the page in both languages: { en, ar }',
    additionalProperties: true,
  }),
});
export type Widget = Static<typeof Widget>;
export const WidgetList = Type.Array(Widget);
export type WidgetList = Static<typeof WidgetList>;

/**
 * A picture or illustration beside a text, with alternative text in the language of that text. An illustration's path
 * is a complete SVG file; a picture's has no width or extension.
 */
export const Artwork = Type.Object({
  kind: OneOf(['picture', 'illustration']),
  name: Type.String(),
  alt: Type.String(),
  path: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Optional(Type.Array(Type.Integer(), { description: 'Pictures only' })),
  placeholder: Type.Optional(Type.String({ description: 'Pictures only' })),
  mirror: Type.Optional(Type.Boolean({ description: 'Drawings only: shown mirrored on Arabic pages' })),
});
export type Artwork = Static<typeof Artwork>;

/** A source of a medical text, and what it is cited for. */
export const Source = Type.Object({ name: Type.String(), topic: Type.String(), url: Type.Optional(Type.String()) });

/** Head of a text in one language. */
const head = {
  title: Type.String(),
  menu: Type.String({ description: 'Short label for menus and tabs' }),
  description: Type.String(),
  image: Artwork,
};
/** Body of a text in one language; all HTML is sanitised. */
const body = {
  intro: Type.String({ description: 'HTML' }),
  body: Type.String({ description: 'HTML' }),
  note: Type.String({ description: 'HTML: the closing general-information line; empty when there is none' }),
  sources: Type.Array(Source),
};

export const PieceText = Type.Object({ ...head, ...body });
export type PieceText = Static<typeof PieceText>;

/** In the language of the text. */
const readingTime = { reading_minutes: Type.Integer({ description: 'Minutes that the text takes' }) };
const summary = { summary: Type.String({ description: 'A line for lists' }) };

const identity = {
  _id: DocumentId,
  route: Slug,
  order: Type.Integer(),
  reviewed: Nullable(Type.String({ description: 'ISO day of the last medical review' })),
  related: Type.Array(Slug, { description: 'Routes of products, articles, blogs and good-to-know pieces' }),
};

const blogCommon = {
  ...identity,
  date: Type.String({ description: 'ISO day' }),
  tags: Type.Array(Type.String()),
};
/** GET auth/blogs */
const timedHead = { ...head, ...readingTime };
export const BlogSummary = Type.Object({ ...blogCommon, ...timedHead, arabic: Type.Object(timedHead) });
export type BlogSummary = Static<typeof BlogSummary>;
export const BlogList = Type.Array(BlogSummary);
export type BlogList = Static<typeof BlogList>;
const secondPicturePlace = {
  second_image_after: Type.String({ description: 'Anchor of the section above the second picture' }),
  second_image_caption: Type.String({
    description:
      'A sentence, or names with | between them: of two or four panels, or of numbered parts. Empty when there is none',
  }),
};
/** GET auth/blogs/{route} */
const blogText = { ...timedHead, ...body, second_image: Nullable(Artwork), ...secondPicturePlace };
export const Blog = Type.Object({ ...blogCommon, ...blogText, arabic: Type.Object(blogText) });
export type Blog = Static<typeof Blog>;

/** GET auth/good_to_know */
export const GoodToKnow = Type.Object({
  ...identity,
  ...head,
  ...body,
  ...summary,
  ...readingTime,
  arabic: Type.Object({ ...head, ...body, ...summary, ...readingTime }),
});
export type GoodToKnow = Static<typeof GoodToKnow>;
export const GoodToKnowList = Type.Array(GoodToKnow);
export type GoodToKnowList = Static<typeof GoodToKnowList>;

/** GET auth/video */
export const VideoCategory = Type.Object({
  id: Slug,
  name: Type.String(),
  arabic: Type.Object({ name: Type.String() }),
});
const videoText = {
  title: Type.String(),
  description: Type.String(),
  poster: Artwork,
  transcript: Type.Array(Type.String()),
};
export const Film = Type.Object({
  path: Type.String({
    description:
      'Below the pictures, without extension: .mp4, .webm, and -{step}-{320 or 640}.avif and .webp of each step',
  }),
  captions: Type.Object({ en: Type.String(), ar: Type.String() }, { description: 'Paths of the WebVTT files' }),
});
export type Film = Static<typeof Film>;
export const Video = Type.Object({
  id: Slug,
  category: Slug,
  shop_category: Nullable(Type.String({ description: 'Category of the shop whose listing shows the film' })),
  seconds: Type.Integer(),
  url: Nullable(Type.String({ description: 'The configured video, otherwise the film as MP4' })),
  film: Nullable(Film),
  ...videoText,
  arabic: Type.Object(videoText),
});
export type Video = Static<typeof Video>;
export const VideoLibrary = Type.Object({
  categories: Type.Array(VideoCategory),
  data: Type.Array(Video),
  reviewed: Type.String({ description: 'ISO day' }),
  note: Type.String({ description: 'HTML' }),
  sources: Type.Array(Source),
  arabic: Type.Object({ note: Type.String({ description: 'HTML' }), sources: Type.Array(Source) }),
});
export type VideoLibrary = Static<typeof VideoLibrary>;

const articleCommon = {
  ...identity,
  id: Slug,
  category: Slug,
  category_id: Type.String({
    description: "The article's own category in the data; differs from its folder for one article",
  }),
  previous: Nullable(Slug),
  next: Nullable(Slug),
};
/** GET articles */
const listedText = { ...head, ...summary, ...readingTime };
export const ArticleSummary = Type.Object({ ...articleCommon, ...listedText, arabic: Type.Object(listedText) });
export type ArticleSummary = Static<typeof ArticleSummary>;
export const ArticleList = Type.Array(ArticleSummary);
export type ArticleList = Static<typeof ArticleList>;
/** GET articles/{route} */
const articleText = { ...listedText, ...body, second_image: Artwork, ...secondPicturePlace };
export const Article = Type.Object({
  ...articleCommon,
  ...articleText,
  arabic: Type.Object(articleText),
});
export type Article = Static<typeof Article>;

/** GET article_category and article_category/{route} */
const categoryText = {
  name: Type.String(),
  menu: Type.String({ description: 'Short name for menus and links' }),
  description: Type.String(),
  intro: Type.String({ description: 'HTML' }),
  image: Artwork,
};
export const ArticleCategory = Type.Object({
  _id: DocumentId,
  id: Slug,
  slug: Slug,
  route: Slug,
  order: Type.Integer(),
  link_text: Type.String({ description: 'Text older links were built from, spaces as hyphens' }),
  ...categoryText,
  arabic: Type.Object(categoryText),
  article: Type.Array(ArticleSummary),
});
export type ArticleCategory = Static<typeof ArticleCategory>;
export const ArticleCategoryList = Type.Array(ArticleCategory);
export type ArticleCategoryList = Static<typeof ArticleCategoryList>;

export const RouteParams = Type.Object({ route: Type.String({ minLength: 1, maxLength: 120 }) });
export type RouteParams = Static<typeof RouteParams>;
