import generated from './generated/content.json' with { type: 'json' };
import type { Localized } from './catalogue.js';
import type { Illustration, Picture } from './pictures.js';

/** A picture beside a text, with its alternative text in that text's language. */
export type Artwork = { readonly name: string; readonly alt: string } & (
  ({ readonly kind: 'picture' } & Picture) | ({ readonly kind: 'illustration' } & Omit<Illustration, 'alt'>)
);

/** A hero scene with its alternative text: `ltr` on English pages, `rtl` on Arabic ones, `mobile` on phones in both. */
export interface Scene {
  readonly name: string;
  readonly ltr: Picture;
  readonly rtl: Picture;
  readonly mobile: Picture;
  readonly alt: string;
}

/** The body that a medical text relies on, and for what. */
export interface Source {
  readonly name: string;
  readonly topic: string;
}

/** One piece of writing in one language. Every `html` is sanitised; {facts} in it are slots for `withFacts`. */
export interface Piece {
  readonly slug: string;
  /** Position among its siblings, from 1; within its `kind` where there are kinds. */
  readonly order: number;
  readonly title: string;
  /** Short label for menus and tabs, up to 20 characters. */
  readonly menu: string;
  /** Search description. */
  readonly description: string;
  readonly image: Artwork;
  /** HTML; empty when there is none. */
  readonly intro: string;
  readonly html: string;
  /** The closing general-information line as HTML; empty when there is none. */
  readonly note: string;
  /** ISO day of the last medical review. */
  readonly reviewed: string | null;
  readonly sources: readonly Source[];
  /** Slugs of products, articles, blogs and good-to-know pieces. */
  readonly related: readonly string[];
}

/** A piece cut at its headings; `html` is what stands before the first one. Which of the optional fields are there depends on the page. */
export interface Entry extends Piece {
  readonly blocks: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
  /** Group of the page the entry belongs to: month or trimester, age or topic, block or card. */
  readonly kind?: string;
  readonly month?: number;
  readonly weeks?: string;
  readonly trimester?: 'first' | 'second' | 'third';
  /** Value of the register form's pregnancy period. */
  readonly formValue?: string;
  readonly ageMonths?: number;
  readonly area?: string;
}

export interface QuestionGroup extends Omit<Piece, 'html'> {
  /** `id` is the same in both languages, for deep links. */
  readonly questions: readonly { readonly id: string; readonly question: string; readonly html: string }[];
  /** HTML shown after the questions; empty when there is none. */
  readonly closing: string;
}

/** A page's content. What a page adds to these fields is listed in the package's README. */
export interface PageContent extends Piece {
  /** Collections: about (tabs), stages-of-pregnancy, baby-care, post-pregnancy-care, first-time-father, good-to-know. */
  readonly entries?: readonly (Piece | Entry)[];
  /** Headings of the groups of entries, by kind. */
  readonly labels?: Readonly<Record<string, string>>;
  /** faq and product-faqs. */
  readonly groups?: readonly (QuestionGroup & { readonly category: string | null; readonly notice: boolean })[];
  /** Policies: version and ISO day of the last change. */
  readonly version?: string;
  readonly updated?: string;
  readonly [field: string]: unknown;
}

export interface Page {
  /** 24 hexadecimal digits. */
  readonly _id: string;
  /** Path below the language; `home` for the home page. */
  readonly slug: string;
  readonly section: string;
  readonly name: string;
  readonly arabic: { readonly name: string };
  readonly content: Localized<PageContent>;
}

/** A panel or banner: where it leads and what it shows. */
export interface Panel {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  /** Path without the language segment. */
  readonly href: string;
  readonly image: Artwork;
}

export interface HomeContent extends PageContent {
  readonly hero: readonly (Panel & { readonly art: Scene })[];
  readonly imageMenu: readonly {
    readonly slug: string;
    readonly label: string;
    readonly text: string;
    readonly href: string;
    readonly image: Artwork;
  }[];
  readonly promos: readonly Panel[];
  readonly help: readonly Panel[];
}

