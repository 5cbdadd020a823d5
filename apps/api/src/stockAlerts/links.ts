import { SignedTokens } from '../http/signedTokens.js';

const DAY_MS = 24 * 3600_000;
/** Days until an address that was not confirmed is deleted. */
export const CONFIRM_DAYS = 7;
const STOP_DAYS = 366;

/** Signs the links of mails about stock. The subject is the request's id. */
export interface StockAlertLinks {
  readonly confirm: SignedTokens;
  /** Also proves that its holder read a mail to the address. */
  readonly stop: SignedTokens;
}

export function stockAlertLinks(secret: string, now: () => number): StockAlertLinks {
  return {
    confirm: new SignedTokens(secret, 'stock-alert-confirm', CONFIRM_DAYS * DAY_MS, now),
    stop: new SignedTokens(secret, 'stock-alert-stop', STOP_DAYS * DAY_MS, now),
  };
}
