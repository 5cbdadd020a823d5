import { and, asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { users } from '../db/schema/index.js';
import type { SignedTokens } from '../http/signedTokens.js';
import { unsubscribeUrl } from './unsubscribe.js';

const columns = {
  id: users.id,
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
  /** Where this customer withdraws, for the mail and its List-Unsubscribe header. */
  readonly unsubscribeUrl: string;
}

/** Lists for operators who may receive marketing mails. */
export class MarketingAdmin {
  constructor(
    private readonly db: Database,
    private readonly links: { readonly publicOrigin: string; readonly tokens: SignedTokens },
  ) {}

  /** Everybody with a verified address who has agreed and not withdrawn, oldest consent first. */
  async list(): Promise<MarketingConsent[]> {
    const rows = await this.db
      .select(columns)
      .from(users)
      .where(and(isNotNull(users.marketingAt), isNotNull(users.emailVerifiedAt)))
      .orderBy(asc(users.marketingAt), asc(users.id));
    const { publicOrigin, tokens } = this.links;
    return rows.flatMap(({ id, marketingAt, ...row }) =>
      marketingAt === null
        ? []
        : [{ ...row, marketingAt, unsubscribeUrl: unsubscribeUrl(publicOrigin, tokens.issue(id)) }],
    );
  }
}
