import type { Language } from '@mahd/rules/locale';
import { toWire, type AddressType, type Fils, type PaymentMethod } from '@mahd/rules/shop';
import { changes, refusedPromo, wireLines, type CartLine } from '../cart/index.js';
import { HttpError, type HttpClient } from '../http/index.js';
import { array, fils, mapped, object, oneOf, optional, string, webAddress, type Decoded } from '../http/decoders.js';

/** What the checkout form gives, checked by `checkoutErrors` of `@mahd/rules/shop`. */
export interface CheckoutDetails {
  readonly contact: {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** Nine digits after +971. */ readonly mobile: string;
  };
  readonly address: {
    /** Street name / Building / Flat. */
    readonly address: string;
    readonly type: AddressType;
    /** The English name from the emirates call. */
    readonly emirates: string;
    /** The English name of an area, or free text. */
    readonly area: string;
    readonly note?: string;
  };
  readonly payment_method: PaymentMethod;
  readonly language: Language;
}

/** The whole of an order as it is sent. */
export interface OrderRequest extends CheckoutDetails {
  readonly lines: readonly CartLine[];
  readonly promo_code: string | null;
  /** The total the shopper saw. */
  readonly seen_total: Fils;
}

const orderAnswer = object({
  order_number: string,
  order_success_token: optional(string, null),
  tran_ref: optional(string, null),
  redirect_url: optional(webAddress, null),
});
export type OrderAnswer = Decoded<typeof orderAnswer>;

/** An order as JSON of the wire. Equal texts are equal orders. */
export const orderContent = ({ lines, seen_total: seen, ...order }: OrderRequest): string =>
  JSON.stringify({ ...order, lines: wireLines(lines), seen_total: toWire(seen) });

/** POST orders. The same key with the same content gives the same order again. */
export async function postOrder(http: HttpClient, content: string, key: string): Promise<OrderAnswer> {
  return orderAnswer(await http.post('orders', JSON.parse(content), { headers: { 'idempotency-key': key } }));
}

/** Body of 409: what no longer holds. */
export const orderConflict = object({ changes, promo_error: optional(refusedPromo, null) });

/** Body of 409 when the key belongs to an order with another content. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 409 &&
  (error.body as { code?: unknown } | null)?.code === 'key_reused';

/** Body of 400 and 422: the wrong fields, by the last part of their path; `message` may be a message key. */
export const wrongFields = mapped(
  object({ errors: optional(array(object({ field: string, message: optional(string, '') })), []) }),
  ({ errors }) => errors.map(({ field, message }) => ({ name: field.split(/[./]/).at(-1) ?? field, message })),
);

const orderSuccess = object({ order_number: string, payment_method: oneOf('card', 'cod'), final_total: fils });
export type OrderSuccess = Decoded<typeof orderSuccess>;

/** POST orders/success: what the order-success page may show. A token that is made up, used for another order or too old is refused. */
export async function postOrderSuccess(http: HttpClient, token: string): Promise<OrderSuccess> {
  return orderSuccess(await http.post('orders/success', { order_success_token: token }));
}
