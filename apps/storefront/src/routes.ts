import type { DomainName } from './strings/domains.js';

/** One line of the route table. */
export interface RouteEntry {
  /** Below the language segment; `:name` is a parameter. */
  readonly path: string;
  /** The route module, below `src/routes`, without its extension. */
  readonly page: string;
  /** The strings it needs besides the shell's. */
  readonly words: readonly DomainName[];
  /** The query parameters that change what the page shows; every other one is ignored by server and page cache. */
  readonly query?: readonly string[];
}

/** What `@mahd/rules/shop` reads from a listing's address. */
const listingQuery = ['show', 'sort', 'minPrice', 'maxPrice', 'age', 'inStock', 'q', 'page'];

/** Every page of the shop, in the order of the specification. Each is served under /en and /ar. */
export const routeTable: readonly RouteEntry[] = [
  { path: '', page: 'home/Home', words: ['home'] },
  { path: 'mother-baby-products', page: 'catalog/MotherBabyProducts', words: ['catalog'] },
  { path: 'products', page: 'catalog/Listing', words: ['catalog'], query: listingQuery },
  { path: 'products/:category', page: 'catalog/Listing', words: ['catalog'], query: listingQuery },
  { path: 'products/:category/:subCategory', page: 'catalog/Listing', words: ['catalog'], query: listingQuery },
  { path: 'product/:product', page: 'catalog/Product', words: ['catalog'], query: ['variant'] },
  { path: '*', page: 'NotFound', words: [] },
];
