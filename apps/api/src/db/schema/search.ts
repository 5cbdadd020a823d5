import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Articles and pages that search finds. The texts are in the content package. */
export const searchableArticles = pgTable(
  'searchable_articles',
  {
    /** Section and slug without the language, e.g. blog/babys-first-teeth. */
    route: text().primaryKey(),
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    /** Normalised words of the titles in both languages, each once. */
    titleWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Words of titles and descriptions. */
    headWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Words of the texts. */
    bodyWords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: integer().notNull(),
  },
  (table) => [
    index('searchable_articles_head_words').using('gin', table.headWords),
    index('searchable_articles_body_words').using('gin', table.bodyWords),
  ],
);

/** Search vocabulary, for completing and correcting words. */
export const searchTerms = pgTable(
  'search_terms',
  {
    corpus: text().$type<'product' | 'article'>().notNull(),
    word: text().notNull(),
    /** Number of matching documents. */
    documents: integer().notNull(),
    /**
     * For very common words the best products, best first, because ranking all matches would be slow. Null for other
     * words.
     */
    best: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.corpus, table.word] }),
    index('search_terms_beginning').on(table.corpus, table.word.op('text_pattern_ops')),
    index('search_terms_near').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);
