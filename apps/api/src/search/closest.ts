import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.js';
import { products } from '../db/schema/index.js';
import { bestOfWord, matchesWord, matchesWords, rankOfWords } from './match.js';
import type { MeantWord, TextMatch } from './terms.js';

/** Nobody turns pages for what only comes close: four of them. */
const MOST_CLOSEST = 48;
/** The words looked for, the rarest ones; every word counts in the order. */
const MAX_TELLING = 4;

/**
 * The products that match most words of a query that none matches as a whole, by their ids: those that match more words first, among
 * equals those that are what one of the words names, then those that match the rarer ones. What matches a single word that very many carry is
 * among them when it is one of the best of that word.
 */
export async function closestProducts(db: Database, match: TextMatch): Promise<string[]> {
  const telling = [...match.meant].sort((one, other) => one.documents - other.documents).slice(0, MAX_TELLING);
  const alone = telling.map(
    (word) =>
      bestOfWord({ id: products.id, words: products.searchWords }, { ...match, meant: [word] }, MOST_CLOSEST) ??
      matchesWord(products.searchWords, word),
  );
  const together = telling.flatMap((one, index) =>
    telling.slice(index + 1).map((other) => matchesWords(products.searchWords, [one, other])),
  );
  const [first, second, ...others] = [...alone, ...together].map((condition) => bestOf(db, match, condition));
  if (first === undefined || second === undefined) return [];
  const found = unionAll(first, second, ...others).as('found');
  const rows = await db.selectDistinct({ id: found.id }).from(found);
  const ordered = await db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(rows.map(({ id }) => id))}::text[])`)
    .orderBy(...closeness(match))
    .limit(MOST_CLOSEST);
  return ordered.map(({ id }) => id);
}

/** The best of those that meet a condition: whoever is not among them is not among the best of all either. */
function bestOf(db: Database, match: TextMatch, condition: SQL | undefined) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.active}`, condition))
    .orderBy(...closeness(match))
    .limit(MOST_CLOSEST);
}

function closeness(match: TextMatch): SQL[] {
  const has = (word: MeantWord) => sql`(${matchesWord(products.searchWords, word)})::int`;
  const matched = sql.join(match.meant.map(has), sql` + `);
  const rarity = sql.join(
    match.meant.map((word) => sql`${has(word)} / ${sql.raw(`${word.documents}.0`)}`),
    sql` + `,
  );
  // Who asks for a pink brush wants a brush.
  const isAThing = sql.join(
    match.meant.map((word) => matchesWord(products.mainWords, word)),
    sql` or `,
  );
  return [
    desc(sql`(${matched})`),
    desc(sql`(${isAThing})`),
    desc(sql`(${rarity})`),
    ...rankOfWords({ name: products.nameWords, main: products.mainWords }, match),
    asc(products.position),
    asc(products.id),
  ];
}
