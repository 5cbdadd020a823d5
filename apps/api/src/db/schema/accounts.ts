import type { KidAge, PregnancyPeriod } from '@mahd/contract';
import type { AddressType } from '@mahd/rules/shop';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment.js';

export const users = pgTable('users', {
  id: text().primaryKey(),
  /** As normalised by `normalizeEmail`. The unique index settles concurrent registrations. */
  email: text().notNull().unique(),
  emailVerifiedAt: moment(),
  /** argon2id, with its parameters. */
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** E.164. */
  mobile: text().notNull(),
  country: text().notNull(),
  kidAge: text().$type<KidAge>(),
  pregnancy: text().$type<PregnancyPeriod>(),
  /** When `kidAge` and `pregnancy` were answered last; null for answers before this was stored. */
  childAnswersAt: moment(),
  /** When the user opted in to marketing mails; null if not. */
  marketingAt: moment(),
  /** Language of mails. */
  language: text().$type<'en' | 'ar'>().notNull(),
  createdAt: moment().notNull(),
  changedAt: moment().notNull(),
});

/** Who receives parcels at an address. */
export interface Recipient {
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly mobile: string;
}

/** Address books. A user with addresses has one default, which is the address of the profile. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<AddressType>().notNull(),
    /** Null for the user, whose name and number may change. */
    recipient: jsonb().$type<Recipient>(),
    address: text().notNull(),
    area: text().notNull(),
    emirate: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId, table.createdAt),
    uniqueIndex('addresses_default')
      .on(table.userId)
      .where(sql`is_default`),
  ],
);

/** Login sessions. Only token hashes are stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    usedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** One-time tokens of mailed links. Only token hashes are stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verification' | 'password-reset'>().notNull(),
    /** Redirect target, a page of this shop. */
    redirectUrl: text(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId, table.purpose),
    index('mail_tokens_expires').on(table.expiresAt),
  ],
);

export const wishlistItems = pgTable(
  'wishes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A variant, or a product without variants. */
    productCode: text().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('wishes_product').on(table.userId, table.productCode),
    index('wishes_user').on(table.userId, table.addedAt),
  ],
);
