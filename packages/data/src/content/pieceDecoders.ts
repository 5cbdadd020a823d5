import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import { array, boolean, number, object, optional, string, text, texts, type Read } from '../http/decoders.js';

/** Pictures have widths, drawings have none. */
export interface PictureOrDrawing {
  widths: wire.Picture['widths'] | undefined;
  placeholder: string | undefined;
}

const fileFields = {
  path: string,
  width: number,
  height: number,
  widths: optional(array(number), undefined),
  placeholder: optional(string, undefined),
};

/** A picture or drawing with alternative text in the page's language, for `Picture` of `@mahd/ui`. */
export type Artwork = Read<wire.Artwork, 'kind' | 'name', PictureOrDrawing & { mirror: boolean | undefined }>;
export const artwork = object<Artwork>({ ...fileFields, mirror: optional(boolean, undefined), alt: text });
export const artworkOrNull = optional(artwork, null);

/** One crop of a picture, without its own alternative text. */
export const crop = object<Read<wire.Picture, never, PictureOrDrawing>>(fileFields);

/** A source of a medical text, with its topic and the organization's page on the matter. */
export interface Source {
  readonly name: string;
  readonly topic: string;
  readonly url?: string | undefined;
}
export const sources = optional(
  array(object<Source>({ name: string, topic: text, url: optional(string, undefined) })),
  [],
);

/** A text in one language, with an optional picture. */
export type OneLanguage<Shape extends { image: unknown }> = Read<Shape, never, { image: Artwork | null }>;

/** Title, meta description and picture of a text. */
export const headFields = {
  title: string,
  /** Short label for menus and tabs. */
  menu: text,
  description: text,
  image: artworkOrNull,
};

/** The parts of a text. HTML is sanitized. */
export const bodyFields = {
  /** HTML, if any. */
  intro: text,
  /** HTML. */
  body: text,
  /** HTML: the closing general-information note, if any. */
  note: text,
  sources,
};

export const identityFields = {
  _id: text,
  route: string,
  order: optional(number, 0),
  /** ISO date of the last medical review. */
  reviewed: optional(string, null),
  /** Routes of related products, articles, blog posts and good-to-know cards. */
  related: texts,
};

/** Selects the language of a response: on Arabic pages, an object's `arabic` part replaces its English fields. */
export function inLanguage(language: Language, answer: unknown): unknown {
  if (language === 'en') return answer;
  if (Array.isArray(answer)) return answer.map((item) => inLanguage(language, item));
  if (!isRecord(answer)) return answer;
  const { arabic, ...english } = answer;
  const merged = isRecord(arabic) ? { ...english, ...arabic } : english;
  return Object.fromEntries(Object.entries(merged).map(([name, value]) => [name, inLanguage(language, value)]));
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
