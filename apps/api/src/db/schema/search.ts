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
    titleSearch: text().notNull(),
    searchText: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('searchable_articles_search').using('gin', sql`${table.searchText} gin_trgm_ops`)],
);
