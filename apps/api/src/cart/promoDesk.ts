import { normalizePromoCode } from '@mahd/rules/shop';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { promoCodes } from '../db/schema/index.js';

export type PromoRow = typeof promoCodes.$inferSelect;
export type NewPromo = Pick<
  PromoRow,
  'code' | 'kind' | 'value' | 'startsAt' | 'endsAt' | 'minimumSubTotalFils' | 'usageLimit' | 'oncePerUser'
>;

/** What operators do with promo codes. */
export class PromoDesk {
  constructor(private readonly db: Database) {}

  async list(): Promise<PromoRow[]> {
    return this.db.select().from(promoCodes).orderBy(asc(promoCodes.code));
  }

  /** Adds a code. False when there is one of that text already. */
  async create(promo: NewPromo): Promise<boolean> {
    const added = await this.db
      .insert(promoCodes)
      .values({ ...promo, code: normalizePromoCode(promo.code), usedCount: 0, active: true, sample: false })
      .onConflictDoNothing()
      .returning({ code: promoCodes.code });
    return added.length > 0;
  }

  /** Switches a code on or off; orders that hold it keep it. False when there is none. */
  async setActive(code: string, active: boolean): Promise<boolean> {
    const changed = await this.db
      .update(promoCodes)
      .set({ active })
      .where(eq(promoCodes.code, normalizePromoCode(code)))
      .returning({ code: promoCodes.code });
    return changed.length > 0;
  }
}
