/** The states of one card payment attempt. `review`: the provider holds it; `expired`: the hosted page timed out. */
export const PAYMENT_STATES = ['pending', 'review', 'paid', 'declined', 'cancelled', 'expired'] as const;

/** A state of one card payment attempt. Paying again is a new attempt, which begins as pending. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['review', 'paid', 'declined', 'cancelled', 'expired'],
  review: ['paid', 'declined', 'cancelled', 'expired'],
  paid: [],
  declined: [],
  cancelled: [],
  expired: [],
};

/** Whether a payment may go from one state to another. A repeated report of the same state is not a change. */
export function canChangePayment(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** Whether nothing more can happen to this payment. */
export function isPaymentSettled(state: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[state].length === 0;
}

/** Whether it ended without money: stock and promo are released and the shopper may pay again. */
export function isPaymentFailed(state: PaymentState): boolean {
  return state === 'declined' || state === 'cancelled' || state === 'expired';
}
