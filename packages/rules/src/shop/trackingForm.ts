import { isFilled, type FormCheck } from './formChecks.js';

/** The public tracking form: an order number with the e-mail or mobile of the order. */
export interface TrackingValues {
  readonly orderNumber: string;
  readonly contact: string;
}

/** The public tracking form. */
export const TRACKING_CHECKS = [
  { field: 'orderNumber', messageKey: 'tracking.errorNumber', passes: ({ orderNumber }) => isFilled(orderNumber) },
  { field: 'contact', messageKey: 'tracking.errorContact', passes: ({ contact }) => isFilled(contact) },
] as const satisfies readonly FormCheck<TrackingValues>[];
