import content from './generated/content.json' with { type: 'json' };
import type { Localized } from './catalogue.js';
import type { Illustration, Picture } from './pictures.js';

/** A picture beside a text, with its alternative text in that text's language. */
export type Artwork = { readonly name: string; readonly alt: string } & (
  | ({ readonly kind: 'picture' } & Picture)
  | ({ readonly kind: 'illustration' } & Omit<Illustration, 'alt' | 'arabicPath'>)
);

/** A hero scene with its alternative text: `ltr` for English pages, `rtl` for Arabic ones, `mobile` for phones. */
export interface Scene {
  readonly name: string;
  readonly ltr: Picture;
  readonly rtl: Picture;
  readonly mobile: Picture;
  readonly alt: string;
}

/** A source of a medical text, and what it is cited for. */
export interface Source {
  readonly name: string;
  readonly topic: string;
  /** The organization's page on the matter. */
  readonly url: string;
}

/** A text in one language. Every `html` is sanitised; {facts} in it are slots for `withFacts`. */
export interface Piece {
  readonly slug: string;
  /** Position among its siblings, from 1; within its `kind`, if any. */
  readonly order: number;
  readonly title: string;
  /** Short label for menus and tabs, up to 20 characters. */
  readonly menu: string;
  /** Meta description. */
  readonly description: string;
  readonly image: Artwork;
  /** HTML, or ''. */
  readonly intro: string;
  readonly html: string;
  /** The closing disclaimer as HTML, or ''. */
  readonly note: string;
  /** ISO date of the last medical review. */
  readonly reviewed: string | null;
  readonly sources: readonly Source[];
  /** Slugs of products, articles, blogs and good-to-know pieces, and paths of parts of guides. */
  readonly related: readonly string[];
}

/** A text split at its headings; `html` is the part before the first one. The optional fields depend on the page. */
export interface Entry extends Piece, ReadingTime {
  readonly blocks: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
  /** Group within the page: month or trimester, age or topic, block or card. */
  readonly kind?: string;
  /** A line for lists, in place of the text. */
  readonly summary?: string;
  readonly month?: number;
  readonly weeks?: string;
  readonly trimester?: 'first' | 'second' | 'third';
  /** Value of the pregnancy period in the registration form. */
  readonly formValue?: string;
  readonly ageMonths?: number;
  readonly area?: string;
  /** Drawings by the id of a heading. In months of pregnancy, a thing as big as the baby; its alternative text is its caption. */
  readonly pictures?: readonly { readonly id: string; readonly image: Artwork }[];
}

export interface QuestionGroup extends Omit<Piece, 'html'> {
  readonly questions: readonly {
    /** The same in both languages, for deep links. */
    readonly id: string;
    /** Subcategories on whose product pages the question is shown. */
    readonly subcategories: readonly string[];
    /** Products to which the question is limited there, by route; empty: all. */
    readonly products: readonly string[];
    readonly question: string;
    readonly html: string;
  }[];
  /** HTML after the questions, or ''. */
  readonly closing: string;
}

/** The content of a page. The package's README lists the fields of each page. */
export interface PageContent extends Piece {
  /** Collections: about (tabs), stages-of-pregnancy, baby-care, post-pregnancy-care, first-time-father, good-to-know. */
  readonly entries?: readonly (Piece | Entry)[];
  /** Headings of the groups of entries, by kind. */
  readonly labels?: Readonly<Record<string, string>>;
  /** faq and product-faqs. */
  readonly groups?: readonly (QuestionGroup & { readonly category: string | null; readonly notice: boolean })[];
  /** Policies: version and ISO date of the last change. */
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

/** A panel or banner. */
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

/** Contains {facts}: use `withFacts`, which drops rows, offices and accounts without a value. */
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

/** A second picture between the sections of a text. */
interface SecondPicture {
  readonly secondImage: Artwork;
  /** Anchor of the section above it. */
  readonly secondImageAfter: string;
  readonly secondImageCaption?: string;
}

interface ReadingTime {
  /** Minutes that the text takes, in its language. */
  readonly readingMinutes: number;
}

/** `date` and `tags` are the same in both languages. */
interface BlogText extends Piece, ReadingTime, Partial<SecondPicture> {
  /** ISO date. */
  readonly date: string;
  readonly tags: readonly string[];
}

interface Listed<T> extends Localized<T> {
  readonly _id: string;
  readonly slug: string;
  readonly order: number;
}

export type Blog = Listed<BlogText>;

interface ArticleText extends Piece, ReadingTime, SecondPicture {
  /** A line for lists. */
  readonly summary: string;
}

export interface Article extends Listed<ArticleText> {
  /** Slug of its category. */
  readonly category: string;
  /** Category in the source data; differs from `category` for one article. */
  readonly category_id: string;
  /** Slugs of the previous and next article across the section. */
  readonly previous: string | null;
  readonly next: string | null;
}

export interface ArticleCategory extends Listed<Piece> {
  /** Text used in older links, with hyphens for spaces. */
  readonly link_text: string;
  /** Slugs of its articles, in order. */
  readonly articles: readonly string[];
}

export interface FaqGroup extends Listed<QuestionGroup> {
  /** Shop category whose product pages show the group; null for general questions. */
  readonly category: string | null;
  /** Whether the group starts with the breastfeeding notice. */
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
  /** Shop category whose listing shows the video; null for others. */
  readonly shop_category: string | null;
  readonly seconds: number;
  /** A configured video, which takes the place of the film. */
  readonly url: string | null;
  readonly film: Film | null;
}

/**
 * A drawn film without sound. Its files are `{path}.mp4`, `{path}.webm`, and for each step a picture of 640 × 360 px,
 * `{path}-{step}-320.avif`, `-640.avif`, `-320.webp` and `-640.webp`.
 */
export interface Film {
  readonly path: string;
  /** Paths of the WebVTT files. */
  readonly captions: Localized;
}

export interface VideoLibrary {
  readonly categories: readonly ({ readonly id: string } & Localized<{ readonly name: string }>)[];
  readonly videos: readonly Video[];
  readonly reviewed: string;
  readonly sources: Localized<readonly Source[]>;
  /** HTML. */
  readonly note: Localized;
}

export interface GeneratedContent {
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
  readonly goodToKnow: readonly Listed<Piece & ReadingTime & { readonly summary: string }>[];
  readonly videos: VideoLibrary;
  readonly faqs: readonly FaqGroup[];
  readonly productFaqs: readonly FaqGroup[];
}

export const { pages, widgets, blogs, articleCategories, articles, goodToKnow, videos, faqs, productFaqs } = content;

/** Names of the facts that texts may use. */
export const { factNames } = content;

/** Changes with any text, price or picture. Part of cache keys. */
export const contentVersion = content.version;

/** The page with this slug or `_id`, or undefined. */
export function pageOf(slugOrId: string): Page | undefined {
  return pages.find((page) => page.slug === slugOrId || page._id === slugOrId);
}
