import { queryAtomFamily } from '../store/index.js';
import * as queries from './queries.js';

/** One atom family per query: `useAtomValue(pageAtom(slug, language))`. */
export const pageAtom = queryAtomFamily(queries.pageQuery);
export const articlesAtom = queryAtomFamily(queries.articlesQuery);
export const articleAtom = queryAtomFamily(queries.articleQuery);
export const articleCategoriesAtom = queryAtomFamily(queries.articleCategoriesQuery);
export const blogsAtom = queryAtomFamily(queries.blogsQuery);
export const blogAtom = queryAtomFamily(queries.blogQuery);
export const goodToKnowAtom = queryAtomFamily(queries.goodToKnowQuery);
export const videosAtom = queryAtomFamily(queries.videosQuery);
