import { and, desc, or, sql, type Column, type SQL } from 'drizzle-orm';

/** More words than this narrow nothing further. */
const MAX_WORDS = 6;

/** `exact`: every word of the query is a part of the text. `near`: it is, or something like it stands there (typing errors). */
export type Nearness = 'exact' | 'near';

/** Whether a normalised text holds every word of a normalised query. Both kinds of looking use the trigram index. */
export function matchesText(text: Column, words: string, nearness: Nearness): SQL | undefined {
  return and(...wordsOf(words).map((word) => (nearness === 'exact' ? holds(text, word) : or(holds(text, word), sql`${word} <% ${text}`))));
}

/** What matches exactly; only when nothing does, what comes near. So a typing error finds something, and a right word finds no noise. */
export async function exactElseNear<T>(find: (nearness: Nearness) => Promise<T>, isEmpty: (found: T) => boolean): Promise<T> {
  const exact = await find('exact');
  return isEmpty(exact) ? find('near') : exact;
}

function holds(text: Column, word: string): SQL {
  return sql`${text} like ${`%${escapeLike(word)}%`}`;
}

/** Best match first: the name begins so, the name holds a word that begins so, the name is near, the text is near. */
export function rankOfText(name: Column, text: Column, words: string): SQL[] {
  const start = escapeLike(words);
  return [
    desc(sql`(${name} like ${`${start}%`} or ${name} like ${`% ${start}%`})`),
    desc(sql`word_similarity(${words}, ${name})`),
    desc(sql`word_similarity(${words}, ${text})`),
  ];
}

function wordsOf(words: string): string[] {
  return words.split(' ').filter((word) => word !== '').slice(0, MAX_WORDS);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
