import { queryWords, typoDistance, wordForms } from '@mahd/rules/locale/search';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';

/** What is searched; each has a vocabulary of its own. */
export type Corpus = 'product' | 'article';

/** A word of a query, and the words of the vocabulary that may be meant by it. */
export interface MeantWord {
  /** As typed, normalised. */
  readonly typed: string;
  /** Never empty. */
  readonly choices: readonly string[];
  /** How many the choices find, those that several find counted as often. */
  readonly documents: number;
}

/** A query as the index knows it. */
export interface TextMatch {
  /** Each word that means something here. Never empty. */
  readonly meant: readonly MeantWord[];
  /** Those of all the choices whose best products are kept ready. */
  readonly ready: ReadonlySet<string>;
}

/** A word that more products than this carry has so many of its best kept ready: some pages of a listing. */
export const MOST_READY = 120;

/** More words than this narrow nothing further. */
const MAX_WORDS = 6;
/** The beginning of a word may go on in so many ways; the commonest are taken. */
const MAX_ENDINGS = 60;
/** Words that look like a misspelled one, before they are looked at closely. */
const MAX_CANDIDATES = 200;
const MAX_CORRECTIONS = 8;
/** Sorts behind every word that begins like the one before it. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * What a query may mean: words as typed and words that begin so; where there are none, words that differ by a typing error. Words
 * that mean nothing here are left out as long as another one does. Null when none does.
 */
export async function understand(db: Database, corpus: Corpus, query: string): Promise<TextMatch | null> {
  const meant: MeantWord[] = [];
  const ready = new Set<string>();
  for (const typed of queryWords(query).slice(0, MAX_WORDS)) {
    const exact = await beginningWith(db, corpus, typed);
    const found = exact.length > 0 ? exact : await corrected(db, corpus, typed);
    if (found.length === 0) continue;
    meant.push({
      typed,
      choices: found.map(({ word }) => word),
      documents: found.reduce((sum, { documents }) => sum + documents, 0),
    });
    for (const term of found) if (term.ready) ready.add(term.word);
  }
  return meant.length === 0 ? null : { meant, ready };
}

/** Makes the vocabulary of a corpus anew from what can be found now. */
export async function refreshTerms(tx: Database, corpus: Corpus): Promise<void> {
  const source =
    corpus === 'product'
      ? sql`products cross join unnest(search_words) as word where active`
      : sql`searchable_articles cross join unnest(head_words || body_words) as word`;
  await tx.execute(sql`delete from search_terms where corpus = ${corpus}`);
  await tx.execute(
    sql`insert into search_terms (corpus, word, documents) select ${corpus}, word, count(*) from ${source} group by word`,
  );
  if (corpus === 'product') await keepBest(tx);
}

/** A word of the vocabulary, and whether its best products are kept ready. */
interface Term {
  readonly word: string;
  readonly documents: number;
  readonly ready: boolean;
}

/** In the order in which a search for the word alone finds its products. */
async function keepBest(tx: Database): Promise<void> {
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
      union select word, documents, best is not null from search_terms where corpus = ${corpus} and word in ${wordForms(word)}
    ) as found order by word = ${word} desc, documents desc, word limit ${MAX_ENDINGS}`,
  );
}

async function corrected(db: Database, corpus: Corpus, word: string): Promise<Term[]> {
  const rows = await rowsOf<Term>(
    db,
    sql`
    select word, documents, best is not null as ready from search_terms where corpus = ${corpus} and ${word} <% word order by word_similarity(${word}, word) desc, documents desc, word limit ${MAX_CANDIDATES}`,
  );
  const near = rows.flatMap((term) => {
    const errors = typoDistance(word, term.word);
    return errors === null ? [] : [{ term, errors }];
  });
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near
    .filter(({ errors }) => errors === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ term }) => term);
}
