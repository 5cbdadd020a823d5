import type * as wire from '@mahd/contract';
import { atom } from 'jotai';
import type { Language } from '@mahd/rules/locale';
import { productHref } from '../catalog/paths.js';
import { boolean, object, oneOf, optional, string, text } from '../http/decoders.js';
import { failed, statusOf, type Failed } from '../http/failed.js';
import { httpAtom, persistedAtom } from '../store/index.js';

const confirmation = object({ email: string, token: string });

/** The address that was confirmed on this device, with its proof. It is cleared with the visitor's data. */
const confirmationAtom = persistedAtom('stockAlerts', optional(confirmation, null), null);

/** The address that needs no further confirmation on this device, or null. */
export const confirmedEmailAtom = atom((get) => get(confirmationAtom)?.email ?? null);

type FailedRequest = Failed<'stockAlerts.tooMany'>;

/** Result of a request. `confirmationSent`: the address must be confirmed with the link in a mail first. */
export type StockAlertOutcome =
  | { readonly kind: 'waiting' | 'confirmationSent' | 'inStock' }
  | { readonly kind: 'invalid'; readonly messageKey: 'stockAlerts.emailInvalid' }
  | FailedRequest;

/** A confirmed request for an item. */
export interface ConfirmedStockAlert {
  readonly name: string;
  readonly arabicName: string;
  /** Path of the product page, without language. */
  readonly href: string;
  readonly inStock: boolean;
}

/** Result of opening the link of a mail. */
export type StockAlertLinkOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'invalid'; readonly messageKey: 'stockAlerts.linkInvalid' | 'stockAlerts.linkExpired' }
  | FailedRequest;

const requestAnswer = object<wire.StockAlertAnswer>({ status: oneOf('waiting', 'confirmation_sent') });

/**
 * Asks for a mail when an item is in stock again. Never rejects.
 * @param email of a guest; logged-in customers are mailed at their account's address
 */
export const requestStockAlertAtom = atom(
  null,
  async (get, _set, productCode: string, language: Language, email?: string): Promise<StockAlertOutcome> => {
    const confirmed = get(confirmationAtom);
    const address = email?.trim();
    const request: wire.StockAlertRequest = {
      product_code: productCode,
      language,
      ...(address === undefined ? {} : { email: address }),
      ...(confirmed !== null && confirmed.email === address?.toLowerCase() ? { token: confirmed.token } : {}),
    };
    try {
      const { status } = requestAnswer(await get(httpAtom).post('stock-alerts', request));
      return { kind: status === 'waiting' ? 'waiting' : 'confirmationSent' };
    } catch (error) {
      const status = statusOf(error);
      if (status === 422) return { kind: 'invalid', messageKey: 'stockAlerts.emailInvalid' };
      if (status === 409) return { kind: 'inStock' };
      return failedRequest(error);
    }
  },
);

const confirmedAnswer = object<wire.StockAlertConfirmed>({
  email: string,
  token: string,
  route: string,
  product_code: string,
  name: string,
  arabic: object({ name: text }),
  in_stock: boolean,
});

/** Confirms the address of a mailed link, and remembers it on this device. Never rejects. */
export const confirmStockAlertAtom = atom(
  null,
  async (get, set, token: string): Promise<StockAlertLinkOutcome<ConfirmedStockAlert>> => {
    try {
      const { email, route, name, arabic, ...answer } = confirmedAnswer(
        await get(httpAtom).post('stock-alerts/confirm', { token } satisfies wire.StockAlertLink),
      );
      set(confirmationAtom, () => ({ email, token: answer.token }));
      const href = productHref(route, answer.product_code);
      return { kind: 'done', value: { name, arabicName: arabic.name || name, href, inStock: answer.in_stock } };
    } catch (error) {
      return failedLink(error);
    }
  },
);

const stoppedAnswer = object<wire.StockAlertsStopped>({ status: oneOf('stopped') });

/** Stops all requests of the address of a mailed link. Never rejects. */
export const stopStockAlertsAtom = atom(
  null,
  async (get, set, token: string): Promise<StockAlertLinkOutcome<undefined>> => {
    try {
      stoppedAnswer(await get(httpAtom).post('stock-alerts/stop', { token } satisfies wire.StockAlertLink));
      set(confirmationAtom, () => null);
      return { kind: 'done', value: undefined };
    } catch (error) {
      return failedLink(error);
    }
  },
);

function failedLink(error: unknown): Exclude<StockAlertLinkOutcome<never>, { kind: 'done' }> {
  const status = statusOf(error);
  if (status === 410) return { kind: 'invalid', messageKey: 'stockAlerts.linkExpired' };
  if (status === 404 || status === 422) return { kind: 'invalid', messageKey: 'stockAlerts.linkInvalid' };
  return failedRequest(error);
}

function failedRequest(error: unknown): FailedRequest {
  const outcome = failed(error);
  return outcome.messageKey === 'errors.tooMany' ? { ...outcome, messageKey: 'stockAlerts.tooMany' } : outcome;
}
