/** Search in the navigation bar and on the results page. */
export { SEARCH_DEBOUNCE_MS, searchStateAtom, searchTextAtom } from './atoms.js';
export type { SearchState } from './atoms.js';
export { foundAtom, searchQuery } from './api.js';
export { addRecentSearchAtom, clearRecentSearchesAtom, recentSearchesAtom } from './recent.js';
export { askedWords, SEARCH_FROM_LENGTH } from './words.js';
export { toSearchResults } from './view.js';
export type { ArticleHitView, ProductHitView, SearchResultsView } from './view.js';
