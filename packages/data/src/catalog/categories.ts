/** The part of the catalogue that the shell and the home page use; a separate entry keeps first views small. */
export type { Category } from './api.js';
export { categoriesAtom, categoriesQuery, recommendedAtom, recommendedQuery } from './queries.js';
export {
  toCategoryLinks,
  toCategoryMenu,
  toCategoryTile,
  type CategoryLink,
  type CategoryMenuItem,
  type CategoryTileView,
} from './view/categories.js';
