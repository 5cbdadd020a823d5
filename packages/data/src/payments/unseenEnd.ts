import { isPaymentFailed } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { cartTotalsAtom, paymentReferenceAtom, type PaymentPage } from '../cart/index.js';
import { checkoutAttemptAtom, openUnseenOrderAtom, rememberOrderSuccessAtom } from '../checkout/index.js';
import { httpAtom } from '../store/index.js';
import { getPaymentStatus } from './paymentStatus.js';

/**
 * What is known of an order whose end this browser has not seen, because a page was closed or left on the way.
 * - `placed`: the order is there; go to /order/success
 * - `open`: not decided yet; ordering again might pay twice. `page` is where it can be paid, when nothing has been paid there
 * - `none`: nothing is under way, or it ended without money
 */
export type UnseenEnd = { readonly state: 'none' | 'placed' } | ({ readonly state: 'open' } & OpenPayment);

/** A card payment that was begun and is not decided. */
export interface OpenPayment {
  readonly orderNumber: string;
  readonly page: PaymentPage | null;
}

/** The card payment that this browser has begun, as far as it knows without asking; null without one. */
export const openPaymentAtom = atom((get): OpenPayment | null => {
  const reference = get(paymentReferenceAtom);
  return reference && { orderNumber: reference.order_id, page: reference.page ?? null };
});

/** Asks once about the order or card payment that this browser has begun and not seen the end of. Never rejects: a payment that cannot be asked about counts as open. */
export const checkUnseenEndAtom = atom(null, async (get, set): Promise<UnseenEnd> => {
  if (await set(openUnseenOrderAtom)) return { state: 'placed' };
  const reference = get(paymentReferenceAtom);
  if (!reference) return { state: 'none' };
  const { order_id: orderNumber, page = null } = reference;
  try {
    const { state, order_success_token: token } = await getPaymentStatus(get(httpAtom), reference);
    // Another tab may have begun another payment meanwhile.
    if (get(paymentReferenceAtom)?.tran_ref !== reference.tran_ref) return { state: 'none' };
    if (state === 'paid' && token !== null) {
      set(rememberOrderSuccessAtom, { token, total: get(cartTotalsAtom).paymentDetails.finalTotal });
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
