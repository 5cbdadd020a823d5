import { isPaymentFailed } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { paymentReferenceAtom, type PaymentPage } from '../cart/index.js';
import { checkoutAttemptAtom, openPlacedOrderAtom, rememberOrderSuccessAtom } from '../checkout/index.js';
import { httpAtom } from '../store/index.js';
import { failedPaymentAtom, getPaymentStatus } from './paymentStatus.js';

/**
 * What is known about an order or payment whose result this browser has not shown, because a page was closed or left.
 * - `placed`: the order exists; go to /order/success
 * - `open`: undecided; ordering again might pay twice. `page` is the payment page if nothing has been paid yet
 * - `none`: nothing is pending, or it ended without payment
 */
export type PendingPayment = { readonly state: 'none' | 'placed' } | ({ readonly state: 'open' } & OpenPayment);

/** A pending, undecided card payment. */
export interface OpenPayment {
  readonly orderNumber: string;
  readonly page: PaymentPage | null;
}

/** The card payment this browser has started, as far as known without a request, or null. */
export const openPaymentAtom = atom((get): OpenPayment | null => {
  const reference = get(paymentReferenceAtom);
  if (reference?.order_id === get(failedPaymentAtom)?.orderNumber) return null;
  return reference && { orderNumber: reference.order_id, page: reference.page ?? null };
});

/**
 * Fetches once the state of the order or card payment that this browser has started. Never rejects: if the request
 * fails, a payment counts as open.
 */
export const checkPendingPaymentAtom = atom(null, async (get, set): Promise<PendingPayment> => {
  if (await set(openPlacedOrderAtom)) return { state: 'placed' };
  const reference = get(paymentReferenceAtom);
  if (!reference) return { state: 'none' };
  const { order_id: orderNumber, page = null } = reference;
  try {
    const { state, order_success_token: token } = await getPaymentStatus(get(httpAtom), reference);
    // Another tab may have started another payment.
    if (get(paymentReferenceAtom)?.tran_ref !== reference.tran_ref) return { state: 'none' };
    if (state === 'paid' && token !== null) {
      set(rememberOrderSuccessAtom, { token, total: page?.total ?? null });
      return { state: 'placed' };
    }
    if (!isPaymentFailed(state)) return { state: 'open', orderNumber, page: state === 'pending' ? page : null };
    set(checkoutAttemptAtom, null);
    set(paymentReferenceAtom, null);
    return { state: 'none' };
  } catch {
    return { state: 'open', orderNumber, page };
  }
});
