/** How long something is kept. */
export interface Period {
  readonly amount: number;
  readonly unit: 'day' | 'year';
}

/** What is deleted when its time is over, and how long that is. */
export interface RetentionPeriods {
  /** Placed orders with their invoices, from their last change. */
  readonly orders: Period;
  /** Orders by card whose payment never arrived. */
  readonly unpaidOrders: Period;
  /** Mails that were sent or given up; in the outbox folder, all of them. */
  readonly mails: Period;
  /** Visitors' messages to the shop. */
  readonly messages: Period;
  /** What the payment provider said. */
  readonly paymentMessages: Period;
  /** What somebody said in the payment provider's name. */
  readonly refusedMessages: Period;
  /** Reviews that were refused or never approved. */
  readonly reviews: Period;
}

/** As the privacy policy says. */
export const DEFAULT_RETENTION: RetentionPeriods = {
  orders: { amount: 5, unit: 'year' },
  unpaidOrders: { amount: 30, unit: 'day' },
  mails: { amount: 90, unit: 'day' },
  messages: { amount: 2, unit: 'year' },
  paymentMessages: { amount: 1, unit: 'year' },
  refusedMessages: { amount: 90, unit: 'day' },
  reviews: { amount: 1, unit: 'year' },
};

/** The moment before which everything has outlived its period. */
export function endOf({ amount, unit }: Period, now: number): Date {
  const at = new Date(now);
  if (unit === 'day') at.setUTCDate(at.getUTCDate() - amount);
  else at.setUTCFullYear(at.getUTCFullYear() - amount);
  return at;
}
