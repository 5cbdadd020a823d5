import { queryWords, typingErrors, wordForms } from '@mahd/rules/locale/search';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/database.js';

/** What is searched; each has a vocabulary of its own. */
export type Corpus = 'product' | 'article';

/** A query as the index knows it: for each of its words the words of the vocabulary that may be meant. */
export interface TextMatch {
  /** As typed, normalised. */
  readonly typed: readonly string[];
  /** One list for each word that means something here. Never empty, nor are its lists. */
  readonly meant: readonly (readonly string[])[];
  /** Those of all these words whose best products are kept ready. */
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
  const typed = queryWords(query).slice(0, MAX_WORDS);
  const meant: (readonly Term[])[] = [];
  for (const word of typed) {
    const exact = await beginningWith(db, corpus, word);
    const found = exact.length > 0 ? exact : await corrected(db, corpus, word);
    if (found.length > 0) meant.push(found);
  }
  if (meant.length === 0) return null;
  return { typed, meant: meant.map((terms) => terms.map(({ word }) => word)), ready: new Set(meant.flat().flatMap(({ word, ready }) => (ready ? [word] : []))) };
}

/** Makes the vocabulary of a corpus anew from what can be found now. */
export async function refreshTerms(tx: Database, corpus: Corpus): Promise<void> {
  const source = corpus === 'product' ? sql`products cross join unnest(search_words) as word where active` : sql`searchable_articles cross join unnest(head_words || body_words) as word`;
  await tx.execute(sql`delete from search_terms where corpus = ${corpus}`);
  await tx.execute(sql`insert into search_terms (corpus, word, documents) select ${corpus}, word, count(*) from ${source} group by word`);
  if (corpus === 'product') await keepBest(tx);
}

/** A word of the vocabulary, and whether its best products are kept ready. */
interface Term {
  readonly word: string;
  readonly ready: boolean;
}

/** In the order in which a search for the word alone finds its products. */
async function keepBest(tx: Database): Promise<void> {
  await tx.execute(sql`
    with common as materialized (select word from search_terms where corpus = 'product' and documents > ${MOST_READY}),
    placed as (
      select word, products.id, row_number() over (partition by word order by word = any(name_words) desc, cardinality(name_words), position, products.id) as place
      from products cross join unnest(search_words) as word join common using (word) where active
    ),
    heads as (select word, array_agg(id order by place) as best from placed where place <= ${MOST_READY} group by word)
    update search_terms set best = heads.best from heads where corpus = 'product' and search_terms.word = heads.word`);
}

async function beginningWith(db: Database, corpus: Corpus, word: string): Promise<Term[]> {
  return rowsOf<Term>(db, sql`
    select word, ready from (
      select word, documents, best is not null as ready from search_terms where corpus = ${corpus} and word ~>=~ ${word} and word ~<~ ${word + LAST_CHARACTER}
      union select word, documents, best is not null from search_terms where corpus = ${corpus} and word in ${wordForms(word)}
    ) as found order by word = ${word} desc, documents desc, word limit ${MAX_ENDINGS}`);
}

async function corrected(db: Database, corpus: Corpus, word: string): Promise<Term[]> {
  const rows = await rowsOf<Term>(db, sql`
    select word, best is not null as ready from search_terms where corpus = ${corpus} and ${word} <% word order by word_similarity(${word}, word) desc, documents desc, word limit ${MAX_CANDIDATES}`);
  const near = rows.flatMap((term) => {
    const errors = typingErrors(word, term.word);
    return errors === null ? [] : [{ term, errors }];
  });
  const fewest = Math.min(...near.map(({ errors }) => errors));
  return near.filter(({ errors }) => errors === fewest).slice(0, MAX_CORRECTIONS).map(({ term }) => term);
}
