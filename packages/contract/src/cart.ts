import { MAX_LENGTHS, MAX_LINES, MAX_QUANTITY, PAYMENT_METHODS, PROMO_REFUSALS } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { Money, MoneyOrNull, Nullable, OneOf, PictureOrNull, ProductCode, Slug } from './shapes.js';

/** A requested line. `seen_price` is the unit price the customer saw; it is compared, never trusted. */
export const CartLine = Type.Object(
  {
    product_code: ProductCode,
    quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
    seen_price: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description: 'AED' })),
  },
  { additionalProperties: true },
);
export type CartLine = Static<typeof CartLine>;

/** `card`, `applepay`, `tabby` and `tamara` are paid on the provider's page, `cod` in cash on delivery. */
export const PaymentMethod = OneOf(PAYMENT_METHODS);
export type PaymentMethod = Static<typeof PaymentMethod>;

export const PromoCodeText = Type.String({ maxLength: MAX_LENGTHS.promoCode });

/** POST cart/quote */
export const QuoteRequest = Type.Object(
  {
    lines: Type.Array(CartLine, { maxItems: MAX_LINES }),
    promo_code: Type.Optional(Nullable(PromoCodeText)),
  },
  { additionalProperties: true },
);
export type QuoteRequest = Static<typeof QuoteRequest>;

/** Why a line changed. `gone`: no longer sold; `unpriced`: no price yet. */
export const ChangeReason = OneOf(['price', 'stock', 'gone', 'unpriced', 'promo', 'total']);
export type ChangeReason = Static<typeof ChangeReason>;
export const Change = Type.Object({
  product_code: Nullable(ProductCode),
  name: Nullable(Type.String()),
  arabic: Nullable(Type.Object({ name: Type.String() })),
  reason: ChangeReason,
  before: Nullable(Type.Number({ description: 'Seen price (AED), asked quantity (pieces) or seen total (AED)' })),
  now: Nullable(Type.Number({ description: 'Price (AED), quantity available (pieces) or total (AED) now' })),
});
export type Change = Static<typeof Change>;

/** A priced line. `quantity` is limited by the stock; 0 when no longer sold. */
export const QuoteLine = Type.Object({
  product_code: ProductCode,
  route: Slug,
  category: Slug,
  name: Type.String(),
  size: Type.String(),
  color: Type.String(),
  arabic: Type.Object({ name: Type.String(), size: Type.String(), color: Type.String() }),
  featured_img: Type.String(),
  picture: PictureOrNull,
  quantity: Type.Integer({ minimum: 0 }),
  asked_quantity: Type.Integer({ minimum: 1 }),
  max_quantity: Type.Integer({ minimum: 0, description: `The least of ${MAX_QUANTITY} and the stock` }),
  price: Money,
  discounted_price: Type.Number({ description: 'AED; 0 when there is no discount' }),
  discount: Type.Integer({ minimum: 0, maximum: 100 }),
  line_total: Money,
  regulated_feeding: Type.Boolean({ description: 'Promo codes do not apply to this line' }),
});
export type QuoteLine = Static<typeof QuoteLine>;

/** The totals of a cart, and what the summary shows beside them. */
export const PaymentDetails = Type.Object({
  productsValue: Money,
  discount: Money,
  subTotal: Money,
  promoDiscount: Money,
  shippingCharges: Money,
  finalTotal: Money,
  vat: Type.Number({ description: 'VAT included in finalTotal, AED' }),
  freeDeliveryRemaining: Type.Number({ description: 'AED still missing for free delivery; 0 when it is free' }),
});
export type PaymentDetails = Static<typeof PaymentDetails>;

/** Why a promo code is rejected. */
export const PromoRefusal = OneOf(PROMO_REFUSALS);
export type PromoRefusal = Static<typeof PromoRefusal>;

export const PromoKind = OneOf(['percent', 'fixed']);
/** A valid promo code. */
export const AppliedPromo = Type.Object({
  promo_code: Type.String(),
  kind: PromoKind,
  value: Type.Number({ description: 'Percent or AED, depending on kind' }),
  discount: Money,
});
export type AppliedPromo = Static<typeof AppliedPromo>;
/**
 * A rejected promo code with the reason, tooManyTries after too many unknown codes; the minimum for minimumNotMet, the start for notStarted, and for loginFirst what
 * the code takes off after login.
 */
export const RefusedPromo = Type.Object({
  promo_code: Type.String(),
  reason: PromoRefusal,
  minimum_sub_total: MoneyOrNull,
  starts_at: Nullable(Type.String({ description: 'Date and time, ISO 8601' })),
  discount: MoneyOrNull,
});
export type RefusedPromo = Static<typeof RefusedPromo>;

export const Quote = Type.Object({
  lines: Type.Array(QuoteLine),
  paymentDetails: PaymentDetails,
  promo: Nullable(AppliedPromo),
  promo_error: Nullable(RefusedPromo),
  changes: Type.Array(Change),
  payment_methods: Type.Array(PaymentMethod, { description: 'How an order with this total can be paid' }),
});
export type Quote = Static<typeof Quote>;

/** POST promo-check (bearer) */
export const PromoCheckRequest = Type.Object(
  { code: PromoCodeText, lines: Type.Array(CartLine, { maxItems: MAX_LINES }) },
  { additionalProperties: true },
);
export type PromoCheckRequest = Static<typeof PromoCheckRequest>;
/** What the code gives, or the `reason` why it is refused. */
export const PromoCheckAnswer = Type.Union([AppliedPromo, RefusedPromo]);
export type PromoCheckAnswer = Static<typeof PromoCheckAnswer>;
