import type { Settings } from '../app/settings.js';

export type { Settings } from '../app/settings.js';

/** Vite's build manifest: output file and imports by source file. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }>
>;

export interface RenderedPage {
  readonly status: number;
  /** Path of a redirect; `html` is then empty. */
  readonly location?: string;
  readonly html: string;
  /** URL of an identical page to send instead; `html` is then empty. */
  readonly sameAs?: string;
  /** A page for logged-in customers, which shared caches must not store. */
  readonly isPrivate?: boolean;
  /** Whether the page may be cached: successful pages and the 404 page, unless optional content could not be loaded. */
  readonly isKept: boolean;
  /** Contents of the style elements. The Content-Security-Policy header allows exactly these. */
  readonly styles: readonly string[];
  /** Contents of the inline scripts. The Content-Security-Policy header allows exactly these. */
  readonly scripts: readonly string[];
}

export interface StorefrontOptions {
  /** Sent to the browser with every page. */
  readonly settings: Settings;
  /** Sends a request to the API. `url` starts with `settings.apiBaseUrl` or is absolute. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Called with unexpected errors. */
  readonly onError: (error: unknown) => void;
  /** Manifest of the browser build. */
  readonly manifest: Manifest;
}

export interface RenderOptions {
  /** The requested URL. It determines the language of the response to a malformed one. */
  readonly asked?: string;
  /** Version of catalog and content. Pages of the same version share API responses; without it nothing is shared. */
  readonly version?: string;
}

export interface Storefront {
  /**
   * Normalizes a URL to what determines the page: path and known query parameters, in a fixed order. All unknown paths
   * of a language become the URL of its 404 page.
   * @returns null for a malformed path: invalid percent-encoding, control characters or line breaks
   */
  addressOf(pathAndQuery: string): string | null;
  /** Whether a URL contains personal data, so that its response must not be cached. */
  isPersonal(pathAndQuery: string): boolean;
  /** Renders a sitemap file by its path; null when it does not exist. */
  sitemap(path: string): Promise<string | null>;
  /** Renders a URL returned by `addressOf`; null renders the response to a malformed one, with status 400. */
  render(address: string | null, options?: RenderOptions): Promise<RenderedPage>;
}
