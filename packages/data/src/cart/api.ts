import type * as wire from '@mahd/contract';
import { PAYMENT_METHODS, PROMO_REFUSALS, toWire, unitPrice, type Fils } from '@mahd/rules/shop';
import type { HttpClient, RequestOptions } from '../http/index.js';
import {
  array,
  boolean,
  fils,
  number,
  object,
  oneOf,
  optional,
  pictureOrNull,
  price,
  string,
  text,
  type Read,
} from '../http/decoders.js';
import type { CartLine, CartState } from './cartState.js';

const amount = optional(fils, 0);

/** A line as priced by the server, in fils. `quantity` is the available quantity, 0 if none. */
export type QuoteLine = Read<
  wire.QuoteLine,
  'category' | 'asked_quantity' | 'line_total',
  { price: wire.QuoteLine['price'] | null }
>;
const quoteLine = object<QuoteLine>({
  product_code: string,
  route: text,
  name: text,
  size: text,
  color: text,
  arabic: optional(object({ name: text, size: text, color: text }), { name: '', size: '', color: '' }),
  featured_img: text,
  picture: pictureOrNull,
  quantity: number,
  max_quantity: number,
  price,
  discounted_price: amount,
  discount: optional(number, 0),
  regulated_feeding: optional(boolean, false),
});

/** The totals of a cart, in fils. `finalTotal` includes `vat`. */
export type PaymentDetails = wire.PaymentDetails;
const paymentDetails = object<PaymentDetails>({
  productsValue: fils,
  discount: fils,
  subTotal: fils,
  promoDiscount: amount,
  shippingCharges: fils,
  finalTotal: fils,
  vat: fils,
  freeDeliveryRemaining: amount,
});

/** A difference from what the shopper saw. */
export type Change = wire.Change;
const change = object<Change>({
  product_code: optional(string, null),
  name: optional(string, null),
  arabic: optional(object({ name: text }), null),
  reason: oneOf('price', 'stock', 'gone', 'unpriced', 'promo', 'total'),
  /** AED for price and total, units for stock. */
  before: optional(number, null),
  now: optional(number, null),
});
export const changes = optional(array(change), []);

/** A valid promo code; `value` is percent or AED, depending on `kind`. */
export type AppliedPromo = wire.AppliedPromo;
const promo = object<AppliedPromo>({
  promo_code: string,
  kind: oneOf('percent', 'fixed'),
  value: number,
  discount: fils,
});

/** A rejected promo code with its reason. */
export type RefusedPromo = wire.RefusedPromo;
export const refusedPromo = object<RefusedPromo>({
  promo_code: string,
  reason: oneOf(...PROMO_REFUSALS),
  minimum_sub_total: optional(fils, null),
  starts_at: optional(string, null),
  discount: optional(fils, null),
});

export type PaymentMethod = wire.PaymentMethod;

/** A quote: the server's prices of a cart. */
export type Quote = Read<wire.Quote, never, { lines: QuoteLine[] }>;
const quote = object<Quote>({
  lines: array(quoteLine),
  paymentDetails,
  promo: optional(promo, null),
  promo_error: optional(refusedPromo, null),
  changes,
  payment_methods: optional(array(oneOf(...PAYMENT_METHODS)), ['card', 'cod']),
});

/** POST cart/quote. */
export async function postQuote(
  http: HttpClient,
  { lines, promo_code }: Pick<CartState, 'lines' | 'promo_code'>,
  call?: Pick<RequestOptions, 'signal'>,
): Promise<Quote> {
  const request: wire.QuoteRequest = { lines: wireLines(lines), promo_code };
  return quote(await http.post('cart/quote', request, call));
}

/** Lines in the format of the API, with the price the shopper has seen. */
export const wireLines = (lines: readonly CartLine[]): wire.CartLine[] =>
  lines.map((line) => ({
    product_code: line.productCode,
    quantity: line.quantity,
    ...(line.price !== null && { seen_price: toWire(unitPriceOf(line, line.price)) }),
  }));

const unitPriceOf = (line: CartLine, price: Fils): Fils => unitPrice(price, line.discounted_price);
