/** The search of the navbar. */
export { SEARCH_DEBOUNCE_MS, SEARCH_PANEL_FROM, searchStateAtom, searchTextAtom } from './atoms.js';
export type { SearchState } from './atoms.js';
export { searchQuery } from './api.js';
export { toSearchResults } from './view.js';
export type { ArticleHitView, ProductHitView, SearchResultsView } from './view.js';
