import type { Fils } from './money.js';

/** Methods that are paid on the payment provider's page. */
export const ONLINE_METHODS = ['card', 'applepay', 'tabby', 'tamara'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** Online methods with which the customer pays in instalments, and the shop is paid at once. */
export const PAY_LATER_METHODS = ['tabby', 'tamara'] as const satisfies readonly OnlineMethod[];
export type PayLaterMethod = (typeof PAY_LATER_METHODS)[number];

/** All payment methods, in the order in which they are offered. */
export const PAYMENT_METHODS = [...ONLINE_METHODS, 'cod'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Smallest and largest order total, in fils, that a method accepts. */
export interface AmountLimits {
  readonly min: Fils;
  readonly max: Fils;
}

/** The payment methods of a shop. */
export interface PaymentOptions {
  /** In the order in which they are offered. */
  readonly methods: readonly PaymentMethod[];
  readonly payLaterLimits: Readonly<Record<PayLaterMethod, AmountLimits>>;
}

/** Card and cash on delivery. The limits are common in the UAE; the merchant's contract may set others. */
export const DEFAULT_PAYMENT_OPTIONS: PaymentOptions = {
  methods: ['card', 'cod'],
  payLaterLimits: { tabby: { min: 10_00, max: 20_000_00 }, tamara: { min: 100_00, max: 3_000_00 } },
};

/** Message keys of the checkout form for a method that is refused. */
export const PAYMENT_REFUSAL_MESSAGES = {
  unavailable: 'checkout.errors.paymentUnavailable',
  limit: 'checkout.errors.paymentLimit',
} as const;

/** Whether a method is paid on the payment provider's page, not in cash. */
export function isOnlineMethod(method: PaymentMethod): method is OnlineMethod {
  return method !== 'cod';
}

/** Whether an order with this method can be a gift. With cash, the courier would ask the recipient for the price. */
export function isGiftMethod(method: PaymentMethod | ''): boolean {
  return method === '' || isOnlineMethod(method);
}

export function isPayLater(method: PaymentMethod): method is PayLaterMethod {
  return PAY_LATER_METHODS.some((known) => known === method);
}

/** The methods of a shop that accept an order total. */
export function payableMethods({ methods, payLaterLimits }: PaymentOptions, total: Fils): PaymentMethod[] {
  return methods.filter((method) => {
    if (!isPayLater(method)) return true;
    const { min, max } = payLaterLimits[method];
    return total >= min && total <= max;
  });
}

/** How many monthly payments a pay-later method splits an order into. The first is due with the order. */
export const INSTALMENTS = 4;

/** The amounts of the monthly payments. The first includes what cannot be divided. */
export function instalmentsOf(total: Fils): { readonly first: Fils; readonly next: Fils } {
  const next = Math.floor(total / INSTALMENTS);
  return { first: total - (INSTALMENTS - 1) * next, next };
}
