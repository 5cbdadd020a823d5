import { and, desc, or, sql, type Column, type SQL } from 'drizzle-orm';

/** More words than this narrow nothing further. */
const MAX_WORDS = 6;

/**
 * Whether a normalised text holds every word of a normalised query: as a part of it, or nearly (typing errors), by
 * trigrams. Both halves use the trigram index.
 */
export function matchesText(text: Column, words: string): SQL | undefined {
  return and(...wordsOf(words).map((word) => or(sql`${text} like ${`%${escapeLike(word)}%`}`, sql`${word} <% ${text}`)));
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
