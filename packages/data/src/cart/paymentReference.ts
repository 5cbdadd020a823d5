import { atom } from 'jotai';
import { cartAtom, updateCartAtom, type PaymentPage } from './cartState.js';

/** The pending card payment. */
export interface PaymentReference {
  readonly tran_ref: string;
  readonly order_id: string;
  readonly session_id: string;
  /** The provider's payment page, if known. */
  readonly page?: PaymentPage;
}

/** The pending card payment, or null. It survives the redirect to the provider's page and back. */
export const paymentReferenceAtom = atom(
  (get): PaymentReference | null => {
    const { tran_ref, order_id, session_id, payment_page: page } = get(cartAtom);
    return tran_ref !== '' && order_id !== '' ? { tran_ref, order_id, session_id, ...(page && { page }) } : null;
  },
  (_get, set, reference: PaymentReference | null) => {
    const { tran_ref = '', order_id = '', session_id = '', page = null } = reference ?? {};
    set(updateCartAtom, () => ({ tran_ref, order_id, session_id, payment_page: page }));
  },
);
