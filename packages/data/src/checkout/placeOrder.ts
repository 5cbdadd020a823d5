import {
  CHECKOUT_CHECKS,
  knownMessageKey,
  PAYMENT_REFUSAL_MESSAGES,
  UNCONFIRMED_LIMIT_MESSAGES,
  type CheckoutValues,
  type Fils,
} from '@mahd/rules/shop';
import { atom } from 'jotai';
import {
  cartLinesAtom,
  cartTotalsAtom,
  noteChangesAtom,
  paymentReferenceAtom,
  promoCodeAtom,
  quoteCartAtom,
  type Change,
  type RefusedPromo,
} from '../cart/index.js';
import { signedOutReasonAtom } from '../account/session.js';
import { refusedFields } from '../http/failed.js';
import type { HttpClient } from '../http/index.js';
import { isHttpError } from '../http/isHttpError.js';
import { httpAtom } from '../store/index.js';
import { isKeyReused, orderConflict, orderContent, postOrder, type CheckoutDetails, type OrderAnswer } from './api.js';
import { beginAttemptAtom, checkoutAttemptAtom } from './attempt.js';
import { rememberOrderSuccessAtom } from './orderSuccess.js';

/** The messages of the form: those of its fields, of too large orders and of refused payment methods. */
const MESSAGES = [
  ...CHECKOUT_CHECKS,
  ...[...Object.values(UNCONFIRMED_LIMIT_MESSAGES), PAYMENT_REFUSAL_MESSAGES]
    .flatMap((messages) => Object.values(messages))
    .map((messageKey) => ({ messageKey })),
];

/** A field that the server rejected, with the message of the form. */
export interface FieldRefusal {
  readonly field: keyof CheckoutValues | 'note';
  readonly messageKey:
    (typeof MESSAGES)[number]['messageKey'] | 'checkout.errors.noteLength' | 'checkout.errors.giftMessageLength';
}

/**
 * The result of confirming an order.
 * - `placed`: cash on delivery; go to /order/success
 * - `redirect`: go to the payment provider's page at `url`
 * - `changed`: prices, stock or promo code have changed since the quote; nothing was ordered, and a new quote is requested
 * - `rejected`: the server rejected fields of the form
 * - `sessionEnded`: the session has expired; nothing was ordered. The customer logs in again or chooses to continue as a guest
 * - `failed`: no usable response; confirming again continues the same order
 */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'redirect'; readonly orderNumber: string; readonly url: string }
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly promoRefusal: RefusedPromo | null }
  | { readonly kind: 'rejected'; readonly fields: readonly FieldRefusal[] }
  | { readonly kind: 'sessionEnded' }
  | {
      readonly kind: 'failed';
      readonly messageKey: 'checkout.failed' | 'checkout.emptyCart' | 'errors.tooMany' | 'errors.offline';
      readonly retryAfter?: number | undefined;
    };

const runningAtom = atom<Promise<OrderOutcome> | null>(null);

/** Whether an order is being sent. */
export const isPlacingOrderAtom = atom((get) => get(runningAtom) !== null);

/** Orders the cart as currently shown. Calls while an order is being sent return its outcome. Never rejects. */
export const placeOrderAtom = atom(null, (get, set, details: CheckoutDetails): Promise<OrderOutcome> => {
  const running = get(runningAtom);
  if (running) return running;
  const order = set(sendOrderAtom, details).finally(() => set(runningAtom, null));
  set(runningAtom, order);
  return order;
});

const sendOrderAtom = atom(null, async (get, set, details: CheckoutDetails): Promise<OrderOutcome> => {
  // A customer who seems to be logged in must not order as a guest without choosing to.
  if (get(signedOutReasonAtom) === 'sessionEnded') return { kind: 'sessionEnded' };
  const lines = get(cartLinesAtom);
  if (lines.length === 0) return { kind: 'failed', messageKey: 'checkout.emptyCart' };
  const total = get(cartTotalsAtom).paymentDetails.finalTotal;
  const content = orderContent({
    ...details,
    lines,
    promo_code: get(promoCodeAtom)?.promo_code ?? null,
    seen_total: total,
  });
  try {
    const answer = await set(sendContentAtom, content);
    return set(acceptAnswerAtom, answer, content, total);
  } catch (error) {
    const outcome = outcomeOf(error);
    // No order was created with this key, so the next attempt gets a new one. After an expired session that is not certain.
    if (outcome.kind === 'changed' || outcome.kind === 'rejected') set(checkoutAttemptAtom, null);
    if (outcome.kind === 'changed') set(noteChangesAtom, outcome.changes);
    // A refused payment method may no longer be offered.
    const isMethodRefused =
      outcome.kind === 'rejected' && outcome.fields.some(({ field }) => field === 'paymentMethod');
    if (outcome.kind === 'changed' || isMethodRefused) void set(quoteCartAtom);
    return outcome;
  }
});

