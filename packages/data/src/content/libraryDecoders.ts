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

/** A page of the site, as the pages call lists it. */
export type Page = Omit<wire.Page, 'arabic'>;
export const page = object<Page>({ _id: string, slug: string, name: text });

const neighbours = {
  id: text,
  category: string,
  category_id: text,
  previous: optional(string, null),
  next: optional(string, null),
};

/** An article without its text. `category` and `route` make its address. */
export type ArticleSummary = OneLanguage<Omit<wire.ArticleSummary, 'arabic'>>;
export const articleSummary = object<ArticleSummary>({ ...identityFields, ...neighbours, ...headFields });

/** An article with its text. */
export type Article = Read<OneLanguage<wire.Article>, 'arabic', { second_image: Artwork | null }>;
export const article = object<Article>({
  ...identityFields,
  ...neighbours,
  ...headFields,
  ...bodyFields,
  second_image: artworkOrNull,
});

/** A category of articles with what is in it. */
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
  description: text,
  /** HTML; empty when there is none. */
  intro: text,
  image: artworkOrNull,
  /** Text older links were built from, spaces as hyphens. */
  link_text: text,
  article: optional(array(articleSummary), []),
});

const blogFields = {
  ...identityFields,
  ...headFields,
  /** ISO day. */
  date: text,
  reading_minutes: optional(number, 0),
  tags: texts,
};

/** A blog post without its text; English only. */
export type BlogSummary = OneLanguage<wire.BlogSummary>;
export const blogSummary = object<BlogSummary>(blogFields);

/** A blog post with its text. */
export type Blog = OneLanguage<wire.Blog>;
export const blog = object<Blog>({ ...blogFields, ...bodyFields });

/** A card of Good to know, with its text. */
export type GoodToKnow = OneLanguage<Omit<wire.GoodToKnow, 'arabic'>>;
export const goodToKnow = object<GoodToKnow>({ ...identityFields, ...headFields, ...bodyFields });

/** A film. `url` is null until the owner supplies it. */
export type Video = Read<wire.Video, 'arabic', { poster: Artwork | null }>;
const video = object<Video>({
  id: string,
  category: text,
  /** Category of the shop whose listing shows it. */
  shop_category: optional(string, null),
  seconds: optional(number, 0),
  url: optional(string, null),
  title: string,
  description: text,
  poster: artworkOrNull,
  transcript: texts,
});
const videoCategory = object<Omit<wire.VideoLibrary['categories'][number], 'arabic'>>({ id: string, name: string });

/** All films with their categories. */
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
