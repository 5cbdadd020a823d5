import type { Translate } from '../app/messages.js';
import type { MessageKey } from '../messages/domains.js';

interface Problem {
  readonly messageKey: string;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** The message of a failed call. Requires the `cart` messages, which hold `problems`. */
export const problemText = (t: Translate, { messageKey, retryAfter }: Problem): string =>
  t(messageKey.replace(/^errors\./, 'problems.') as MessageKey, { n: retryAfter ?? 60 });
