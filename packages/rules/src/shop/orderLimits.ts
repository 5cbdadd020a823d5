import type { Fils } from './money.js';

/** So much of the goods: pieces, and what they cost in fils. */
export interface OrderVolume {
  readonly pieces: number;
  readonly value: Fils;
}

/** How much of the goods may stand aside for orders that nobody has confirmed or paid yet. */
export interface UnconfirmedLimits {
  /** One order. */
  readonly order: OrderVolume;
  /** All orders of one account; of a guest, all guests' orders with her mobile or her mailbox. */
  readonly contact: OrderVolume;
  /** All orders from one network address. Thousands of families of a mobile network may share it. */
  readonly network: OrderVolume;
}

const AED = 100;

/**
 * By who orders and how it is paid. A family's order is 3 to 10 pieces for AED 100 to 500, so nobody meets these who shops for herself. An order in
 * cash is counted until the shop confirms or cancels it, one by card until it is paid or its half an hour is over.
 */
export const UNCONFIRMED_LIMITS = {
  /** In cash, by a guest or an account whose e-mail address is not verified. */
  guestCash: {
    order: { pieces: 30, value: 2_500 * AED },
    contact: { pieces: 40, value: 4_000 * AED },
    network: { pieces: 300, value: 30_000 * AED },
  },
  /** In cash, by an account whose e-mail address is verified. */
  verifiedCash: {
    order: { pieces: 60, value: 6_500 * AED },
    contact: { pieces: 100, value: 10_000 * AED },
    network: { pieces: 600, value: 60_000 * AED },
  },
  card: {
    order: { pieces: 150, value: 20_000 * AED },
    contact: { pieces: 200, value: 30_000 * AED },
    network: { pieces: 600, value: 60_000 * AED },
  },
} as const satisfies Record<string, UnconfirmedLimits>;

/** Whether goods are more than a limit lets stand aside. */
export function exceeds(goods: OrderVolume, limit: OrderVolume): boolean {
  return goods.pieces > limit.pieces || goods.value > limit.value;
}
