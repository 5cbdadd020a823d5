import type { Language } from '@mahd/rules/locale';
import {
  array,
  boolean,
  number,
  object,
  optional,
  refuse,
  string,
  text,
  texts,
  type Decoded,
  type Decoder,
} from '../http/decoders.js';
import { artwork, artworkOrNull, crop, headFields, isRecord, sources } from './pieceDecoders.js';

const link = object({ slug: text, label: string, href: string });

const panelFields = { slug: text, title: string, text, linkLabel: text, href: string, image: artworkOrNull };
const panels = optional(array(object(panelFields)), []);

/** A picture in three crops: `ltr` and `rtl` for wide screens, `mobile` for phones. */
const scene = object({ ltr: crop, rtl: crop, mobile: crop, alt: text });

/** Texts and pictures of the home page. */
export const homeContent = object({
  ...headFields,
  /** The welcome text. */
  html: text,
  hero: optional(array(object({ ...panelFields, art: optional(scene, null) })), []),
  imageMenu: optional(array(object({ slug: text, label: string, text, href: string, image: artwork })), []),
  promos: panels,
  help: panels,
  related: texts,
});
export type HomeContent = Decoded<typeof homeContent>;

/** The main links. */
export const headerContent = object({
  links: optional(array(object({ slug: text, label: string, href: string, children: optional(array(link), []) })), []),
});
export type HeaderContent = Decoded<typeof headerContent>;

const office = object({ name: string, role: text, address: text, phone: text, fax: text, email: text, website: text });
export type Office = Decoded<typeof office>;

/** The company's offices by region. */
const regions = optional(array(object({ slug: text, name: string, offices: optional(array(office), []) })), []);

/** The head office: label and value rows, and a map link. */
export const officeInfo = optional(
  object({
    title: text,
    rows: optional(array(object({ label: text, value: text })), []),
    mapLabel: text,
    mapHref: text,
  }),
  { title: '', rows: [], mapLabel: '', mapHref: '' },
);

const accounts = optional(array(object({ slug: text, network: string, language: text, href: string })), []);

/** Content of the footer. */
export const footerContent = object({ regions });

/** Text fields that pages share. */
export const pieceFields = {
  slug: text,
  order: optional(number, 0),
  ...headFields,
  /** HTML, if any. */
  intro: text,
  /** HTML. */
  html: text,
  /** HTML: the closing general-information note, if any. */
  note: text,
  reviewed: optional(string, null),
  sources,
  related: texts,
};

/** A part of an editorial page: a tab, month, block or card, by its `kind`. */
const entry = object({
  ...pieceFields,
  kind: text,
  /** A line for lists, if any. */
  summary: text,
  /** Minutes that the text takes; 0 when it is not known. */
  readingMinutes: optional(number, 0),
  blocks: optional(array(object({ id: text, heading: text, html: text })), []),
  month: optional(number, null),
  weeks: text,
  trimester: text,
  ageMonths: optional(number, null),
  /** Post-pregnancy care: the part of the body that an exercise is for. */
  area: text,
  /** Drawings of sections, by the id of their heading: of about, and of the size of the baby in months of pregnancy. */
  pictures: optional(array(object({ id: string, image: artwork })), []),
});
export type PageEntry = Decoded<typeof entry>;

const question = object({ id: string, subcategories: texts, products: texts, question: string, html: text });

/** A group of questions or sitemap links. */
const group = object({
  slug: text,
  title: string,
  image: artworkOrNull,
  intro: text,
  note: text,
  reviewed: optional(string, null),
  sources,
  questions: optional(array(question), []),
  closing: text,
  category: optional(string, null),
  notice: optional(boolean, false),
});

const labels: Decoder<Readonly<Record<string, string>>> = (value, path = '$') =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, label]) => [name, string(label, `${path}.${name}`)]))
    : refuse(path, 'an object');

/** An editorial page. Its collections depend on the page. */
export const pageContent = object({
  ...pieceFields,
  entries: optional(array(entry), []),
  /** Headings by entry kind. */
  labels: optional<Readonly<Record<string, string>>, Readonly<Record<string, string>>>(labels, {}),
  groups: optional(array(group), []),
  /** Policies. */
  version: text,
  /** Policies: ISO date of the last change. */
  updated: text,
  offices: officeInfo,
  regions,
  accounts,
});
export type PageContent = Decoded<typeof pageContent>;

/** The content of a widgets response in one language: `widget_content` of the last widget, which has `en` and `ar`. */
export const widgetContent =
  <T>(language: Language, content: Decoder<T>): Decoder<T> =>
  (value, path = '$') => {
    const widgets = array(object({ widget_content: (inner) => inner }))(value, path);
    const last = widgets.at(-1)?.widget_content;
    const place = `${path}[${widgets.length - 1}].widget_content`;
    if (!isRecord(last)) return refuse(place, 'an object');
    return content(last[language] ?? last.en ?? last, place);
  };
