import { and, asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { users } from '../db/schema/index.js';

const columns = {
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  language: users.language,
  marketingAt: users.marketingAt,
};

/** A customer who has agreed to marketing mails. */
export interface MarketingConsent {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Language of mails. */
  readonly language: 'en' | 'ar';
  readonly marketingAt: Date;
}

/** Lists for operators who may receive marketing mails. */
export class MarketingAdmin {
  constructor(private readonly db: Database) {}

  /** Everybody with a verified address who has agreed and not withdrawn, oldest consent first. */
  async list(): Promise<MarketingConsent[]> {
    const rows = await this.db
      .select(columns)
      .from(users)
      .where(and(isNotNull(users.marketingAt), isNotNull(users.emailVerifiedAt)))
      .orderBy(asc(users.marketingAt), asc(users.id));
    return rows.flatMap((row) => (row.marketingAt === null ? [] : [{ ...row, marketingAt: row.marketingAt }]));
  }
}
