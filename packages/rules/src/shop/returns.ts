import { DUBAI_OFFSET } from '../locale/dubai.js';
import type { Fils } from './money.js';

/** The states of a return in sequence; `refused` is the exception. */
export const RETURN_STATES = ['requested', 'approved', 'picked_up', 'received', 'refunded', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The final states. */
export const CLOSED_RETURN_STATES = ['refunded', 'refused'] as const satisfies readonly ReturnState[];

const RETURN_TRANSITIONS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'refused'],
  approved: ['picked_up', 'received', 'refused'],
  picked_up: ['received', 'refused'],
  received: ['refunded'],
  refunded: [],
  refused: [],
};

/** The possible next states; empty when final. Goods may arrive without a recorded pick-up. */
export function nextReturnStates(state: ReturnState): readonly ReturnState[] {
  return RETURN_TRANSITIONS[state];
}

/** Why a product comes back. */
export const RETURN_REASONS = ['changed_mind', 'wrong_item', 'damaged', 'faulty'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Whether the shop is responsible: opened goods may come back too, and the delivery fee is refunded. */
export const isShopsFault = (reason: ReturnReason): boolean => reason !== 'changed_mind';

/** Pictures per return, and the size of each before it is re-encoded. */
export const MAX_RETURN_PICTURES = 4;
export const MAX_RETURN_PICTURE_BYTES = 10 * 1024 * 1024;
export const RETURN_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Days from delivery in which goods can be returned. */
export const RETURN_DAYS = 15;

const DAY_MS = 86_400_000;

/** The end of the last day for a return (UAE time, exclusive). Both in ms since 1970. */
export function returnsEnd(deliveredAt: number): number {
  const deliveryDay = Math.floor((deliveredAt + DUBAI_OFFSET) / DAY_MS);
  return (deliveryDay + RETURN_DAYS + 1) * DAY_MS - DUBAI_OFFSET;
}

/** The parts of an order line that decide what it cost. */
export interface PaidLine {
  readonly lineTotal: Fils;
  /** Regulated feeding products are excluded from promo codes. */
  readonly regulatedFeeding: boolean;
}

/**
 * What was paid for each line: the promo discount is shared in proportion to the line totals. The shares add up to the
 * discount exactly.
 */
export function paidPerLine(lines: readonly PaidLine[], promoDiscount: Fils): Fils[] {
  const base = lines.reduce((sum, line) => sum + (line.regulatedFeeding ? 0 : line.lineTotal), 0);
  let counted = 0;
  let shared = 0;
  return lines.map(({ lineTotal, regulatedFeeding }) => {
    if (regulatedFeeding || base === 0) return lineTotal;
    counted += lineTotal;
    const sharedSoFar = Math.round((promoDiscount * counted) / base);
    const share = sharedSoFar - shared;
    shared = sharedSoFar;
    return lineTotal - share;
  });
}

/**
 * The refund for some pieces of a line. Refunds of all pieces add up to what was paid, however they are divided.
 * @param line.refundable what was paid for the pieces that are left
 * @param line.returnable how many are left
 */
export function refundOfPieces(line: { readonly refundable: Fils; readonly returnable: number }, pieces: number): Fils {
  return Math.round((line.refundable * pieces) / line.returnable);
}
