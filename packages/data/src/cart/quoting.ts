import { normalizePromoCode } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { accessTokenAtom, loggedInUserAtom } from '../account/session.js';
import { failed, statusOf } from '../http/failed.js';
import type { ErrorMessageKey } from '../http/index.js';
import { httpAtom, type Shop } from '../store/index.js';
import { postQuote, type AppliedPromo, type Change, type PaymentMethod, type Quote, type RefusedPromo } from './api.js';
import { applyQuote } from './applyQuote.js';
import { changesAtom, promoMessageAtom, type NotedChange, type PromoMessage } from './cartMessages.js';
import { cartAtom, cartLinesAtom, updateCartAtom, type CartState } from './cartState.js';

/** Debounce before the cart is priced again, ms. */
export const QUOTE_DEBOUNCE_MS = 200;

/** State of the cart's pricing. */
export interface QuoteState {
  /** `settled`: the server has priced exactly these lines. `waiting`: a request is pending or due. */
  readonly status: 'settled' | 'waiting' | 'failed';
  /** Set when `failed`. */
  readonly messageKey?: ErrorMessageKey;
}

interface Settled {
  readonly key: string;
  readonly quote: Quote;
}

const settledAtom = atom<Settled | null>(null);
const failureAtom = atom<{ readonly key: string; readonly messageKey: ErrorMessageKey } | null>(null);
const promoPendingAtom = atom(false);
/** The newest request. `done` also waits for a request that supersedes it. */
interface QuoteCall {
  readonly controller: AbortController;
  done: Promise<void>;
}
const latestCallAtom = atom<QuoteCall | null>(null);

/** Identifies the inputs of a quote. A quote is settled only for the same inputs. */
const requestKeyAtom = atom((get) => keyOf(get(cartAtom), get(customerAtom)));
const keyOf = ({ lines, promo_code }: CartState, customer: string) =>
  JSON.stringify([
    lines.map(({ productCode, quantity }) => [productCode, quantity]),
    promo_code,
    promo_code === null ? '' : customer,
  ]);
/** The customer whose promo code is checked. */
const customerAtom = atom((get) => get(loggedInUserAtom)?._id ?? '');

/** The last quote, even if the cart has changed since; null before the first. */
export const settledQuoteAtom = atom((get) => get(settledAtom)?.quote ?? null);

export const quoteStateAtom = atom((get): QuoteState => {
  const key = get(requestKeyAtom);
  if (get(cartLinesAtom).length === 0 || get(settledAtom)?.key === key) return { status: 'settled' };
  const failure = get(failureAtom);
  return failure?.key === key ? { status: 'failed', messageKey: failure.messageKey } : { status: 'waiting' };
});

/** The valid promo code, or null. */
export const promoCodeAtom = atom((get): AppliedPromo | null => {
  const promo = get(settledAtom)?.quote.promo ?? null;
  return promo && promo.promo_code === get(cartAtom).promo_code ? promo : null;
});

/** State of the promo code field. */
export const promoStateAtom = atom((get) => ({ pending: get(promoPendingAtom), message: get(promoMessageAtom) }));

/** The payment methods of the last quote; null before the first. */
export const paymentMethodsAtom = atom(
  (get): readonly PaymentMethod[] | null => get(settledAtom)?.quote.payment_methods ?? null,
);

/** Differences from what the shopper saw, collected until dismissed. */
export const cartChangesAtom = atom((get) => get(changesAtom));

/** Dismisses the changes. */
export const dismissChangesAtom = atom(null, (_get, set) => set(changesAtom, []));

/** Adds the changes of another response, such as a refused order. */
export const noteChangesAtom = atom(null, (get, set, changes: readonly Change[], deliveryAdded: boolean = false) => {
  const routeOf = (code: string | null) =>
    get(cartLinesAtom).find(({ productCode }) => productCode === code)?.route ?? null;
  const noted = changes.map((change) => ({ ...change, route: routeOf(change.product_code), deliveryAdded }));
  set(changesAtom, (before) => merged(before, noted));
});

/**
 * Prices the cart now. Cancels an older request and ignores its response. Changes made while the request is pending are
 * kept. Never rejects.
 */
export const quoteCartAtom = atom(null, (get, set): Promise<void> => {
  get(latestCallAtom)?.controller.abort();
  const call: QuoteCall = { controller: new AbortController(), done: Promise.resolve() };
  set(latestCallAtom, call);
  call.done = set(askAtom, call);
  return call.done;
});

