import type { Language, SearchAnswer } from '@mahd/contract';
import { normalizeForSearch } from '@mahd/rules/locale';
import { asc, or } from 'drizzle-orm';
import type { CatalogService } from '../catalog/service.js';
import { productHit } from '../catalog/view.js';
import type { Database } from '../db/database.js';
import { searchableArticles } from '../db/schema/index.js';
import { exactElseNear, matchesText, rankOfText, type Nearness } from './match.js';

const MAX_PRODUCTS = 6;
const MAX_ARTICLES = 5;
/** A single letter matches everything. */
const MIN_LETTERS = 2;

/** Products and articles for the search dropdown. Both languages are searched whichever is asked for; the routes are in that language. */
export async function search(db: Database, catalog: CatalogService, text: string, language: Language): Promise<SearchAnswer> {
  const words = normalizeForSearch(text);
  if (words.length < MIN_LETTERS) return { products: [], articles: [] };
  const products = await catalog.search(words, MAX_PRODUCTS);
  const articles = await exactElseNear((nearness) => findArticles(db, words, nearness), (found) => found.length === 0);
  return {
    products: products.map(productHit),
    articles: articles.map(({ route, titleEn, titleAr }) => ({ route: `${language}/${route}`, name: titleEn, arabic: { title: titleAr } })),
  };
}

function findArticles(db: Database, words: string, nearness: Nearness) {
  return db
    .select({ route: searchableArticles.route, titleEn: searchableArticles.titleEn, titleAr: searchableArticles.titleAr })
    .from(searchableArticles)
    .where(or(matchesText(searchableArticles.headSearch, words, nearness), matchesText(searchableArticles.bodySearch, words, 'exact')))
    .orderBy(...rankOfText(searchableArticles.titleSearch, searchableArticles.headSearch, words), asc(searchableArticles.position))
    .limit(MAX_ARTICLES);
}
