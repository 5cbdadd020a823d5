import { atom } from 'jotai';
import { array, boolean, object, optional, string, type Decoded } from '../http/decoders.js';
import { browserStorage, personalAtom } from '../store/index.js';

/** Key in session storage: it survives a reload and belongs to one tab. */
export const ATTEMPT_KEY = 'checkoutAttempt';

const storedAttempt = object({
  key: string,
  /** All contents sent with this key, as JSON: one may have arrived although its response was lost. */
  sent: array(string),
  /** The server has created an order that waits for its card payment. */
  answered: optional(boolean, false),
});

/** An attempt to place an order. Its key is the idempotency key: requests with the same key create one order. */
export type CheckoutAttempt = Decoded<typeof storedAttempt>;

const attemptAtom = personalAtom<CheckoutAttempt | null | undefined>(undefined);

/** The unsettled attempt, or null. Stored in session storage if possible. */
export const checkoutAttemptAtom = atom(
  (get) => get(attemptAtom) ?? null,
  (_get, set, attempt: CheckoutAttempt | null) => {
    set(attemptAtom, attempt);
    const storage = browserStorage('sessionStorage');
    try {
      if (attempt) storage?.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
      else storage?.removeItem(ATTEMPT_KEY);
    } catch {
      // Storage is full. In memory it still prevents duplicate orders from this page.
    }
  },
);

/**
 * Returns the attempt for this content. Until the server has answered, every submission continues the same attempt,
 * even after edits, because the first request may have arrived. After a response, only the same content does, so that
 * an edited cart is not paid with its old amount.
 */
export const beginAttemptAtom = atom(null, (get, set, content: string): CheckoutAttempt => {
  const before = get(attemptAtom) ?? readAttempt();
  const isSame = before?.sent.includes(content);
  const attempt =
    before && (isSame || !before.answered)
      ? { ...before, sent: isSame ? before.sent : [...before.sent, content] }
      : { key: newKey(), sent: [content], answered: false };
  set(checkoutAttemptAtom, attempt);
  return attempt;
});

function readAttempt(): CheckoutAttempt | null {
  try {
    return storedAttempt(JSON.parse(browserStorage('sessionStorage')?.getItem(ATTEMPT_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** A random UUID (version 4) as the idempotency key of a request. `crypto.randomUUID` is missing on pages without HTTPS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