const askAtom = atom(null, async (get, set, call: QuoteCall): Promise<void> => {
  const isOvertaken = () => get(latestCallAtom) !== call;
  const asked = get(cartAtom);
  const customer = get(customerAtom);
  const token = get(accessTokenAtom);
  if (asked.lines.length === 0) return set(settledAtom, null);
  set(failureAtom, null);
  try {
    const quote = await postQuote(
      get(httpAtom),
      { lines: asked.lines, promo_code: asked.promo_code },
      { signal: call.controller.signal },
    );
    if (isOvertaken()) return await get(latestCallAtom)?.done;
    const wasFree = get(settledAtom)?.quote.paymentDetails.shippingCharges === 0;
    // Before the lines of the changes are gone.
    set(noteChangesAtom, quote.changes, wasFree && quote.paymentDetails.shippingCharges > 0);
    set(updateCartAtom, (cart) => applyQuote(cart, asked, quote));
    if (quote.promo_error && asked.promo_code !== null) set(promoMessageAtom, refusal(quote.promo_error));
    // A condition of the code was not met before and is now.
    if (quote.promo && get(promoMessageAtom)?.tone === 'danger')
      set(promoMessageAtom, { tone: 'success', messageKey: 'promo.success' });
    set(settledAtom, { key: keyOf(applyQuote(asked, asked, quote), customer), quote });
  } catch (error) {
    if (isOvertaken()) return await get(latestCallAtom)?.done;
    // The session ended during this request; prices are the same for everybody.
    if (statusOf(error) === 401 && get(accessTokenAtom) !== token) return await set(quoteCartAtom);
    set(failureAtom, { key: keyOf(asked, customer), messageKey: failed(error).messageKey });
  }
});

/** Applies a promo code and reports whether it is valid. An invalid code is removed again; one that could not be checked leaves the applied one. */
export const applyPromoAtom = atom(null, async (get, set, typed: string): Promise<void> => {
  const code = normalizePromoCode(typed);
  if (code === '') return set(promoMessageAtom, { tone: 'danger', messageKey: 'promo.empty' });
  const before = get(promoCodeAtom)?.promo_code ?? null;
  set(promoMessageAtom, null);
  set(promoPendingAtom, true);
  set(updateCartAtom, () => ({ promo_code: code }));
  await set(quoteCartAtom);
  set(promoPendingAtom, false);
  if (get(promoCodeAtom)?.promo_code === code)
    return set(promoMessageAtom, { tone: 'success', messageKey: 'promo.success' });
  // Valid after login, or to be tried again.
  const refused = get(promoMessageAtom)?.messageKey;
  if (refused === 'promo.loginFirst' || refused === 'promo.tooManyTries') return;
  // The answer to an earlier code would replace the refusal of this one.
  set(updateCartAtom, (cart) => (cart.promo_code === code ? { promo_code: refused ? null : before } : {}));
  // Not confirmed: the request failed or was superseded.
  if (!refused) set(promoMessageAtom, { tone: 'danger', messageKey: 'promo.failed' });
});

/** Removes the promo code. */
export const removePromoAtom = atom(null, (_get, set) => {
  set(updateCartAtom, () => ({ promo_code: null }));
  set(promoMessageAtom, { tone: 'success', messageKey: 'promo.removed' });
});

/**
 * Keeps the cart priced while its totals are shown: now, after each change in any tab (debounced), and when the
 * connection is back.
 * @returns stops it
 */
export function watchCart(
  { store }: Shop,
  connection: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const quote = () => void store.set(quoteCartAtom);
  const unsubscribe = store.sub(requestKeyAtom, () => {
    clearTimeout(timer);
    // Checked after the debounce, because a response may have changed and settled the cart.
    timer = setTimeout(() => store.get(quoteStateAtom).status !== 'settled' && quote(), QUOTE_DEBOUNCE_MS);
  });
  connection?.addEventListener('online', quote);
  quote();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    connection?.removeEventListener('online', quote);
  };
}

const refusal = (error: RefusedPromo): PromoMessage => ({
  tone: 'danger',
  messageKey: `promo.${error.reason}`,
  minimum: error.minimum_sub_total,
  startsAt: error.starts_at,
  discount: error.discount,
});

/** A newer change replaces one of the same kind but keeps the value that the shopper saw first. */
function merged(before: readonly NotedChange[], news: readonly NotedChange[]): readonly NotedChange[] {
  const same = (a: Change, b: Change) => a.product_code === b.product_code && a.reason === b.reason;
  const unchanged = before.filter((old) => !news.some((change) => same(old, change)));
  const updated = news.map((change) => ({
    ...change,
    before: before.find((old) => same(old, change))?.before ?? change.before,
  }));
  return [...unchanged, ...updated.filter((change) => change.before === null || change.before !== change.now)];
}
