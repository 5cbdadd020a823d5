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

/** A scene in its three crops: `ltr` and `rtl` for wide screens, `mobile` for phones. */
const scene = object({ ltr: crop, rtl: crop, mobile: crop, alt: text });

/** The home page's own texts and pictures. */
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

/** The owner's offices, by region. */
const regions = optional(array(object({ slug: text, name: string, offices: optional(array(office), []) })), []);

/** The company's own office: rows of label and value, and a link to the map. */
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

/** What the footer shows. What the owner has not configured is not in it. */
export const footerContent = object({ offices: officeInfo, regions, policies: optional(array(link), []), accounts });
export type FooterContent = Decoded<typeof footerContent>;

/** The parts of a widget's text that pages have in common. */
export const pieceFields = {
  slug: text,
  order: optional(number, 0),
  ...headFields,
  /** HTML; empty when there is none. */
  intro: text,
  /** HTML. */
  html: text,
  /** HTML: the closing general-information line; empty when there is none. */
  note: text,
  reviewed: optional(string, null),
  sources,
  related: texts,
};

/** One part of an editorial page: a tab, month, block or card, by its `kind`. */
const entry = object({
  ...pieceFields,
  kind: text,
  blocks: optional(array(object({ id: text, heading: text, html: text })), []),
  month: optional(number, null),
  weeks: text,
  trimester: text,
  ageMonths: optional(number, null),
  /** Post-pregnancy care: the part of the body an exercise is for. */
  area: text,
});
export type PageEntry = Decoded<typeof entry>;

const question = object({ id: string, question: string, html: text });

/** A group of questions, or of links of the site map. */
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

/** An editorial page. Which of its collections hold something depends on the page. */
export const pageContent = object({
  ...pieceFields,
  entries: optional(array(entry), []),
  /** Headings of the entries' kinds. */
  labels: optional<Readonly<Record<string, string>>, Readonly<Record<string, string>>>(labels, {}),
  groups: optional(array(group), []),
  /** Policies. */
  version: text,
  /** Policies: ISO day of the last change. */
  updated: text,
  offices: officeInfo,
  regions,
  accounts,
});
export type PageContent = Decoded<typeof pageContent>;

/** The content of a widgets answer in one language: `widget_content` of the last widget, which holds `en` and `ar`. */
export const widgetContent =
  <T>(language: Language, content: Decoder<T>): Decoder<T> =>
  (value, path = '$') => {
    const widgets = array(object({ widget_content: (inner) => inner }))(value, path);
    const last = widgets.at(-1)?.widget_content;
    const place = `${path}[${widgets.length - 1}].widget_content`;
    if (!isRecord(last)) return refuse(place, 'an object');
    return content(last[language] ?? last.en ?? last, place);
  };
