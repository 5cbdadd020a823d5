import type { OrderStatus } from './orderStates.js';

/** The four steps of order tracking, in order. */
export const TRACKING_STEPS = ['confirmed', 'processing', 'dispatched', 'delivered'] as const;
export type TrackingStepName = (typeof TRACKING_STEPS)[number];

/** When an order entered a state. `at` is passed through (ISO 8601). */
export interface StatusChange {
  readonly status: OrderStatus;
  readonly at: string;
}

/** One step. `at` is null until it is reached. */
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
 * The tracking steps of an order. The last reached step is current until delivery; a failed delivery stays dispatched;
 * a cancelled order keeps its reached steps without a current one.
 * @param history in chronological order; a repeated state counts with its last date
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

/** Index of the last reached step; -1 before the first. */
function lastReachedStep(status: OrderStatus, dates: ReadonlyMap<OrderStatus, string>): number {
  if (status === 'ORDERCANCELLED') return TRACKING_STEPS.findLastIndex((step) => dates.has(STATUS_OF_STEP[step]));
  const effective = status === 'ORDERNOTDELIVERED' ? 'ORDERDISPATCHED' : status;
  return TRACKING_STEPS.findIndex((step) => STATUS_OF_STEP[step] === effective);
}
