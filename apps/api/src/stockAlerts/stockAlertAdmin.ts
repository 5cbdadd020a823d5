import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { stockAlerts } from '../db/schema/index.js';
import type { StockAlert } from './queries.js';

export const STOCK_ALERT_STATES = ['waiting', 'unconfirmed', 'notified'] as const;
export type StockAlertState = (typeof STOCK_ALERT_STATES)[number];

const IS: Readonly<Record<StockAlertState, SQL | undefined>> = {
  waiting: and(isNotNull(stockAlerts.confirmedAt), isNull(stockAlerts.notifiedAt)),
  unconfirmed: and(isNull(stockAlerts.confirmedAt), isNull(stockAlerts.notifiedAt)),
  notified: isNotNull(stockAlerts.notifiedAt),
};

/** Lists requests for mails about stock for operators. */
export class StockAlertAdmin {
  constructor(private readonly db: Database) {}

  /** Requests in a state, in the order they are served; notified ones newest first. */
  list(state: StockAlertState, limit: number, productCode?: string): Promise<StockAlert[]> {
    return this.db
      .select()
      .from(stockAlerts)
      .where(and(IS[state], productCode === undefined ? undefined : eq(stockAlerts.productCode, productCode)))
      .orderBy(state === 'notified' ? desc(stockAlerts.notifiedAt) : asc(stockAlerts.id))
      .limit(limit);
  }
}
