import { normaliseOrderNumber } from '../orders/orderNumber.js';

/** Normalises a typed return number such as `mh 123456789 rt1`. */
export function normaliseReturnNumber(typed: string): string {
  const compact = normaliseOrderNumber(typed);
  return compact.replace(/RT(\d+)$/, '-RT$1');
}
