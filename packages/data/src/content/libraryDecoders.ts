import { array, number, object, optional, string, type Decoded } from '../http/decoders.js';
import { artwork, bodyFields, headFields, identityFields, sources, text } from './pieceDecoders.js';

/** A page of the site, as the pages call lists it. */
export const page = object({ _id: string, slug: string, name: text });
export type Page = Decoded<typeof page>;

const neighbours = {
  id: text,
  category: string,
  category_id: text,
  previous: optional(string, null),
  next: optional(string, null),
};

/** An article without its text. `category` and `route` make its address. */
export const articleSummary = object({ ...identityFields, ...neighbours, ...headFields });
export type ArticleSummary = Decoded<typeof articleSummary>;

export const article = object({
  ...identityFields,
  ...neighbours,
  ...headFields,
  ...bodyFields,
  second_image: optional(artwork, null),
});
export type Article = Decoded<typeof article>;

/** A category of articles with what is in it. */
export const articleCategory = object({
  _id: text,
  route: string,
  order: optional(number, 0),
  name: string,
  description: text,
  /** HTML; empty when there is none. */
  intro: text,
  image: optional(artwork, null),
  /** Text older links were built from, spaces as hyphens. */
  link_text: text,
  article: optional(array(articleSummary), []),
});
export type ArticleCategory = Decoded<typeof articleCategory>;

const blogFields = {
  ...identityFields,
  ...headFields,
  /** ISO day. */
  date: text,
  reading_minutes: optional(number, 0),
  tags: optional(array(string), []),
};

/** A blog post without its text; English only. */
export const blogSummary = object(blogFields);
export type BlogSummary = Decoded<typeof blogSummary>;

export const blog = object({ ...blogFields, ...bodyFields });
export type Blog = Decoded<typeof blog>;

/** A card of Good to know, with its text. */
export const goodToKnow = object({ ...identityFields, ...headFields, ...bodyFields });
export type GoodToKnow = Decoded<typeof goodToKnow>;

const video = object({
  id: string,
  category: text,
  /** Category of the shop whose listing shows it. */
  shop_category: optional(string, null),
  seconds: optional(number, 0),
  /** Null until the owner supplies the film. */
  url: optional(string, null),
  title: string,
  description: text,
  poster: optional(artwork, null),
  transcript: optional(array(string), []),
});
export type Video = Decoded<typeof video>;
const videoCategory = object({ id: string, name: string });

/** All films with their categories. */
export const videoLibrary = object({
  categories: optional(array(videoCategory), []),
  data: array(video),
  /** HTML. */
  note: text,
  reviewed: text,
  sources,
});
export type VideoLibrary = Decoded<typeof videoLibrary>;
