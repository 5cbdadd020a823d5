import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.js';
import { products } from '../db/schema/index.js';
import { bestOfWord, matchesWord, matchesWords, rankOfWords } from './match.js';
import type { QueryTerm, TextMatch } from './terms.js';

/** Maximum number of results: four pages. */
const MOST_CLOSEST = 48;
/** Only the rarest terms select candidates; all of them rank. */
const MAX_TELLING = 4;

/**
 * Ids of the products that match most terms of a query which no product matches entirely. Ranked by number of matched
 * terms, then by terms that name the product itself, then by rarity. For very common terms only the precomputed best
 * products are considered.
 */
export async function closestProducts(db: Database, match: TextMatch): Promise<string[]> {
  const telling = [...match.terms].sort((one, other) => one.documents - other.documents).slice(0, MAX_TELLING);
  const alone = telling.map(
    (word) =>
      bestOfWord({ id: products.id, words: products.searchWords }, { ...match, terms: [word] }, MOST_CLOSEST) ??
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

/** The best products that meet a condition, which include all that can be among the best overall. */
function bestOf(db: Database, match: TextMatch, condition: SQL | undefined) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.active}`, condition))
    .orderBy(...closeness(match))
    .limit(MOST_CLOSEST);
}

function closeness(match: TextMatch): SQL[] {
  const has = (word: QueryTerm) => sql`(${matchesWord(products.searchWords, word)})::int`;
  const matched = sql.join(match.terms.map(has), sql` + `);
  const rarity = sql.join(
    match.terms.map((word) => sql`${has(word)} / ${sql.raw(`${word.documents}.0`)}`),
    sql` + `,
  );
  // A search for a pink brush wants a brush.
  const isAThing = sql.join(
    match.terms.map((word) => matchesWord(products.mainWords, word)),
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
