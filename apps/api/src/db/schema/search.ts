import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The pieces of writing a search may find. The texts themselves live in the content package. */
export const searchableArticles = pgTable(
  'searchable_articles',
  {
    /** Section and slug without the language, e.g. blog/babys-first-teeth. */
    route: text().primaryKey(),
    titleEn: text().notNull(),
    titleAr: text().notNull(),
    /** Normalised titles in both languages. */
    titleSearch: text().notNull(),
    /** Normalised titles and descriptions. */
    headSearch: text().notNull(),
    /** Normalised texts. */
    bodySearch: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('searchable_articles_head').using('gin', sql`${table.headSearch} gin_trgm_ops`),
    index('searchable_articles_body').using('gin', sql`${table.bodySearch} gin_trgm_ops`),
  ],
);
