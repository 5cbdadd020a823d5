import type { Language, SearchAnswer } from '@mahd/contract';
import { asc, or, sql } from 'drizzle-orm';
import type { CatalogService } from '../catalog/service.js';
import { productHit } from '../catalog/view.js';
import type { Database } from '../db/database.js';
import { searchableArticles } from '../db/schema/index.js';
import { matchesAny, matchesWords, rankOfWords } from './match.js';
import type { FindSynonyms } from './synonyms.js';
import { resolveQuery } from './terms.js';

const MAX_PRODUCTS = 6;
const MAX_ARTICLES = 5;
/** So many titles with the words leave no room for articles whose title does not say why they were found. */
const ENOUGH_TITLES = 3;
/** Shorter queries match everything. */
const MIN_LETTERS = 2;

/**
 * Products and articles for the search dropdown. Both languages are searched; routes are in the given language.
 * @param words normalised query
 */
export async function search(
  db: Database,
  catalog: CatalogService,
  words: string,
  language: Language,
  synonymsOf: FindSynonyms,
): Promise<SearchAnswer> {
  if (words.length < MIN_LETTERS) return { products: [], articles: [] };
  const { products, total, closest } = await catalog.search(words, MAX_PRODUCTS);
  const articles = await findArticles(db, words, synonymsOf);
  return {
    products: products.map(productHit),
    ...(total > 0 ? { total } : {}),
    ...(closest ? { closest } : {}),
    articles: articles.map(({ route, titleEn, titleAr }) => ({
      route: `${language}/${route}`,
      name: titleEn,
      arabic: { title: titleAr },
    })),
  };
}

/**
 * Articles whose title matches: only the title is shown, so others would look unrelated. When only few titles match, also those whose description matches;
 * when none does, also those with a match in the text. Synonyms say what a word means in this shop, so titles with one come
 * first.
 */
async function findArticles(db: Database, words: string, synonymsOf: FindSynonyms) {
  const match = await resolveQuery(db, 'article', words, synonymsOf);
  if (match === null) return [];
  const { route, titleEn, titleAr, titleWords, headWords, bodyWords, position } = searchableArticles;
  const inTitle = sql<boolean>`${matchesWords(titleWords, match.terms)}`;
  const inHead = sql<boolean>`${matchesWords(headWords, match.terms)}`;
  const isMeant = or(...match.terms.map(({ synonyms }) => matchesAny(titleWords, synonyms)));
  const found = await db
    .select({ route, titleEn, titleAr, inTitle, inHead })
    .from(searchableArticles)
    .where(or(inHead, matchesWords(bodyWords, match.terms)))
    .orderBy(
      sql`${inTitle} desc`,
      sql`${inHead} desc`,
      sql`(${isMeant}) desc`,
      ...rankOfWords({ name: titleWords }, match),
      asc(position),
    )
    .limit(MAX_ARTICLES);
  const named = found.filter((article) => article.inTitle);
  if (named.length >= ENOUGH_TITLES) return named;
  return named.length > 0 ? found.filter((article) => article.inHead) : found;
}
