import { normalizePromoCode } from '@mahd/rules/shop';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { promoCodes } from '../db/schema/index.js';

export type PromoRow = typeof promoCodes.$inferSelect;
export type NewPromo = Pick<
  PromoRow,
  'code' | 'kind' | 'value' | 'startsAt' | 'endsAt' | 'minimumSubTotalFils' | 'usageLimit' | 'oncePerUser'
>;

/** Manages promo codes for operators. */
export class PromoAdmin {
  constructor(private readonly db: Database) {}

  async list(): Promise<PromoRow[]> {
    return this.db.select().from(promoCodes).orderBy(asc(promoCodes.code));
  }

  /** Adds a code. False if it exists. */
  async create(promo: NewPromo): Promise<boolean> {
    const added = await this.db
      .insert(promoCodes)
      .values({ ...promo, code: normalizePromoCode(promo.code), usedCount: 0, active: true, sample: false })
      .onConflictDoNothing()
      .returning({ code: promoCodes.code });
    return added.length > 0;
  }

  /** Enables or disables a code; existing orders keep it. False if there is no such code. */
  async setActive(code: string, active: boolean): Promise<boolean> {
    const changed = await this.db
      .update(promoCodes)
      .set({ active })
      .where(eq(promoCodes.code, normalizePromoCode(code)))
      .returning({ code: promoCodes.code });
    return changed.length > 0;
  }
}
