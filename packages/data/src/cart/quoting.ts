import { normalizePromoCode } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { accessTokenAtom, loggedInUserAtom } from '../account/session.js';
import type { ErrorMessageKey, HttpError } from '../http/index.js';
import { httpAtom, personalAtom, type Shop } from '../store/index.js';
import { postQuote, type AppliedPromo, type Change, type PaymentMethod, type Quote, type RefusedPromo } from './api.js';
import { applyQuote } from './applyQuote.js';
import { cartAtom, cartLinesAtom, updateCartAtom, type CartState } from './cartState.js';

/** How long changes have to pause before the cart is priced anew, ms. */
export const QUOTE_DEBOUNCE_MS = 200;

/** Where the pricing of the cart stands. */
export interface QuoteState {
  /** `settled`: the totals are the server's, for exactly these lines. `waiting`: an answer is on its way or due. */
  readonly status: 'settled' | 'waiting' | 'failed';
  /** With `failed`. */
  readonly messageKey?: ErrorMessageKey;
}

/** The message of the promo box. */
export interface PromoMessage {
  readonly tone: 'success' | 'danger';
  /** For instance `promo.success`, `promo.expired`. */
  readonly messageKey: `promo.${'success' | 'removed' | 'failed' | RefusedPromo['reason']}`;
  /** With `promo.minimumNotMet`: fils. */
  readonly minimum?: number | null;
  /** With `promo.notStarted`: ISO 8601. */
  readonly startsAt?: string | null;
}

interface Settled {
  readonly key: string;
  readonly quote: Quote;
}

const settledAtom = atom<Settled | null>(null);
const failureAtom = atom<{ readonly key: string; readonly error: HttpError } | null>(null);
const changesAtom = atom<readonly Change[]>([]);
const promoMessageAtom = personalAtom<PromoMessage | null>(null);
const promoPendingAtom = atom(false);
/** The newest call; `done` also waits for a call that overtakes it. */
interface QuoteCall {
  readonly controller: AbortController;
  done: Promise<void>;
}
const latestCallAtom = atom<QuoteCall | null>(null);

/** The e-mail address typed at checkout: it decides a once-per-customer promo code. */
export const cartEmailAtom = personalAtom('');

/** What the totals depend on; a quote is settled for exactly this. */
const requestKeyAtom = atom((get) => keyOf(get(cartAtom), get(customerAtom)));
const keyOf = ({ lines, promo_code }: CartState, customer: string) =>
  JSON.stringify([
    lines.map(({ productCode, quantity }) => [productCode, quantity]),
    promo_code,
    promo_code === null ? '' : customer,
  ]);
/** For whom a promo code holds or does not. */
const customerAtom = atom((get) => JSON.stringify([get(cartEmailAtom), get(loggedInUserAtom)?._id ?? null]));

/** The last settled quote, whatever has happened since; null before the first. */
export const settledQuoteAtom = atom((get) => get(settledAtom)?.quote ?? null);

export const quoteStateAtom = atom((get): QuoteState => {
  const key = get(requestKeyAtom);
  if (get(cartLinesAtom).length === 0 || get(settledAtom)?.key === key) return { status: 'settled' };
  const failure = get(failureAtom);
  return failure?.key === key ? { status: 'failed', messageKey: failure.error.messageKey } : { status: 'waiting' };
});

/** The promo code that holds (the specification's `promoCode`); null without one. */
export const promoCodeAtom = atom((get): AppliedPromo | null => {
  const promo = get(settledAtom)?.quote.promo ?? null;
  return promo && promo.promo_code === get(cartAtom).promo_code ? promo : null;
});

/** The promo box: whether a code is being checked, and what to say. */
export const promoStateAtom = atom((get) => ({ pending: get(promoPendingAtom), message: get(promoMessageAtom) }));

/** How this shop can be paid, as the last quote says. */
export const paymentMethodsAtom = atom(
  (get): readonly PaymentMethod[] => get(settledAtom)?.quote.payment_methods ?? ['card', 'cod'],
);

/** What became different from what the shopper saw; gathered until dismissed. */
export const cartChangesAtom = atom((get) => get(changesAtom));

/** Forgets the changes: the shopper has seen them. */
export const dismissChangesAtom = atom(null, (_get, set) => set(changesAtom, []));

