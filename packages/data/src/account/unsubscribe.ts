import type * as wire from '@mahd/contract';
import { atom } from 'jotai';
import { object, oneOf } from '../http/decoders.js';
import { failed, statusOf, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';

const unsubscribed = object<wire.Unsubscribed>({ status: oneOf('unsubscribed') });

/** Result of opening the link of a marketing mail. */
export type UnsubscribeOutcome =
  { readonly kind: 'done' } | { readonly kind: 'invalid'; readonly messageKey: 'unsubscribe.linkInvalid' } | Failed;

/** Withdraws the consent to marketing mails of the customer a link was mailed to. Never rejects. */
export const unsubscribeAtom = atom(null, async (get, _set, token: string): Promise<UnsubscribeOutcome> => {
  try {
    unsubscribed(await get(httpAtom).post('marketing/unsubscribe', {}, { query: { token } }));
    return { kind: 'done' };
  } catch (error) {
    if ([404, 410, 422].includes(statusOf(error) ?? 0))
      return { kind: 'invalid', messageKey: 'unsubscribe.linkInvalid' };
    return failed(error);
  }
});
