import { isEmail } from './email.js';
import type { FormCheck } from './formChecks.js';

/** The request to be notified when an item is in stock again. */
export interface StockAlertValues {
  readonly email: string;
}

/** The request to be notified when an item is in stock again. */
export const STOCK_ALERT_CHECKS = [
  { field: 'email', messageKey: 'stockAlerts.emailInvalid', passes: ({ email }) => isEmail(email) },
] as const satisfies readonly FormCheck<StockAlertValues>[];
