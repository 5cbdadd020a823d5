// What `@mahd/storefront/server` offers. The code is the server build; its types are written out here, so that
// whoever imports it needs none of the browser's.
import type { Storefront, StorefrontOptions } from './src/server/Storefront.js';

export type { RenderedPage, Settings, Storefront, StorefrontOptions } from './src/server/Storefront.js';

/** Makes the function that renders pages. Throws when the browser build is missing. */
export declare function createStorefront(options: StorefrontOptions): Storefront;