export interface MenuLink {
  readonly slug: string;
  readonly label: string;
  readonly href: string;
}

export interface HeaderContent {
  readonly links: readonly (MenuLink & { readonly children: readonly MenuLink[] })[];
}

/** Office data are {facts}: fill them with `withFacts`, which drops rows, offices and accounts without a value. */
export interface FooterContent {
  readonly offices: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly value: string }[];
    readonly mapLabel: string;
    readonly mapHref: string;
  };
  readonly regions: readonly { readonly slug: string; readonly name: string; readonly offices: readonly Office[] }[];
  readonly policies: readonly MenuLink[];
  readonly accounts: readonly {
    readonly slug: string;
    readonly network: string;
    readonly language: string;
    readonly href: string;
  }[];
}

export interface Office {
  readonly name: string;
  readonly role: string;
  readonly address: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly website: string;
}

/** English only. */
export interface Blog extends Piece {
  /** ISO day. */
  readonly date: string;
  readonly readingMinutes: number;
  readonly tags: readonly string[];
}

interface Listed<T> extends Localized<T> {
  readonly _id: string;
  readonly slug: string;
  readonly order: number;
}

export interface Article extends Listed<Piece & { readonly secondImage: Artwork }> {
  /** Slug of its category. */
  readonly category: string;
  /** The article's own category in the data; differs from `category` for one article. */
  readonly category_id: string;
  /** Slugs of the neighbours in the reading order of the whole section. */
  readonly previous: string | null;
  readonly next: string | null;
}

export interface ArticleCategory extends Listed<Piece> {
  /** Text that older links were built from, spaces as hyphens. */
  readonly link_text: string;
  /** Slugs of its articles, in order. */
  readonly articles: readonly string[];
}

export interface FaqGroup extends Listed<QuestionGroup> {
  /** Category of the shop whose product pages show the group; null for the general questions. */
  readonly category: string | null;
  /** true: the breastfeeding notice opens the group. */
  readonly notice: boolean;
}

export interface VideoText {
  readonly title: string;
  readonly description: string;
  readonly poster: Artwork;
  readonly transcript: readonly string[];
}

export interface Video extends Localized<VideoText> {
  readonly id: string;
  readonly category: string;
  /** Category of the shop whose listing shows the film; null for the others. */
  readonly shop_category: string | null;
  readonly seconds: number;
  /** null until the owner supplies the film. */
  readonly url: string | null;
}

export interface VideoLibrary {
  readonly categories: readonly ({ readonly id: string } & Localized<{ readonly name: string }>)[];
  readonly videos: readonly Video[];
  readonly reviewed: string;
  readonly sources: Localized<readonly Source[]>;
  /** HTML. */
  readonly note: Localized;
}

interface Generated {
  readonly version: string;
  readonly factNames: readonly string[];
  readonly pages: readonly Page[];
  readonly widgets: {
    readonly home: Localized<HomeContent>;
    readonly header: Localized<HeaderContent>;
    readonly footer: Localized<FooterContent>;
  };
  readonly blogs: readonly Blog[];
  readonly articleCategories: readonly ArticleCategory[];
  readonly articles: readonly Article[];
  readonly goodToKnow: readonly Listed<Piece>[];
  readonly videos: VideoLibrary;
  readonly faqs: readonly FaqGroup[];
  readonly productFaqs: readonly FaqGroup[];
}

const content = generated as unknown as Generated;

export const { pages, widgets, blogs, articleCategories, articles, goodToKnow, videos, faqs, productFaqs } = content;

/** Names of the facts that texts may ask configuration for. */
export const { factNames } = content;

/** Changes with any text, price or picture: part of cache keys. */
export const contentVersion = content.version;

/** The page of that slug or `_id`, or undefined. */
export function pageOf(slugOrId: string): Page | undefined {
  return pages.find((page) => page.slug === slugOrId || page._id === slugOrId);
}
