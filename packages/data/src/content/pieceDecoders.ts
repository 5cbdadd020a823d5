import type * as wire from '@mahd/contract';
import type { Language } from '@mahd/rules/locale';
import { array, boolean, number, object, optional, string, text, texts, type Read } from '../http/decoders.js';

/** Pictures have widths, drawings do not. */
interface PictureOrDrawing {
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

/** A picture or drawing with its alternative text in the page's language; fits the `picture` of `@mahd/ui`. */
export type Artwork = Read<wire.Artwork, 'kind' | 'name', PictureOrDrawing & { mirror: boolean | undefined }>;
export const artwork = object<Artwork>({ ...fileFields, mirror: optional(boolean, undefined), alt: text });
export const artworkOrNull = optional(artwork, null);

/** One crop of a scene; it has no alternative text of its own. */
export const crop = object<Read<wire.Picture, never, PictureOrDrawing>>(fileFields);

/** What a medical text relies on, and for what. */
type Source = wire.PieceText['sources'][number];
export const sources = optional(array(object<Source>({ name: string, topic: text })), []);

/** A piece of writing in one language, whose picture may be missing. */
export type OneLanguage<Shape extends { image: unknown }> = Read<Shape, never, { image: Artwork | null }>;

/** Title, search description and picture of one piece of writing. */
export const headFields = {
  title: string,
  /** Short label for menus and tabs. */
  menu: text,
  description: text,
  image: artworkOrNull,
};

/** The texts of one piece of writing. HTML arrives sanitised. */
export const bodyFields = {
  /** HTML; empty when there is none. */
  intro: text,
  /** HTML. */
  body: text,
  /** HTML: the closing general-information line; empty when there is none. */
  note: text,
  sources,
};

export const identityFields = {
  _id: text,
  route: string,
  order: optional(number, 0),
  /** ISO day of the last medical review. */
  reviewed: optional(string, null),
  /** Routes of products, articles, blogs and good-to-know pieces. */
  related: texts,
};

/** An answer in one language: on Arabic pages, wherever an object has an `arabic` part, that part replaces the English fields. */
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
