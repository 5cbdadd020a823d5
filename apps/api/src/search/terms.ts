import { normalizeForSearch, pluralOf } from '@mahd/rules/locale';
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
  /** Whether every word of the query is among the terms. */
  readonly complete: boolean;
}

/** Number of precomputed products, for words with more matches than this. */
export const MOST_READY = 120;

const OTHER = { product: 'article', article: 'product' } as const;
/** Further words hardly narrow a search. */
const MAX_WORDS = 6;
/** Maximum number of completions, most common first. */
const MAX_ENDINGS = 60;
/** Maximum number of similar words that are compared in detail. */
const MAX_CANDIDATES = 200;
const MAX_CORRECTIONS = 8;
/** The most that `typoDistance` allows. */
const MAX_TYPOS = 2;
/** Minimum letters of two words written as one: "spf50". */
const MIN_FIRST = 3;
const MIN_SECOND = 2;
/** Sorts after every word with the same beginning. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Resolves a query: exact words, completions and synonyms, otherwise corrections of typing errors, otherwise two words
 * written as one. A word of the other corpus is not a typing error: "fever", which only articles have, does not mean
 * "never". Unknown words are ignored if another is known; the others are not completed then, as "car" in "car seat" does
 * not mean "care". Null if none is known.
 */
export async function resolveQuery(
  db: Database,
  corpus: Corpus,
  query: string,
  synonymsOf: FindSynonyms,
): Promise<TextMatch | null> {
  const words = queryWords(corpus === 'product' ? withoutAge(query) : query).slice(0, MAX_WORDS);
  const found: FoundWord[] = [];
  for (const word of words) found.push(...(await findWord(db, corpus, word, synonymsOf)));
  const complete = found.every(({ known }) => known.length > 0);
  const terms = found
    .map(({ typed, known, meant }) => ({ typed, meant, known: complete ? known : known.filter(isExact(typed, meant)) }))
    .filter(({ known }) => known.length > 0);
  if (terms.length === 0) return null;
  return {
    terms: terms.map(({ typed, known, meant }) => ({
      typed,
      choices: known.map(({ word }) => word),
      synonyms: meant.map(({ word }) => word),
      documents: known.reduce((sum, { documents }) => sum + documents, 0),
    })),
    ready: new Set(terms.flatMap(({ known }) => known.filter(({ ready }) => ready).map(({ word }) => word))),
    complete,
  };
}

interface FoundWord {
  readonly typed: string;
  /** Everything it may stand for. */
  readonly known: readonly Term[];
  /** Of those, what comes from synonyms. */
  readonly meant: readonly Term[];
}

async function findWord(db: Database, corpus: Corpus, typed: string, synonymsOf: FindSynonyms): Promise<FoundWord[]> {
  const word = await findRight(db, corpus, typed, synonymsOf(typed));
  if (word.known.length > 0 || synonymsOf(typed).length > 0 || (await isWordOf(db, OTHER[corpus], typed)))
    return [word];
  const similar = await corrected(db, corpus, typed, synonymsOf);
  return similar.known.length > 0 ? [similar] : ((await split(db, corpus, typed, synonymsOf)) ?? [word]);
}

/** A word without typing errors, perhaps unfinished. */
async function findRight(db: Database, corpus: Corpus, typed: string, synonyms: readonly string[]): Promise<FoundWord> {
  const meant = await meaning(db, corpus, synonyms);
  return { typed, known: [...(await beginningWith(db, corpus, typed)), ...meant], meant };
}

async function meaning(db: Database, corpus: Corpus, synonyms: readonly string[]): Promise<Term[]> {
  const meant: Term[] = [];
  for (const synonym of new Set(synonyms)) meant.push(...(await beginningWith(db, corpus, synonym)));
  return meant;
}

/** Excludes completions: longer words with the same beginning, unless they are the plural. */
const isExact = (typed: string, meant: readonly Term[]) => {
  const forms = new Set(formsOf(typed));
  const isForm = (word: string) => wordForms(word).some((form) => forms.has(form));
  return (term: Term): boolean => meant.includes(term) || isForm(term.word) || !term.word.startsWith(typed);
};

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

/** A word itself, without joined prefixes, in the singular and in the plural. */
const formsOf = (word: string): string[] => [...wordForms(word), pluralOf(word)];

async function beginningWith(db: Database, corpus: Corpus, word: string): Promise<Term[]> {
  return rowsOf<Term>(
    db,
    sql`
    select word, documents, ready from (
      select word, documents, best is not null as ready from search_terms where corpus = ${corpus} and word ~>=~ ${word} and word ~<~ ${word + LAST_CHARACTER}
      union select word, documents, best is not null from search_terms where corpus = ${corpus} and word in ${formsOf(word)}
    ) as found order by word = ${word} desc, documents desc, word limit ${MAX_ENDINGS}`,
  );
}

async function isWordOf(db: Database, corpus: Corpus, word: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from search_terms where corpus = ${corpus} and word in ${wordForms(word)} limit 1`,
  );
  return rows.length > 0;
}

/** The words with the fewest typing errors: of the vocabulary, otherwise of those with synonyms. */
async function corrected(db: Database, corpus: Corpus, typed: string, synonymsOf: FindSynonyms): Promise<FoundWord> {
  const rows = await rowsOf<Term>(
    db,
    sql`
    select word, documents, best is not null as ready from search_terms where corpus = ${corpus} and ${typed} <% word order by word_similarity(${typed}, word) desc, documents desc, word limit ${MAX_CANDIDATES}`,
  );
  for (let errors = 0; errors <= MAX_TYPOS; errors++) {
    const similar = rows.filter(({ word }) => typoDistance(typed, word) === errors).slice(0, MAX_CORRECTIONS);
    const synonyms = similar.length > 0 ? [] : synonymsOf(typed, errors);
    if (similar.length === 0 && synonyms.length === 0) continue;
    const meant = await meaning(db, corpus, synonyms);
    return { typed, known: [...similar, ...meant], meant };
  }
  return { typed, known: [], meant: [] };
}

/**
 * Two words written as one, such as "breastpump"; the second may be unfinished. Both are words of product names: texts
 * have so many that "nowhere" would be two of them. Null if a word is not such a pair.
 */
async function split(
  db: Database,
  corpus: Corpus,
  typed: string,
  synonymsOf: FindSynonyms,
): Promise<FoundWord[] | null> {
  const letters = Array.from(typed);
  const beginnings = letters.map((_, index) => letters.slice(0, index).join('')).slice(MIN_FIRST, 1 - MIN_SECOND);
  const named = await wordsOfNames(db, beginnings);
  for (const first of beginnings.reverse()) {
    if (!named.has(first) && synonymsOf(first).length === 0) continue;
    const second = normalizeForSearch(typed.slice(first.length));
    const ends = await findRight(db, 'product', second, synonymsOf(second));
    const namedEnds = await wordsOfNames(
      db,
      ends.known.map(({ word }) => word),
    );
    if (namedEnds.size === 0) continue;
    const pair: FoundWord[] = [];
    for (const word of [first, second]) pair.push(await findRight(db, corpus, word, synonymsOf(word)));
    return pair.every(({ known }) => known.length > 0) ? pair : null;
  }
  return null;
}

/** Those of the words that names of products have. */
async function wordsOfNames(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select distinct word from products cross join unnest(name_words) as word where active and word in ${[...words]}`,
  );
  return new Set(rows.map(({ word }) => word));
}
