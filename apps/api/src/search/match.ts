import { and, asc, desc, or, sql, type Column, type SQL } from 'drizzle-orm';
import { MOST_READY, type QueryTerm, type TextMatch } from './terms.js';

/** Columns with word lists. */
export interface NameColumns {
  /** All words of the name. */
  readonly name: Column;
  /** The words that say what the product is, if known. */
  readonly main?: Column;
}

/** Matches word lists that contain a choice of every term. Uses the column's index. */
export function matchesWords(words: Column, terms: readonly QueryTerm[]): SQL | undefined {
  return and(...terms.map((word) => matchesWord(words, word)));
}

/** Matches word lists that contain a choice of the term. */
export function matchesWord(words: Column, { choices }: QueryTerm): SQL {
  return matchesAny(words, choices);
}

/** Matches word lists that contain one of the others. */
export function matchesAny(words: Column, others: readonly string[]): SQL {
  return sql`${words} && ${textArray(others)}`;
}

/**
 * Restricts a single-term query to the precomputed best products of its common words and all products of its rare
 * ones. They include the first `first` results in the order of `rankOfWords`. Undefined for several terms and for
 * results beyond what is precomputed.
 * Sound because a product among the best overall is among the best for the word that matches it: all products ranked
 * before it by that word also rank before it overall.
 */
export function bestOfWord(
  { id, words }: { readonly id: Column; readonly words: Column },
  { terms, ready }: TextMatch,
  first: number,
): SQL | undefined {
  const [{ choices } = { choices: [] }, ...others] = terms;
  const common = choices.filter((word) => ready.has(word));
  if (others.length > 0 || common.length === 0 || first > MOST_READY) return undefined;
  const rare = choices.filter((word) => !ready.has(word));
  const heads = sql`array(select unnest(best[1:${sql.raw(String(first))}]) from search_terms where corpus = 'product' and word in ${common})`;
  return or(sql`${id} = any(${heads})`, rare.length === 0 ? undefined : sql`${words} && ${textArray(rare)}`);
}

/** Ranks matches: words that say what the product is, then words in the name, then texts; shorter names first. */
export function rankOfWords(columns: NameColumns, { terms }: TextMatch): SQL[] {
  const grades = sql.join(
    terms.map((word) => gradeOf(columns, word)),
    sql` + `,
  );
  return [desc(sql`(${grades})`), asc(sql`cardinality(${columns.name})`)];
}

/** Grades a name for one term; exact matches rank higher. */
function gradeOf({ name, main }: NameColumns, { typed, choices }: QueryTerm): SQL {
  const [asTyped, asMeant] = [textArray([typed]), textArray(choices)];
  const thing = main === undefined ? sql`` : sql`when ${main} @> ${asTyped} then 4 when ${main} && ${asMeant} then 3`;
  return sql`case ${thing} when ${name} @> ${asTyped} then 2 when ${name} && ${asMeant} then 1 else 0 end`;
}

function textArray(words: readonly string[]): SQL {
  return sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
}
