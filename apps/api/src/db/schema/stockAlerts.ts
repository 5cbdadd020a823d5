import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.js';
import { users } from './accounts.js';

/** Requests to be notified when a sold-out item is in stock again. They are served by ascending id. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** A variant, or a product without variants. */
    productCode: text().notNull(),
    /** As normalised by `normalizeEmail`. */
    email: text().notNull(),
    /** The account; null for guests. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    language: text().$type<'en' | 'ar'>().notNull(),
    createdAt: moment().notNull(),
    /** When the address was confirmed; null until then. */
    confirmedAt: moment(),
    /** When the mail was queued; null while the item is awaited. */
    notifiedAt: moment(),
  },
  (table) => [
    uniqueIndex('stock_alerts_open')
      .on(table.email, table.productCode)
      .where(sql`notified_at is null`),
    index('stock_alerts_waiting')
      .on(table.productCode, table.id)
      .where(sql`confirmed_at is not null and notified_at is null`),
    index('stock_alerts_user').on(table.userId),
    index('stock_alerts_created').on(table.createdAt),
  ],
);

/** Pieces in stock that were already announced, so that each is announced to one person. */
export const stockAnnouncements = pgTable(
  'stock_announcements',
  {
    productCode: text().primaryKey(),
    pieces: integer().notNull(),
  },
  () => [check('stock_announcements_pieces', sql`pieces >= 0`)],
);
