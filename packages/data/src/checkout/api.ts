import type * as wire from '@mahd/contract';
import { PAYMENT_METHODS, toWire, type Fils } from '@mahd/rules/shop';
import { changes, refusedPromo, wireLines, type CartLine } from '../cart/index.js';
import type { HttpClient } from '../http/index.js';
import { fils, object, oneOf, optional, string, webAddress, type Read } from '../http/decoders.js';
import { codeOf, statusOf } from '../http/failed.js';

/** The values of the checkout form, checked by `CHECKOUT_CHECKS` of `@mahd/rules/shop`. */
export type CheckoutDetails = Pick<wire.OrderRequest, 'contact' | 'address' | 'gift' | 'payment_method' | 'language'>;

/** An order request. Amounts are fils. */
export interface OrderRequest extends CheckoutDetails {
  readonly lines: readonly CartLine[];
  readonly promo_code: string | null;
  /** The total the shopper saw. */
  readonly seen_total: Fils;
}

/** The response to an order. Fields that do not apply to the payment method are null. */
export type OrderAnswer = Read<
  wire.OrderAnswer,
  never,
  { [K in 'order_success_token' | 'tran_ref' | 'redirect_url']: string | null }
>;
const orderAnswer = object<OrderAnswer>({
  order_number: string,
  order_success_token: optional(string, null),
  tran_ref: optional(string, null),
  redirect_url: optional(webAddress, null),
});

/** An order in the wire format, as JSON. Equal texts are equal orders. */
export const orderContent = ({ lines, seen_total: seen, ...order }: OrderRequest): string =>
  JSON.stringify({ ...order, lines: wireLines(lines), seen_total: toWire(seen) } satisfies wire.OrderRequest);

/** POST orders. The same key with the same content returns the same order. */
export async function postOrder(http: HttpClient, content: string, key: string): Promise<OrderAnswer> {
  return orderAnswer(await http.post('orders', JSON.parse(content), { headers: { 'idempotency-key': key } }));
}

/** Body of 409: what has changed since the quote. */
export const orderConflict = object<Pick<wire.OrderConflict, 'changes' | 'promo_error'>>({
  changes,
  promo_error: optional(refusedPromo, null),
});

/** Body of 409 when the key belongs to an order with another content. */
export const isKeyReused = (error: unknown): boolean => statusOf(error) === 409 && codeOf(error) === 'key_reused';

/** The order as the order-success page shows it; `final_total` is in fils. */
export type OrderSuccess = Read<wire.OrderSuccess, never, { order_token: string | null }>;
const orderSuccess = object<OrderSuccess>({
  order_number: string,
  payment_method: oneOf(...PAYMENT_METHODS),
  final_total: fils,
  order_token: optional(string, null),
});

/** POST orders/success: the order of a token. Invalid and expired tokens are refused. */
export async function postOrderSuccess(http: HttpClient, token: string): Promise<OrderSuccess> {
  return orderSuccess(await http.post('orders/success', { order_success_token: token }));
}
