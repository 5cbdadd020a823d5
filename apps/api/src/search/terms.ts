import { pluralOf } from '@mahd/rules/locale';
import { queryWords, typoDistance, withoutAge, wordForms } from '@mahd/rules/locale/search';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';
import type { FindSynonyms } from './synonyms.js';

/** Searchable content; each corpus has its own vocabulary. */
export type Corpus = 'product' | 'article';

/** A query word and the vocabulary words it may stand for. */
export interface QueryTerm {
  /** As typed, normalised. */
  readonly typed: string;
  /** Never empty. */
  readonly choices: readonly string[];
  /** The choices that come from synonyms. */
  readonly synonyms: readonly string[];
  /** Number of documents found by the choices, with duplicates. */
  readonly documents: number;
}

/** A query resolved against the vocabulary. */
export interface TextMatch {
  /** Terms known to the vocabulary. Never empty. */
  readonly terms: readonly QueryTerm[];
  /** Choices with precomputed best products. */
  readonly ready: ReadonlySet<string>;
}

/** Number of precomputed products, for words with more matches than this. */
export const MOST_READY = 120;

/** Further words hardly narrow a search. */
const MAX_WORDS = 6;
/** Maximum number of completions, most common first. */
const MAX_ENDINGS = 60;
/** Maximum number of similar words that are compared in detail. */
const MAX_CANDIDATES = 200;
const MAX_CORRECTIONS = 8;
/** Sorts after every word with the same beginning. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Resolves a query: exact words, completions and synonyms, otherwise corrections of typing errors. Unknown words are ignored if
 * another is known. Null if none is.
 */
export async function resolveQuery(
  db: Database,
  corpus: Corpus,
  query: string,
  synonymsOf: FindSynonyms,
): Promise<TextMatch | null> {
  const terms: QueryTerm[] = [];
  const ready = new Set<string>();
  for (const typed of queryWords(corpus === 'product' ? withoutAge(query) : query).slice(0, MAX_WORDS)) {
    const exact = await beginningWith(db, corpus, typed);
    const meant: Term[] = [];
    for (const synonym of new Set(synonymsOf(typed))) meant.push(...(await beginningWith(db, corpus, synonym)));
    const known = [...exact, ...meant];
    const found = known.length > 0 ? known : await corrected(db, corpus, typed);
    if (found.length === 0) continue;
    terms.push({
      typed,
      choices: found.map(({ word }) => word),
      synonyms: meant.map(({ word }) => word),
      documents: found.reduce((sum, { documents }) => sum + documents, 0),
    });
    for (const term of found) if (term.ready) ready.add(term.word);
  }
  return terms.length === 0 ? null : { terms, ready };
}

/** Rebuilds the vocabulary of a corpus. */
export async function refreshTerms(tx: Database, corpus: Corpus): Promise<void> {
  const source =
    corpus === 'product'
      ? sql`products cross join unnest(search_words) as word where active`
      : sql`searchable_articles cross join unnest(head_words || body_words) as word`;
  await tx.execute(sql`delete from search_terms where corpus = ${corpus}`);
  await tx.execute(
    sql`insert into search_terms (corpus, word, documents) select ${corpus}, word, count(*) from ${source} group by word`,
  );
  if (corpus === 'product') await storeBestProducts(tx);
}

/** A vocabulary word; `ready` if its best products are precomputed. */
interface Term {
  readonly word: string;
  readonly documents: number;
  readonly ready: boolean;
}

/** Precomputes the best products in the order a single-word search ranks them. */
async function storeBestProducts(tx: Database): Promise<void> {
  await tx.execute(sql`
    with common as materialized (select word from search_terms where corpus = 'product' and documents > ${MOST_READY}),
    placed as (
      select word, products.id, row_number() over (partition by word order by word = any(main_words) desc, word = any(name_words) desc, cardinality(name_words), position, products.id) as place
      from products cross join unnest(search_words) as word join common using (word) where active
    ),
    heads as (select word, array_agg(id order by place) as best from placed where place <= ${MOST_READY} group by word)
    update search_terms set best = heads.best from heads where corpus = 'product' and search_terms.word = heads.word`);
}

async function beginningWith(db: Database, corpus: Corpus, word: string): Promise<Term[]> {
  return rowsOf<Term>(
    db,
    sql`
    select word, documents, ready from (
      select word, documents, best is not null as ready from search_terms where corpus = ${corpus} and word ~>=~ ${word} and word ~<~ ${word + LAST_CHARACTER}
      union select word, documents, best is not null from search_terms where corpus = ${corpus} and word in ${[...wordForms(word), pluralOf(word)]}
    ) as found order by word = ${word} desc, documents desc, word limit ${MAX_ENDINGS}`,
  );
}

async function corrected(db: Database, corpus: Corpus, word: string): Promise<Term[]> {
  const rows = await rowsOf<Term>(
    db,
    sql`
    select word, documents, best is not null as ready from search_terms where corpus = ${corpus} and ${word} <% word order by word_similarity(${word}, word) desc, documents desc, word limit ${MAX_CANDIDATES}`,
  );
  const similar = rows.flatMap((term) => {
    const errors = typoDistance(word, term.word);
    return errors === null ? [] : [{ term, errors }];
  });
  const fewest = Math.min(...similar.map(({ errors }) => errors));
  return similar
    .filter(({ errors }) => errors === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ term }) => term);
}
