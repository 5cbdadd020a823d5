import { and, asc, desc, or, sql, type Column, type SQL } from 'drizzle-orm';
import { MOST_READY, type MeantWord, type TextMatch } from './terms.js';

/** The words of what is searched, in columns that hold lists of them. */
export interface NameColumns {
  /** All of the name. */
  readonly name: Column;
  /** Those that say what the thing is, where that is known. */
  readonly main?: Column;
}

/** Whether a list of words holds something of what each word of the query may mean. Uses the list's index. */
export function matchesWords(words: Column, meant: readonly MeantWord[]): SQL | undefined {
  return and(...meant.map((word) => matchesWord(words, word)));
}

/** The same for one word. */
export function matchesWord(words: Column, { choices }: MeantWord): SQL {
  return sql`${words} && ${textArray(choices)}`;
}

/**
 * The products among which the first so many of all that match are, in the order of `rankOfWords`, without a look at the others. Undefined when
 * that cannot be said beforehand: of several words together, and far down the list.
 *
 * Whoever is among the first of all is among the first of the word it is found by: there those before it have that word where it counts as much
 * or more, in a name that is no longer, so they are before it in the whole as well.
 */
export function bestOfWord(
  { id, words }: { readonly id: Column; readonly words: Column },
  { meant, ready }: TextMatch,
  first: number,
): SQL | undefined {
  const [{ choices } = { choices: [] }, ...others] = meant;
  const kept = choices.filter((word) => ready.has(word));
  if (others.length > 0 || kept.length === 0 || first > MOST_READY) return undefined;
  const rare = choices.filter((word) => !ready.has(word));
  const heads = sql`array(select unnest(best[1:${sql.raw(String(first))}]) from search_terms where corpus = 'product' and word in ${kept})`;
  return or(sql`${id} = any(${heads})`, rare.length === 0 ? undefined : sql`${words} && ${textArray(rare)}`);
}

/** Best match first: what is asked for before what belongs to it, names that hold the words before texts that do, then names of nothing but them. */
export function rankOfWords(columns: NameColumns, { meant }: TextMatch): SQL[] {
  const grades = sql.join(
    meant.map((word) => gradeOf(columns, word)),
    sql` + `,
  );
  return [desc(sql`(${grades})`), asc(sql`cardinality(${columns.name})`)];
}

/** How well a name answers one word: it says what the thing is, or stands in the name; as typed, or as it may be meant. */
function gradeOf({ name, main }: NameColumns, { typed, choices }: MeantWord): SQL {
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
