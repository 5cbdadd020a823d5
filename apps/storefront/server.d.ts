// The types of `@mahd/storefront/server`, whose code is the server build. Written by hand, so that importing them does
// not bring in browser types.
import type { Storefront, StorefrontOptions } from './src/server/Storefront.js';

export type { RenderedPage, Settings, Storefront, StorefrontOptions } from './src/server/Storefront.js';

/** Creates the renderer of pages. Throws when the browser build is missing. */
export declare function createStorefront(options: StorefrontOptions): Storefront;
