import type * as wire from '@mahd/contract';
import { isPaymentFailed, isPaymentSettled, type PaymentState } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { paymentReferenceAtom, type PaymentReference } from '../cart/index.js';
import { checkoutAttemptAtom, rememberOrderSuccessAtom } from '../checkout/index.js';
import type { HttpClient } from '../http/index.js';
import { isHttpError } from '../http/isHttpError.js';
import { object, oneOf, optional, string, type Read } from '../http/decoders.js';
import { personalAtom, type Shop } from '../store/index.js';

const paymentStatus = object<
  Read<wire.PaymentStatus, never, { reason: 'review' | 'expired' | null; order_success_token: string | null }>
>({
  state: oneOf('pending', 'paid', 'declined', 'cancelled'),
  reason: optional(oneOf('review', 'expired'), null),
  order_success_token: optional(string, null),
});

/** Identifies a payment to our server. */
type PaymentName = Pick<PaymentReference, 'order_id' | 'tran_ref'>;

/** POST payments/status: the state of a card payment on our server. */
export async function getPaymentStatus(
  http: HttpClient,
  { order_id, tran_ref }: PaymentName,
  call?: { readonly signal?: AbortSignal },
): Promise<{ readonly state: PaymentState; readonly order_success_token: string | null }> {
  const { state, reason, order_success_token } = paymentStatus(
    await http.post('payments/status', { order_number: order_id, tran_ref } satisfies wire.PaymentStatusRequest, call),
  );
  return { state: reason ?? state, order_success_token };
}

/**
 * State of /checkout/success.
 * - `checking`: first request
 * - `pending`, `review`: undecided; polling continues until `isFinal`
 * - `paid`: go to /order/success
 * - `declined`, `cancelled`, `expired`: the cart remains, the shopper can pay again
 * - `unknown`: the request failed
 * - `missing`: this browser has no pending payment
 */
export interface PaymentView {
  readonly status: PaymentState | 'checking' | 'unknown' | 'missing';
  readonly orderNumber: string;
  readonly isFinal: boolean;
}

const viewAtom = personalAtom<PaymentView>({ status: 'checking', orderNumber: '', isFinal: false });

/** State of the pending card payment. */
export const paymentViewAtom = atom((get) => get(viewAtom));

/** The payment whose failure was just shown, or null. */
export const failedPaymentAtom = atom((get) => {
  const { status, orderNumber } = get(viewAtom);
  return isPaymentFailed(status) ? { status, orderNumber } : null;
});

/** Polling intervals, ms; the last one repeats. */
const PAUSES_MS = [1000, 2000, 3000, 5000, 8000, 13_000];

/** Polling stops after this time, ms; the shopper gets an email. */
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Polls a payment until it is decided, with growing intervals, for at most five minutes. The state in the URL is never
 * trusted. Call it again for Try again.
 * @param returned the provider's return parameters, for a browser that could not store the reference; our server still
 *   decides
 * @returns stops it
 */
export function watchPayment({ store, http }: Shop, returned: PaymentName | null = null): () => void {
  const controller = new AbortController();
  const stored = store.get(paymentReferenceAtom);
  const reference = stored ?? returned;
  const show = (status: PaymentView['status'], isFinal: boolean) =>
    store.set(viewAtom, { status, orderNumber: reference?.order_id ?? '', isFinal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waited = 0;

  const ask = async (round: number) => {
    if (!reference) return show('missing', true);
    const [status, pause] = await question(reference, round);
    if (controller.signal.aborted) return;
    const decided = status !== 'unknown' && isPaymentSettled(status);
    waited += pause;
    const isFinal = decided || waited > GIVE_UP_AFTER_MS;
    show(status, isFinal);
    if (!isFinal) timer = setTimeout(() => void ask(round + 1), pause);
  };

  const question = async (payment: PaymentName, round: number): Promise<[PaymentState | 'unknown', number]> => {
    const pause = PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)] ?? 0;
    try {
      const { state, order_success_token: token } = await getPaymentStatus(http, payment, {
        signal: controller.signal,
      });
      if (controller.signal.aborted) return ['unknown', pause];
      if (token !== null && state === 'paid')
        store.set(rememberOrderSuccessAtom, { token, total: stored?.page?.total ?? null });
      // Paying again is a new order attempt.
      if (isPaymentFailed(state)) store.set(checkoutAttemptAtom, null);
      return [state, pause];
    } catch (error) {
      const wished = isHttpError(error) && error.retryAfter !== undefined ? error.retryAfter * 1000 : 0;
      return ['unknown', Math.max(pause, wished)];
    }
  };

  show('checking', false);
  void ask(0);
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
