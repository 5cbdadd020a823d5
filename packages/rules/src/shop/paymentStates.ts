/** The states of a card payment attempt. `review`: on hold at the provider; `expired`: the payment page timed out. */
export const PAYMENT_STATES = ['pending', 'review', 'paid', 'declined', 'cancelled', 'expired'] as const;

/** A state of a card payment attempt. Each retry is a new attempt, which starts as pending. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['review', 'paid', 'declined', 'cancelled', 'expired'],
  review: ['paid', 'declined', 'cancelled', 'expired'],
  paid: [],
  declined: [],
  cancelled: [],
  expired: [],
};

/** Whether this change of state is allowed. A repeated state is not a change. */
export function canChangePayment(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/** Whether the payment is final. */
export function isPaymentSettled(state: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[state].length === 0;
}

/** Whether the payment failed: stock and promo code are released and the customer may pay again. */
export function isPaymentFailed(state: string): state is 'declined' | 'cancelled' | 'expired' {
  return state === 'declined' || state === 'cancelled' || state === 'expired';
}
