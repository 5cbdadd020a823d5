import type { ErrorMessageKey } from '@mahd/data/http';
import type { Translate } from '../app/messages.js';
import type { MessageKey } from '../messages/domains.js';
import { waitMinutes } from './waitMinutes.js';

export interface Problem {
  readonly messageKey: MessageKey | ErrorMessageKey;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Message keys by error key. The `cart` messages hold `problems`. */
const failedCalls: Readonly<Record<ErrorMessageKey, MessageKey>> = {
  'errors.general': 'problems.general',
  'errors.network': 'problems.network',
  'errors.offline': 'problems.offline',
  'errors.timeout': 'problems.timeout',
  'errors.notFound': 'problems.notFound',
  'errors.forbidden': 'problems.forbidden',
  'errors.tooMany': 'problems.tooMany',
  'errors.server': 'problems.server',
  'errors.unavailable': 'problems.unavailable',
};

const isFailedCall = (key: string): key is ErrorMessageKey => Object.hasOwn(failedCalls, key);

/** The message of a failed call. Requires the `cart` messages. */
export const problemText = (t: Translate, { messageKey, retryAfter }: Problem): string =>
  t(isFailedCall(messageKey) ? failedCalls[messageKey] : messageKey, { n: waitMinutes(retryAfter) });