/** Adds changes that another answer (a refused order) named. */
export const noteChangesAtom = atom(null, (_get, set, changes: readonly Change[]) =>
  set(changesAtom, (before) => merged(before, changes)),
);

/**
 * Prices the cart now. Only the newest call counts: an older one is cancelled, and its answer, should it come, is dropped. What the
 * shopper changed while the answer was on its way stays as the shopper set it. Never rejects.
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
  const email = get(cartEmailAtom);
  const customer = get(customerAtom);
  const token = get(accessTokenAtom);
  if (asked.lines.length === 0) return set(settledAtom, null);
  set(failureAtom, null);
  try {
    const quote = await postQuote(
      get(httpAtom),
      { lines: asked.lines, promo_code: asked.promo_code, email },
      { signal: call.controller.signal },
    );
    if (isOvertaken()) return await get(latestCallAtom)?.done;
    set(updateCartAtom, (cart) => applyQuote(cart, asked, quote));
    set(noteChangesAtom, quote.changes);
    if (quote.promo_error && asked.promo_code !== null) set(promoMessageAtom, refusal(quote.promo_error));
    // It missed something before, and holds now.
    if (quote.promo && get(promoMessageAtom)?.tone === 'danger')
      set(promoMessageAtom, { tone: 'success', messageKey: 'promo.success' });
    set(settledAtom, { key: keyOf(applyQuote(asked, asked, quote), customer), quote });
  } catch (error) {
    if (isOvertaken()) return await get(latestCallAtom)?.done;
    // Her session has ended with this call; prices are everybody's.
    if ((error as HttpError).status === 401 && get(accessTokenAtom) !== token) return await set(quoteCartAtom);
    set(failureAtom, { key: keyOf(asked, customer), error: error as HttpError });
  }
});

/** Puts a promo code on the cart and says whether it holds. One that does not is taken off again. */
export const applyPromoAtom = atom(null, async (get, set, typed: string): Promise<void> => {
  const code = normalizePromoCode(typed);
  if (code === '') return set(promoMessageAtom, { tone: 'danger', messageKey: 'promo.empty' });
  const before = get(cartAtom).promo_code;
  set(promoMessageAtom, null);
  set(promoPendingAtom, true);
  set(updateCartAtom, () => ({ promo_code: code }));
  await set(quoteCartAtom);
  set(promoPendingAtom, false);
  if (get(promoCodeAtom)?.promo_code === code)
    return set(promoMessageAtom, { tone: 'success', messageKey: 'promo.success' });
  // It holds after the login.
  if (get(promoMessageAtom)?.messageKey === 'promo.loginFirst') return;
  // Still on the cart without holding: the call failed or was overtaken.
  set(updateCartAtom, (cart) => (cart.promo_code === code ? { promo_code: before } : {}));
  if (get(promoMessageAtom) === null) set(promoMessageAtom, { tone: 'danger', messageKey: 'promo.failed' });
});

/** Takes the promo code off. */
export const removePromoAtom = atom(null, (_get, set) => {
  set(updateCartAtom, () => ({ promo_code: null }));
  set(promoMessageAtom, { tone: 'success', messageKey: 'promo.removed' });
});

/**
 * Keeps the cart priced while a screen shows its totals: now, after each pause in changes (of any tab), and when the connection is back.
 * Gives the function that stops it.
 */
export function watchCart(
  { store }: Shop,
  connection: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined = globalThis.window,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const quote = () => void store.set(quoteCartAtom);
  const unsubscribe = store.sub(requestKeyAtom, () => {
    clearTimeout(timer);
    // Asked when the pause is over: the cart may have settled meanwhile, because an answer changed it.
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
});

/** The newest word on a product replaces older ones of the same kind, but keeps what the shopper saw first. */
function merged(before: readonly Change[], news: readonly Change[]): readonly Change[] {
  const same = (a: Change, b: Change) => a.product_code === b.product_code && a.reason === b.reason;
  const kept = before.filter((old) => !news.some((change) => same(old, change)));
  const updated = news.map((change) => ({
    ...change,
    before: before.find((old) => same(old, change))?.before ?? change.before,
  }));
  return [...kept, ...updated.filter((change) => change.before === null || change.before !== change.now)];
}
