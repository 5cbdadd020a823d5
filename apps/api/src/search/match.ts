import { and, asc, desc, sql, type Column, type SQL } from 'drizzle-orm';
import type { TextMatch } from './terms.js';

/** Whether a list of words holds something of what each word of the query may mean. Uses the list's index. */
export function matchesWords(words: Column, { meant }: TextMatch): SQL | undefined {
  return and(...meant.map((choices) => sql`${words} && ${textArray(choices)}`));
}

/** Best match first: the name holds the words as typed, then as many of them as can be, then nothing but them. */
export function rankOfWords(nameWords: Column, { typed, meant }: TextMatch): SQL[] {
  const inName = sql.join(meant.map((choices) => sql`(${nameWords} && ${textArray(choices)})::int`), sql` + `);
  return [desc(sql`(${nameWords} @> ${textArray(typed)})`), desc(sql`(${inName})`), asc(sql`cardinality(${nameWords})`)];
}

function textArray(words: readonly string[]): SQL {
  return sql`array[${sql.join(words.map((word) => sql`${word}`), sql`, `)}]::text[]`;
}
