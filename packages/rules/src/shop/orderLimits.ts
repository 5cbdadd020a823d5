import type { Fils } from './money.js';

/** Number of pieces and their value in fils. */
export interface OrderVolume {
  readonly pieces: number;
  readonly value: Fils;
}

/** How much stock unconfirmed and unpaid orders may reserve. */
export interface UnconfirmedLimits {
  /** Limit per order. */
  readonly order: OrderVolume;
  /** Limit per customer: all orders of an account, or all guest orders with the same mobile or e-mail address. */
  readonly contact: OrderVolume;
  /** Limit per network address. Mobile networks share one among thousands of customers. */
  readonly network: OrderVolume;
}

const AED = 100;

/**
 * Limits by customer and payment method. A typical order is 3 to 10 pieces for AED 100 to 500, so ordinary customers
 * stay below them. Cash orders count until they are confirmed or cancelled, other orders until they are paid or expire
 * after half an hour.
 */
export const UNCONFIRMED_LIMITS = {
  /** Cash orders by guests and accounts without a verified e-mail address. */
  guestCash: {
    order: { pieces: 30, value: 2_500 * AED },
    contact: { pieces: 40, value: 4_000 * AED },
    network: { pieces: 300, value: 30_000 * AED },
  },
  /** Cash orders by accounts with a verified e-mail address. */
  verifiedCash: {
    order: { pieces: 60, value: 6_500 * AED },
    contact: { pieces: 100, value: 10_000 * AED },
    network: { pieces: 600, value: 60_000 * AED },
  },
  online: {
    order: { pieces: 150, value: 20_000 * AED },
    contact: { pieces: 200, value: 30_000 * AED },
    network: { pieces: 600, value: 60_000 * AED },
  },
} as const satisfies Record<string, UnconfirmedLimits>;

/** Message keys of the checkout form for a limit that is exceeded, by the same groups as the limits. */
export const UNCONFIRMED_LIMIT_MESSAGES = {
  guestCash: {
    order: 'checkout.errors.cashOrderGuest',
    contact: 'checkout.errors.cashWaitingGuest',
    network: 'checkout.errors.cashWaitingGuest',
  },
  verifiedCash: {
    order: 'checkout.errors.cashOrder',
    contact: 'checkout.errors.cashWaiting',
    network: 'checkout.errors.cashWaiting',
  },
  online: {
    order: 'checkout.errors.onlineOrder',
    contact: 'checkout.errors.onlineWaiting',
    network: 'checkout.errors.onlineWaiting',
  },
} as const satisfies Record<keyof typeof UNCONFIRMED_LIMITS, Record<keyof UnconfirmedLimits, string>>;

/** Whether a volume exceeds a limit. */
export function exceeds(volume: OrderVolume, limit: OrderVolume): boolean {
  return volume.pieces > limit.pieces || volume.value > limit.value;
}
