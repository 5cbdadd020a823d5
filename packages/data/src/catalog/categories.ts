/** What the shell and the home page need of the catalogue, apart from the rest of it: they are part of every first view. */
export { categoriesAtom, recommendedAtom } from './atoms.js';
export type { Category } from './decoders.js';
export { categoriesQuery, recommendedQuery } from './queries.js';
export { toCategoryLinks, toCategoryTile, type CategoryLink, type CategoryTileView } from './view/categories.js';
