import { parseFils, PAYMENT_METHODS, toWire, type Fils } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { cartLinesAtom, emptyCartAtom, trackedLine, swalMsgAtom, type PaymentMethod } from '../cart/index.js';
import { number, object, oneOf, optional, string } from '../http/decoders.js';
import { failed, statusOf } from '../http/failed.js';
import type { ErrorMessageKey } from '../http/index.js';
import { browserStorage, httpAtom, personalAtom } from '../store/index.js';
import { trackAtom } from '../visitor/track.js';
import { postOrderSuccess } from './api.js';
import { checkoutAttemptAtom } from './attempt.js';

/** Keys of the new order's token and total (AED) in local storage. */
export const ORDER_SUCCESS_KEY = 'orderSuccessToken';
export const ORDER_TOTAL_KEY = 'orderTotal';
/** Key of the last placed order in session storage, which a reload and the Back button show again. */
const PLACED_ORDER_KEY = 'placedOrder';

/**
 * State of the order-success page.
 * - `missing`: no token, or an unknown one; the page is a 404
 * - `failed`: the request failed; the token is kept for Try again
 */
export type OrderSuccessState =
  | { readonly status: 'checking' | 'missing' }
  | { readonly status: 'failed'; readonly messageKey: ErrorMessageKey; readonly retryAfter?: number | undefined }
  | ({ readonly status: 'success' } & PlacedOrder);

export interface PlacedOrder {
  readonly orderNumber: string;
  readonly paymentMethod: PaymentMethod;
  /** Fils. */
  readonly total: number;
  /** Access to the order, for `openOrderLinkAtom`. */
  readonly orderToken: string | null;
}

const stateAtom = personalAtom<OrderSuccessState>({ status: 'checking' });
/** In-memory copy for browsers that block local storage. */
const tokenAtom = personalAtom<string | null>(null);

/** State of the order-success page. It remains after storage is cleared, until the shopper leaves the page. */
export const orderSuccessAtom = atom((get) => get(stateAtom));

/** Stores a new order's token and total in fils for the order-success page. Without a total, the purchase has the server's. */
export const rememberOrderSuccessAtom = atom(
  null,
  (_get, set, { token, total }: { readonly token: string; readonly total: Fils | null }) => {
    set(tokenAtom, token);
    set(stateAtom, { status: 'checking' });
    try {
      const storage = browserStorage('localStorage');
      storage?.setItem(ORDER_SUCCESS_KEY, token);
      if (total === null) storage?.removeItem(ORDER_TOTAL_KEY);
      else storage?.setItem(ORDER_TOTAL_KEY, toWire(total).toFixed(2));
    } catch {
      // Storage is full. The next page in this tab reads it from memory.
    }
  },
);

/**
 * Opens the order-success page: fetches the order, tracks the purchase with the stored total, empties the cart, and
 * clears saved messages, token and total. Opening it again in the same tab shows the same order. Never rejects.
 */
export const openOrderSuccessAtom = atom(null, async (get, set): Promise<void> => {
  const isOpen = () => get(stateAtom).status === 'success';
  const token = get(tokenAtom) ?? readStored(ORDER_SUCCESS_KEY);
  if (isOpen()) return;
  if (!token) {
    const placed = readPlaced();
    return set(stateAtom, placed ? { status: 'success', ...placed } : { status: 'missing' });
  }
  set(stateAtom, { status: 'checking' });
  try {
    const {
      order_number: orderNumber,
      payment_method: paymentMethod,
      final_total: total,
      order_token: orderToken,
    } = await postOrderSuccess(get(httpAtom), token);
    if (isOpen()) return;
    // Before the cart and the stored total are cleared.
    set(trackAtom, {
      name: 'purchase',
      orderNumber,
      total: readTotal() ?? total,
      items: get(cartLinesAtom).map(trackedLine),
    });
    set(forgetTokenAtom);
    set(checkoutAttemptAtom, null);
    set(emptyCartAtom);
    // The page confirms the order; a toast would say so twice.
    set(swalMsgAtom, null);
    const placed = { orderNumber, paymentMethod, total, orderToken };
    storePlaced(placed);
    set(stateAtom, { status: 'success', ...placed });
  } catch (error) {
    if (isOpen()) return;
    const status = statusOf(error);
    const { messageKey, retryAfter } = failed(error);
    const refused = status !== undefined && status < 500 && status !== 429;
    if (refused) set(forgetTokenAtom);
    set(stateAtom, refused ? { status: 'missing' } : { status: 'failed', messageKey, retryAfter });
  }
});

/**
 * Loads a placed order whose order-success page was never shown. Never rejects.
 * @returns whether there is one; /order/success shows it
 */
export const openPlacedOrderAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!(get(tokenAtom) ?? readStored(ORDER_SUCCESS_KEY))) return false;
  await set(openOrderSuccessAtom);
  return get(stateAtom).status === 'success';
});

/** Call it when the shopper leaves the page. */
export const closeOrderSuccessAtom = atom(null, (_get, set) => set(stateAtom, { status: 'checking' }));

const forgetTokenAtom = atom(null, (_get, set) => {
  set(tokenAtom, null);
  try {
    const storage = browserStorage('localStorage');
    storage?.removeItem(ORDER_SUCCESS_KEY);
    storage?.removeItem(ORDER_TOTAL_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
});

function storePlaced(placed: PlacedOrder): void {
  try {
    browserStorage('sessionStorage')?.setItem(PLACED_ORDER_KEY, JSON.stringify(placed));
  } catch {
    // Storage is full: a reload shows no order.
  }
}

function readPlaced(): PlacedOrder | null {
  try {
    return placedOrder(JSON.parse(browserStorage('sessionStorage')?.getItem(PLACED_ORDER_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

const placedOrder = object<PlacedOrder>({
  orderNumber: string,
  paymentMethod: oneOf(...PAYMENT_METHODS),
  total: number,
  orderToken: optional(string, null),
});

function readStored(key: string): string | null {
  try {
    return browserStorage('localStorage')?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Fils; null if missing or invalid. */
const readTotal = (): Fils | null => parseFils(readStored(ORDER_TOTAL_KEY) ?? '');
