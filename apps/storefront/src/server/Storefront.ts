import type { Settings } from '../app/settings.js';

export type { Settings } from '../app/settings.js';

/** Vite's build manifest: which file came of which source, and what it imports. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

/** One rendered page. */
export interface RenderedPage {
  readonly status: number;
  /** Where the visitor is sent, path only; the page is then empty. */
  readonly location?: string;
  readonly html: string;
  /** The page is that of this address, in whose place nothing is rendered here. */
  readonly sameAs?: string;
  /** A page for who is logged in: no cache on the way may keep it. */
  readonly isPrivate?: boolean;
  /** Whether the page may be sent again to whoever asks for its address: good ones, and those of addresses that lead nowhere. */
  readonly isKept: boolean;
  /** Texts of the page's style elements; the content security policy allows exactly these. */
  readonly styles: readonly string[];
}

export interface StorefrontOptions {
  /** The browser's settings. */
  readonly settings: Settings;
  /** Reaches the API from the server; `url` starts with `settings.apiBaseUrl` or is absolute. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Gets errors of ours that a visitor saw as an error page. */
  readonly onError: (error: unknown) => void;
  /** Vite's manifest of the browser build. */
  readonly manifest: Manifest;
}

export interface RenderOptions {
  /** What was asked for; the answer to a malformed address is in the language that it begins with. */
  readonly asked?: string;
  /** The version of catalogue and content: answers of the API are shared between pages of the same one. Without it each page asks for itself. */
  readonly version?: string;
}

export interface Storefront {
  /**
   * The part of an address that decides what the page shows: path and known query parameters, in a fixed order. Paths that no page
   * has get the one address of the 404 page in their language.
   * Null for a path that is none: not valid percent-encoding, or with control characters or line breaks in it.
   */
  addressOf(pathAndQuery: string): string | null;
  /** Whether an address says something about whoever opens it; its answer is for no cache. */
  isPersonal(pathAndQuery: string): boolean;
  /** A file of the site map for search engines, by its path; null when there is no such file. */
  sitemap(path: string): Promise<string | null>;
  /** Renders an address that `addressOf` gave; null renders the answer to a malformed one. */
  render(address: string | null, options?: RenderOptions): Promise<RenderedPage>;
}
