import { atom } from 'jotai';
import { array, boolean, object, optional, string, type Decoded } from '../http/decoders.js';
import { browserStorage, personalAtom } from '../store/index.js';

/** Where the attempt is kept in session storage: it survives a reload and belongs to one tab. */
export const ATTEMPT_KEY = 'checkoutAttempt';

const storedAttempt = object({
  key: string,
  /** Every content sent under the key, as JSON: one of them may have arrived although its answer was lost. */
  sent: array(string),
  /** The server has answered with an order that waits for its card payment. */
  answered: optional(boolean, false),
});

/** One attempt to place an order. Its key tells the server that a second request means the same order. */
export type CheckoutAttempt = Decoded<typeof storedAttempt>;

const attemptAtom = personalAtom<CheckoutAttempt | null | undefined>(undefined);

/** The attempt that is not settled yet; null without one. Writing keeps it across reloads where storage allows. */
export const checkoutAttemptAtom = atom(
  (get) => get(attemptAtom) ?? null,
  (_get, set, attempt: CheckoutAttempt | null) => {
    set(attemptAtom, attempt);
    const storage = browserStorage('sessionStorage');
    try {
      if (attempt) storage?.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
      else storage?.removeItem(ATTEMPT_KEY);
    } catch {
      // Full: the attempt lives as long as this page, which still guards against a second press.
    }
  },
);

/**
 * The attempt for this content. As long as the server has not answered, every press continues the same attempt, whatever was edited since: the
 * first one may have arrived. After an answer only the same content does, so that an edited cart is not paid with its old amount.
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

/** A random UUID, version 4. The browser's own function is missing on pages without https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
