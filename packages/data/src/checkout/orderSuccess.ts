import { parseFils, toWire, type Fils } from '@mahd/rules/shop';
import { atom } from 'jotai';
import {
  cartEmailAtom,
  cartLinesAtom,
  emptyCartAtom,
  measuredLine,
  swalMsgAtom,
  type PaymentMethod,
} from '../cart/index.js';
import type { ErrorMessageKey, HttpError } from '../http/index.js';
import { browserStorage, httpAtom, personalAtom } from '../store/index.js';
import { measureAtom } from '../visitor/measure.js';
import { postOrderSuccess } from './api.js';
import { checkoutAttemptAtom } from './attempt.js';

/** Where the token and the total (AED) of the order just made are kept in local storage (specification, section 4). */
export const ORDER_SUCCESS_KEY = 'orderSuccessToken';
export const ORDER_TOTAL_KEY = 'orderTotal';

/**
 * What the order-success page shows.
 * - `missing`: no token, or one the server does not know: the 404 page
 * - `failed`: the server could not be asked; the token is kept for Try again
 */
export type OrderSuccessState =
  | { readonly status: 'checking' | 'missing' }
  | { readonly status: 'failed'; readonly messageKey: ErrorMessageKey }
  | {
      readonly status: 'success';
      readonly orderNumber: string;
      readonly paymentMethod: PaymentMethod;
      /** Fils, for the purchase event. */ readonly total: number;
    };

const stateAtom = personalAtom<OrderSuccessState>({ status: 'checking' });
/** The same as in local storage, for browsers that block it. */
const tokenAtom = personalAtom<string | null>(null);

/** What the order-success page shows. Stays after the storage has been cleared, until the page is left. */
export const orderSuccessAtom = atom((get) => get(stateAtom));

/** Keeps the token of an order just made, and its total in fils, for the order-success page. */
export const rememberOrderSuccessAtom = atom(
  null,
  (_get, set, { token, total }: { readonly token: string; readonly total: Fils }) => {
    set(tokenAtom, token);
    set(stateAtom, { status: 'checking' });
    try {
      const storage = browserStorage('localStorage');
      storage?.setItem(ORDER_SUCCESS_KEY, token);
      storage?.setItem(ORDER_TOTAL_KEY, toWire(total).toFixed(2));
    } catch {
      // Full: the page that follows in this tab has it in memory.
    }
  },
);

/**
 * Opens the order-success page: asks the server about the token, then reports the purchase with the stored total, empties the
 * cart, clears saved messages and forgets token and total. Opening it again on the same visit changes nothing. Never rejects.
 */
export const openOrderSuccessAtom = atom(null, async (get, set): Promise<void> => {
  const isOpen = () => get(stateAtom).status === 'success';
  const token = get(tokenAtom) ?? readStored(ORDER_SUCCESS_KEY);
  if (isOpen()) return;
  if (!token) return set(stateAtom, { status: 'missing' });
  set(stateAtom, { status: 'checking' });
  try {
    const {
      order_number: orderNumber,
      payment_method: paymentMethod,
      final_total: total,
    } = await postOrderSuccess(get(httpAtom), token);
    if (isOpen()) return;
    // Before cart and stored total are forgotten.
    set(measureAtom, {
      name: 'purchase',
      orderNumber,
      total: readTotal() ?? total,
      items: get(cartLinesAtom).map(measuredLine),
    });
    set(forgetTokenAtom);
    set(checkoutAttemptAtom, null);
    set(emptyCartAtom);
    set(cartEmailAtom, '');
    // The page itself says that the order was placed; a toast would lie under its dialog.
    set(swalMsgAtom, null);
    set(stateAtom, { status: 'success', orderNumber, paymentMethod, total });
  } catch (error) {
    if (isOpen()) return;
    const { status, messageKey } = error as HttpError;
    const refused = status !== undefined && status < 500 && status !== 429;
    if (refused) set(forgetTokenAtom);
    set(stateAtom, refused ? { status: 'missing' } : { status: 'failed', messageKey });
  }
});

/**
 * Opens an order that was placed and whose thank-you page has not been seen, because the browser went elsewhere first. Gives whether
 * there was one; then /order/success shows it. Never rejects.
 */
export const openUnseenOrderAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!(get(tokenAtom) ?? readStored(ORDER_SUCCESS_KEY))) return false;
  await set(openOrderSuccessAtom);
  return get(stateAtom).status === 'success';
});

/** The page has been left: coming back finds no order. */
export const closeOrderSuccessAtom = atom(null, (_get, set) => set(stateAtom, { status: 'checking' }));

const forgetTokenAtom = atom(null, (_get, set) => {
  set(tokenAtom, null);
  try {
    const storage = browserStorage('localStorage');
    storage?.removeItem(ORDER_SUCCESS_KEY);
    storage?.removeItem(ORDER_TOTAL_KEY);
  } catch {
    // Blocked: then nothing was stored either.
  }
});

function readStored(key: string): string | null {
  try {
    return browserStorage('localStorage')?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Fils; null when it was not stored or is no amount. */
const readTotal = (): Fils | null => parseFils(readStored(ORDER_TOTAL_KEY) ?? '');
