import type { Language, SearchAnswer } from '@mahd/contract';
import { asc, or, sql } from 'drizzle-orm';
import type { CatalogService } from '../catalog/service.js';
import { productHit } from '../catalog/view.js';
import type { Database } from '../db/database.js';
import { searchableArticles } from '../db/schema/index.js';
import { matchesWords, rankOfWords } from './match.js';
import { understand } from './terms.js';

const MAX_PRODUCTS = 6;
const MAX_ARTICLES = 5;
/** A single letter matches everything. */
const MIN_LETTERS = 2;

/**
 * Products and articles for the search dropdown. Both languages are searched whichever is asked for; the routes are in
 * that language. `words` are normalised.
 */
export async function search(
  db: Database,
  catalog: CatalogService,
  words: string,
  language: Language,
): Promise<SearchAnswer> {
  if (words.length < MIN_LETTERS) return { products: [], articles: [] };
  const { products, closest } = await catalog.search(words, MAX_PRODUCTS);
  const articles = await findArticles(db, words);
  return {
    products: products.map(productHit),
    ...(closest ? { closest } : {}),
    articles: articles.map(({ route, titleEn, titleAr }) => ({
      route: `${language}/${route}`,
      name: titleEn,
      arabic: { title: titleAr },
    })),
  };
}

/** What the title or description speaks of stands before what is only mentioned. */
async function findArticles(db: Database, words: string) {
  const match = await understand(db, 'article', words);
  if (match === null) return [];
  const { route, titleEn, titleAr, titleWords, headWords, bodyWords, position } = searchableArticles;
  const inHead = matchesWords(headWords, match.meant);
  return db
    .select({ route, titleEn, titleAr })
    .from(searchableArticles)
    .where(or(inHead, matchesWords(bodyWords, match.meant)))
    .orderBy(sql`${inHead} desc`, ...rankOfWords({ name: titleWords }, match), asc(position))
    .limit(MAX_ARTICLES);
}
