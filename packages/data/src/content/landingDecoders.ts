import { array, object, optional, string, text, type Decoded } from '../http/decoders.js';
import { artworkOrNull, crop, headFields } from './pieceDecoders.js';
import { officeInfo, pieceFields } from './widgetDecoders.js';

const teaser = object({
  slug: text,
  title: string,
  text,
  linkLabel: text,
  href: string,
  image: artworkOrNull,
});
export type Teaser = Decoded<typeof teaser>;

/** Guides of a kind. */
const teaserGroup = object({ slug: text, title: string, cards: optional(array(teaser), []) });

/** Mother & Baby World: links to the guides. */
export const worldContent = object({
  ...pieceFields,
  teaser: optional(teaser, null),
  groups: optional(array(teaserGroup), []),
});
export type WorldContent = Decoded<typeof worldContent>;

/** Get in touch: the content around the form. */
export const contactContent = object({
  ...pieceFields,
  formTitle: text,
  success: text,
  successNote: text,
  offices: officeInfo,
});
export type ContactContent = Decoded<typeof contactContent>;

/** A picture in three crops. */
const scene = optional(object({ ltr: crop, rtl: crop, mobile: crop, alt: text }), null);
const banner = optional(object({ heading: text, text, art: scene }), { heading: '', text: '', art: null });

/** A bottle or nipple of the landing page. Two of them share an id; the sku is unique. */
const landingProduct = object({
  id: string,
  sku: string,
  name: string,
  size: text,
  /** English name of the print, if any. */
  color: text,
  /** Price in dirhams as a string, if any. */
  price: text,
  image: optional(crop, null),
  alt: text,
  /** Target of Buy now: a path without language, or an absolute URL. */
  url: string,
});
export type LandingProduct = Decoded<typeof landingProduct>;

const section = { title: text, text };
const figures = optional(array(object({ slug: text, ...section, image: artworkOrNull })), []);
/** `videoId`: a URL or a YouTube id; empty while there is no video. */
const film = object({ title: text, text, videoTitle: text, videoId: text, image: artworkOrNull });

/** The bottle-feeding landing page. */
export const bottlefeedingContent = object({
  ...headFields,
  note: text,
  banner,
  notice: optional(object({ label: text, text }), { label: '', text: '' }),
  dearMoms: optional(object(section), { title: '', text: '' }),
  range: object({ title: text, intro: text, buyNow: text, empty: text, products: optional(array(landingProduct), []) }),
  /** A guide for the cell of the grid that the bottles leave empty. */
  guide: optional(teaser, null),
  features: object({ title: text, note: text, cards: figures }),
  /** `ages`: from which age a size is usual, in words. */
  nipples: object({
    title: text,
    intro: text,
    ages: optional(array(object({ size: text, age: text })), []),
    products: optional(array(landingProduct), []),
  }),
  support: object({ ...section, image: artworkOrNull }),
  /** `figures`: short statements shown large beside the text. */
  care: object({ ...section, figures: optional(array(text), []) }),
  steps: object({ title: text, note: text, items: figures }),
  study: film,
  learnMore: object({
    ...section,
    videos: optional(array(object({ title: text, videoId: text, image: artworkOrNull })), []),
  }),
  advisor: object({ ...section, linkLabel: text, href: string }),
});
export type BottlefeedingContent = Decoded<typeof bottlefeedingContent>;

/** The offer landing page, without the offers, which are a separate call. */
export const limitedTimeOfferContent = object({
  ...headFields,
  /** HTML: terms and conditions. */
  html: text,
  banner,
  message: optional(object(section), { title: '', text: '' }),
  offers: object({ title: text, loading: text, buyNow: text }),
  failure: object({ title: text, text, retry: text }),
  empty: object({ title: text, text, linkLabel: text, href: string }),
});
export type LimitedTimeOfferContent = Decoded<typeof limitedTimeOfferContent>;
