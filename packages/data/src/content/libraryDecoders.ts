import type * as wire from '@mahd/contract';
import { array, number, object, optional, string, text, texts, type Read } from '../http/decoders.js';
import {
  artworkOrNull,
  bodyFields,
  headFields,
  identityFields,
  sources,
  type Artwork,
  type OneLanguage,
} from './pieceDecoders.js';

/** A page of the site in the list of pages. */
export type Page = Omit<wire.Page, 'arabic'>;
export const page = object<Page>({ _id: string, slug: string, name: text });

/** A line for lists, if any. */
const summary = { summary: text };

/** Minutes that the text takes, in its language; 0 when it is not known. */
const readingTime = { reading_minutes: optional(number, 0) };

const neighbours = {
  id: text,
  category: string,
  category_id: text,
  previous: optional(string, null),
  next: optional(string, null),
};

/** An article without its text. `category` and `route` are its path. */
export type ArticleSummary = OneLanguage<Omit<wire.ArticleSummary, 'arabic'>>;
export const articleSummary = object<ArticleSummary>({
  ...identityFields,
  ...neighbours,
  ...headFields,
  ...summary,
  ...readingTime,
});

const secondPicture = {
  second_image: artworkOrNull,
  second_image_after: text,
  second_image_caption: text,
};

/** An article with its text. */
export type Article = Read<OneLanguage<wire.Article>, 'arabic', { second_image: Artwork | null }>;
export const article = object<Article>({
  ...identityFields,
  ...neighbours,
  ...headFields,
  ...summary,
  ...bodyFields,
  ...secondPicture,
  ...readingTime,
});

/** An article category with its articles. */
export type ArticleCategory = Read<
  OneLanguage<wire.ArticleCategory>,
  'id' | 'slug' | 'arabic',
  { article: ArticleSummary[] }
>;
export const articleCategory = object<ArticleCategory>({
  _id: text,
  route: string,
  order: optional(number, 0),
  name: string,
  /** Short name, if any. */
  menu: text,
  description: text,
  /** HTML, if any. */
  intro: text,
  image: artworkOrNull,
  /** Title in old links, with hyphens for spaces. */
  link_text: text,
  article: optional(array(articleSummary), []),
});

const blogFields = {
  ...identityFields,
  ...headFields,
  /** ISO date. */
  date: text,
  ...readingTime,
  tags: texts,
};

/** A blog post without its text. */
export type BlogSummary = OneLanguage<Omit<wire.BlogSummary, 'arabic'>>;
export const blogSummary = object<BlogSummary>(blogFields);

/** A blog post with its text. */
export type Blog = Read<OneLanguage<wire.Blog>, 'arabic', { second_image: Artwork | null }>;
export const blog = object<Blog>({ ...blogFields, ...bodyFields, ...secondPicture });

/** A Good to know card with its text. */
export type GoodToKnow = OneLanguage<Omit<wire.GoodToKnow, 'arabic'>>;
export const goodToKnow = object<GoodToKnow>({
  ...identityFields,
  ...headFields,
  ...bodyFields,
  ...summary,
  ...readingTime,
});

/** A video. `url` is null while there is none; `film` has further files and captions of the shop's own films. */
export type Video = Read<wire.Video, 'arabic', { poster: Artwork | null }>;
const video = object<Video>({
  id: string,
  category: text,
  /** Product category whose listing shows it. */
  shop_category: optional(string, null),
  seconds: optional(number, 0),
  url: optional(string, null),
  film: optional(object({ path: string, captions: object({ en: string, ar: string }) }), null),
  title: string,
  description: text,
  poster: artworkOrNull,
  transcript: texts,
});
const videoCategory = object<Omit<wire.VideoLibrary['categories'][number], 'arabic'>>({ id: string, name: string });

/** All videos with their categories. */
export type VideoLibrary = Read<
  wire.VideoLibrary,
  'arabic',
  { categories: Omit<wire.VideoLibrary['categories'][number], 'arabic'>[]; data: Video[] }
>;
export const videoLibrary = object<VideoLibrary>({
  categories: optional(array(videoCategory), []),
  data: array(video),
  /** HTML. */
  note: text,
  reviewed: text,
  sources,
});
