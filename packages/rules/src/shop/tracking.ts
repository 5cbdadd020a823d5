import type { OrderStatus } from './orderStates.js';

/** The four steps of the tracking bar, in order. */
export const TRACKING_STEPS = ['confirmed', 'processing', 'dispatched', 'delivered'] as const;
export type TrackingStepName = (typeof TRACKING_STEPS)[number];

/** When an order came into a state. The date is kept as given (ISO 8601). */
export interface StatusChange {
  readonly status: OrderStatus;
  readonly at: string;
}

/** One step of the bar. `at` is null for a step not reached. */
export interface TrackingStep {
  readonly step: TrackingStepName;
  readonly state: 'done' | 'current' | 'upcoming';
  readonly at: string | null;
}

const STATUS_OF_STEP: Readonly<Record<TrackingStepName, OrderStatus>> = {
  confirmed: 'ORDERCONFIRMED',
  processing: 'ORDERPROCESSED',
  dispatched: 'ORDERDISPATCHED',
  delivered: 'ORDERDELIVERED',
};

/**
 * The bar of an order. The step last reached is the current one until the parcel is delivered; a failed delivery leaves it
 * dispatched; a cancelled order shows how far it had come and has no current step.
 * @param history in the order in which it happened; a repeated state counts with its last date
 */
export function trackingSteps(status: OrderStatus, history: readonly StatusChange[]): readonly TrackingStep[] {
  const dates = new Map(history.map((change) => [change.status, change.at]));
  const reached = lastReachedStep(status, dates);
  return TRACKING_STEPS.map((step, index) => {
    if (index > reached) return { step, state: 'upcoming', at: null };
    const isCurrent = index === reached && status !== 'ORDERDELIVERED' && status !== 'ORDERCANCELLED';
    return { step, state: isCurrent ? 'current' : 'done', at: dates.get(STATUS_OF_STEP[step]) ?? null };
  });
}

/** The index of the step last reached, -1 before the first. */
function lastReachedStep(status: OrderStatus, dates: ReadonlyMap<OrderStatus, string>): number {
  if (status === 'ORDERCANCELLED') return TRACKING_STEPS.findLastIndex((step) => dates.has(STATUS_OF_STEP[step]));
  const effective = status === 'ORDERNOTDELIVERED' ? 'ORDERDISPATCHED' : status;
  return TRACKING_STEPS.findIndex((step) => STATUS_OF_STEP[step] === effective);
}
