/** A retention period. */
export interface Period {
  readonly amount: number;
  readonly unit: 'day' | 'year';
}

/** Retention periods by kind of data. */
export interface RetentionPeriods {
  /** Placed orders with their invoices, from their last change. */
  readonly orders: Period;
  /** Card orders that were never paid. */
  readonly unpaidOrders: Period;
  /** Sent and failed mails, including files in the outbox folder. */
  readonly mails: Period;
  /** Contact messages. */
  readonly messages: Period;
  /** Payment provider messages. */
  readonly paymentMessages: Period;
  /** Forged payment provider messages. */
  readonly refusedMessages: Period;
  /** Reviews that were refused or never approved. */
  readonly reviews: Period;
  /** Pictures of returns, from when the return was refunded or refused. */
  readonly returnPictures: Period;
  /** Requests to be notified of stock, from when they were made or served. */
  readonly stockAlerts: Period;
}

/** The periods of the privacy policy. */
export const DEFAULT_RETENTION: RetentionPeriods = {
  orders: { amount: 5, unit: 'year' },
  unpaidOrders: { amount: 30, unit: 'day' },
  mails: { amount: 90, unit: 'day' },
  messages: { amount: 2, unit: 'year' },
  paymentMessages: { amount: 1, unit: 'year' },
  refusedMessages: { amount: 90, unit: 'day' },
  reviews: { amount: 1, unit: 'year' },
  returnPictures: { amount: 90, unit: 'day' },
  stockAlerts: { amount: 1, unit: 'year' },
};

/** Anything older than this date has expired. */
export function endOf({ amount, unit }: Period, now: number): Date {
  const at = new Date(now);
  if (unit === 'day') at.setUTCDate(at.getUTCDate() - amount);
  else at.setUTCFullYear(at.getUTCFullYear() - amount);
  return at;
}
