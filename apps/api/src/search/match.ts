import { and, asc, desc, or, sql, type Column, type SQL } from 'drizzle-orm';
import { MOST_READY, type TextMatch } from './terms.js';

/** Whether a list of words holds something of what each word of the query may mean. Uses the list's index. */
export function matchesWords(words: Column, { meant }: TextMatch): SQL | undefined {
  return and(...meant.map((choices) => sql`${words} && ${textArray(choices)}`));
}

/**
 * The products among which the first so many of all that match are, in the order of `rankOfWords`, without a look at the others. Undefined when
 * that cannot be said beforehand: of several words together, and far down the list.
 *
 * Whoever is among the first of all is among the first of the word it is found by: there those before it have that word in a name that is
 * shorter or stands before it, or have it in the name at all, so they are before it in the whole as well.
 */
export function bestOfWord({ id, words }: { readonly id: Column; readonly words: Column }, { meant, ready }: TextMatch, first: number): SQL | undefined {
  const [choices = [], ...others] = meant;
  const kept = choices.filter((word) => ready.has(word));
  if (others.length > 0 || kept.length === 0 || first > MOST_READY) return undefined;
  const rare = choices.filter((word) => !ready.has(word));
  const heads = sql`array(select unnest(best[1:${sql.raw(String(first))}]) from search_terms where corpus = 'product' and word in ${kept})`;
  return or(sql`${id} = any(${heads})`, rare.length === 0 ? undefined : sql`${words} && ${textArray(rare)}`);
}

/** Best match first: the name holds the words as typed, then as many of them as can be, then nothing but them. */
export function rankOfWords(nameWords: Column, { typed, meant }: TextMatch): SQL[] {
  const inName = sql.join(meant.map((choices) => sql`(${nameWords} && ${textArray(choices)})::int`), sql` + `);
  return [desc(sql`(${nameWords} @> ${textArray(typed)})`), desc(sql`(${inName})`), asc(sql`cardinality(${nameWords})`)];
}

function textArray(words: readonly string[]): SQL {
  return sql`array[${sql.join(words.map((word) => sql`${word}`), sql`, `)}]::text[]`;
}
