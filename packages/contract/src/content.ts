import { Type, type Static } from '@sinclair/typebox';
import { DocumentId, Nullable, PictureOrNull, Slug } from './shapes.js';

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

/** One widget. The last element of an answer carries the page's content in `widget_content`. */
export const Widget = Type.Object({
  _id: DocumentId,
  page_id: DocumentId,
  name: Type.String(),
  widget_content: Type.Unsafe<unknown>({ description: 'Content of the page in both languages: { en, ar }', additionalProperties: true }),
});
export type Widget = Static<typeof Widget>;
export const WidgetList = Type.Array(Widget);
export type WidgetList = Static<typeof WidgetList>;

const source = Type.Object({ name: Type.String(), topic: Type.String() });

/** Body and head of one piece of writing in one language. `body` is sanitised HTML. */
export const PieceText = Type.Object({
  title: Type.String(),
  menu: Type.String(),
  description: Type.String(),
  image_alt: Type.String(),
  body: Type.String({ description: 'HTML' }),
});
export type PieceText = Static<typeof PieceText>;

const piece = {
  _id: DocumentId,
  route: Slug,
  order: Type.Integer(),
  title: Type.String(),
  menu: Type.String(),
  description: Type.String(),
  image: Type.String(),
  image_alt: Type.String(),
  picture: PictureOrNull,
  reviewed: Nullable(Type.String({ description: 'Date, ISO 8601' })),
  sources: Type.Array(source),
  related: Type.Array(Slug),
};

/** GET auth/blogs: English only. */
export const BlogSummary = Type.Object({
  ...piece,
  date: Type.String({ description: 'Date, ISO 8601' }),
  reading_minutes: Type.Integer(),
  tags: Type.Array(Type.String()),
});
export type BlogSummary = Static<typeof BlogSummary>;
export const BlogList = Type.Array(BlogSummary);
export type BlogList = Static<typeof BlogList>;
/** GET auth/blogs/{route} */
export const Blog = Type.Object({ ...BlogSummary.properties, body: Type.String({ description: 'HTML' }) });
export type Blog = Static<typeof Blog>;

/** GET auth/good_to_know */
export const GoodToKnow = Type.Object({ ...piece, body: Type.String({ description: 'HTML' }), arabic: PieceText });
export type GoodToKnow = Static<typeof GoodToKnow>;
export const GoodToKnowList = Type.Array(GoodToKnow);
export type GoodToKnowList = Static<typeof GoodToKnowList>;

/** GET auth/video */
export const VideoCategory = Type.Object({ id: Slug, name: Type.String(), arabic: Type.Object({ name: Type.String() }) });
export const Video = Type.Object({
  id: Slug,
  title: Type.String(),
  description: Type.String(),
  category: Slug,
  seconds: Type.Integer(),
  poster: Type.String(),
  poster_alt: Type.String(),
  picture: PictureOrNull,
  url: Nullable(Type.String({ description: 'Null until the owner supplies the film' })),
  transcript: Type.Array(Type.String()),
  arabic: Type.Object({
    title: Type.String(),
    description: Type.String(),
    poster_alt: Type.String(),
    transcript: Type.Array(Type.String()),
  }),
});
export type Video = Static<typeof Video>;
export const VideoLibrary = Type.Object({ categories: Type.Array(VideoCategory), data: Type.Array(Video) });
export type VideoLibrary = Static<typeof VideoLibrary>;

const articleSummary = {
  ...piece,
  id: Slug,
  category: Slug,
  category_id: Type.String({ description: "The article's own category in the data; differs from its folder for one article" }),
  second_image: Type.String(),
  second_image_alt: Type.String(),
  second_picture: PictureOrNull,
  previous: Nullable(Slug),
  next: Nullable(Slug),
};
/** GET articles */
export const ArticleSummary = Type.Object({ ...articleSummary, arabic: Type.Object({ title: Type.String(), menu: Type.String(), description: Type.String(), image_alt: Type.String(), second_image_alt: Type.String() }) });
export type ArticleSummary = Static<typeof ArticleSummary>;
export const ArticleList = Type.Array(ArticleSummary);
export type ArticleList = Static<typeof ArticleList>;
/** GET articles/{route} */
export const Article = Type.Object({
  ...articleSummary,
  body: Type.String({ description: 'HTML' }),
  arabic: Type.Object({ ...PieceText.properties, second_image_alt: Type.String() }),
});
export type Article = Static<typeof Article>;

/** GET article_category and article_category/{route} */
export const ArticleCategory = Type.Object({
  _id: DocumentId,
  id: Slug,
  slug: Slug,
  route: Slug,
  order: Type.Integer(),
  name: Type.String(),
  link_text: Type.String({ description: 'Text older links were built from, spaces as hyphens' }),
  image: Type.String(),
  image_alt: Type.String(),
  picture: PictureOrNull,
  description: Type.String(),
  arabic: Type.Object({ name: Type.String(), description: Type.String(), image_alt: Type.String() }),
  article: Type.Array(ArticleSummary),
});
export type ArticleCategory = Static<typeof ArticleCategory>;
export const ArticleCategoryList = Type.Array(ArticleCategory);
export type ArticleCategoryList = Static<typeof ArticleCategoryList>;

export const RouteParams = Type.Object({ route: Type.String({ minLength: 1, maxLength: 120 }) });
export type RouteParams = Static<typeof RouteParams>;