/**
 * Sends an order. If the key belongs to an earlier content, that order was created and only its response was lost: a cash order is returned as it is, so
 * that it is not placed twice; an unpaid online order is left to expire, and the edited one is sent with a new key.
 */
const sendContentAtom = atom(null, async (get, set, content: string): Promise<OrderAnswer> => {
  const http = get(httpAtom);
  const { key, sent } = set(beginAttemptAtom, content);
  try {
    return await postOrder(http, content, key);
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    const placed = await findPlaced(
      http,
      sent.filter((other) => other !== content),
      key,
    );
    if (!placed) throw error;
    if (placed.order_success_token !== null) return placed;
    set(checkoutAttemptAtom, null);
    return postOrder(http, content, set(beginAttemptAtom, content).key);
  }
});

/** The order created from one of these contents, if any. */
async function findPlaced(
  http: HttpClient,
  contents: readonly string[],
  key: string,
): Promise<OrderAnswer | undefined> {
  for (const content of contents) {
    try {
      return await postOrder(http, content, key);
    } catch (error) {
      if (!isKeyReused(error)) throw error;
    }
  }
  return undefined;
}

const acceptAnswerAtom = atom(null, (get, set, answer: OrderAnswer, content: string, total: Fils): OrderOutcome => {
  const { order_number: orderNumber, order_success_token: token, tran_ref: reference, redirect_url: url } = answer;
  // Remains until the order-success page has opened: after a reload, confirming again must return this order.
  const attempt = get(checkoutAttemptAtom);
  const keepAttempt = () => attempt && set(checkoutAttemptAtom, { ...attempt, sent: [content], answered: true });
  if (token !== null) {
    keepAttempt();
    set(rememberOrderSuccessAtom, { token, total });
    return { kind: 'placed', orderNumber };
  }
  if (reference === null || url === null) return { kind: 'failed', messageKey: 'checkout.failed' };
  keepAttempt();
  set(paymentReferenceAtom, {
    tran_ref: reference,
    order_id: orderNumber,
    session_id: attempt?.key ?? '',
    page: { url, total },
  });
  return { kind: 'redirect', orderNumber, url };
});

function outcomeOf(error: unknown): OrderOutcome {
  const failed: OrderOutcome = { kind: 'failed', messageKey: 'checkout.failed' };
  if (!isHttpError(error)) return failed;
  const { status, body, retryAfter } = error;
  if (error.offline) return { kind: 'failed', messageKey: 'errors.offline' };
  try {
    if (status === 401) return { kind: 'sessionEnded' };
    if (status === 429) return { kind: 'failed', messageKey: 'errors.tooMany', retryAfter };
    if (status === 409) {
      const { changes, promo_error: promoRefusal } = orderConflict(body);
      // Without details, the first request may still be running: the key must stay the same.
      return changes.length > 0 || promoRefusal ? { kind: 'changed', changes, promoRefusal } : failed;
    }
    const fields = refusedFields(error).flatMap(({ name, message }) => {
      const known = Object.hasOwn(FORM_FIELDS, name) ? FORM_FIELDS[name] : undefined;
      return known ? [{ ...known, messageKey: knownMessageKey(MESSAGES, message, known.messageKey) }] : [];
    });
    if (fields.length > 0) return { kind: 'rejected', fields };
  } catch {
    // The body has another shape: only the status counts.
  }
  return failed;
}

/** Field and message of the form by wire name. */
const FORM_FIELDS: Readonly<Record<string, FieldRefusal>> = {
  firstName: { field: 'firstName', messageKey: 'checkout.errors.firstName' },
  lastName: { field: 'lastName', messageKey: 'checkout.errors.lastName' },
  email: { field: 'email', messageKey: 'checkout.errors.email' },
  mobile: { field: 'mobile', messageKey: 'checkout.errors.mobileLength' },
  address: { field: 'address', messageKey: 'checkout.errors.address' },
  type: { field: 'addressType', messageKey: 'checkout.errors.addressType' },
  emirates: { field: 'emirates', messageKey: 'checkout.errors.emirates' },
  area: { field: 'area', messageKey: 'checkout.errors.area' },
  note: { field: 'note', messageKey: 'checkout.errors.noteLength' },
  recipient_first_name: { field: 'giftFirstName', messageKey: 'checkout.errors.giftFirstName' },
  recipient_last_name: { field: 'giftLastName', messageKey: 'checkout.errors.giftLastName' },
  recipient_mobile: { field: 'giftMobile', messageKey: 'checkout.errors.mobileLength' },
  gift_message: { field: 'giftMessage', messageKey: 'checkout.errors.giftMessageLength' },
  payment_method: { field: 'paymentMethod', messageKey: 'checkout.errors.payment' },
};
