import { ADDRESS_TYPES, MAX_LENGTHS, MAX_LINES } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { CartLine, Change, PaymentMethod, PromoCodeText, RefusedPromo } from './cart.js';
import { Problem } from './problem.js';
import { Language, Money, Nullable, OneOf } from './shapes.js';

export const AddressType = OneOf(ADDRESS_TYPES);
export type AddressType = Static<typeof AddressType>;

export const Contact = Type.Object(
  {
    email: Type.String({ maxLength: MAX_LENGTHS.email }),
    firstName: Type.String({ maxLength: MAX_LENGTHS.firstName }),
    lastName: Type.String({ maxLength: MAX_LENGTHS.lastName }),
    mobile: Type.String({ maxLength: MAX_LENGTHS.phone, description: 'Nine digits after +971' }),
  },
  { additionalProperties: true },
);
export type Contact = Static<typeof Contact>;

export const Address = Type.Object(
  {
    address: Type.String({ maxLength: MAX_LENGTHS.address, description: 'Street, building, apartment' }),
    type: AddressType,
    emirates: Type.String({ maxLength: 60, description: "An emirate's English name from auth/emirates" }),
    area: Type.String({
      maxLength: MAX_LENGTHS.area,
      description: 'English name of a location, or free text for Other',
    }),
    note: Type.Optional(Nullable(Type.String({ maxLength: MAX_LENGTHS.deliveryNote }))),
  },
  { additionalProperties: true },
);
export type Address = Static<typeof Address>;

/**
 * The recipient of a gift, whose address is the order's. The parcel and its packing slip show no prices. Orders
 * paid in cash cannot be gifts: the courier would ask the recipient for the price.
 */
export const GiftRequest = Type.Object(
  {
    recipient_first_name: Type.String({ maxLength: MAX_LENGTHS.firstName }),
    recipient_last_name: Type.String({ maxLength: MAX_LENGTHS.lastName }),
    recipient_mobile: Type.String({ maxLength: MAX_LENGTHS.phone, description: 'Nine digits after +971' }),
    gift_message: Type.Optional(Nullable(Type.String({ maxLength: MAX_LENGTHS.giftMessage }))),
  },
  { additionalProperties: true },
);
export type GiftRequest = Static<typeof GiftRequest>;

/** POST orders, with the header `Idempotency-Key` (a UUID): the same key returns the same order. */
export const OrderRequest = Type.Object(
  {
    contact: Contact,
    address: Address,
    gift: Type.Optional(Nullable(GiftRequest)),
    lines: Type.Array(CartLine, { minItems: 1, maxItems: MAX_LINES }),
    promo_code: Type.Optional(Nullable(PromoCodeText)),
    payment_method: PaymentMethod,
    language: Language,
    seen_total: Type.Number({ minimum: 0, maximum: 10_000_000, description: 'finalTotal the shopper saw, AED' }),
  },
  { additionalProperties: true },
);
export type OrderRequest = Static<typeof OrderRequest>;

export const OrderHeaders = Type.Object(
  {
    'idempotency-key': Type.String({
      pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
    }),
  },
  { additionalProperties: true },
);
export type OrderHeaders = Static<typeof OrderHeaders>;

export const CodOrder = Type.Object({ order_number: Type.String(), order_success_token: Type.String() });
export type CodOrder = Static<typeof CodOrder>;
export const OnlineOrder = Type.Object({
  order_number: Type.String(),
  tran_ref: Type.String(),
  redirect_url: Type.String(),
});
export type OnlineOrder = Static<typeof OnlineOrder>;
/** Answer of POST orders: a token for cash on delivery, the URL of the payment page for other methods. */
export const OrderAnswer = Type.Object({
  order_number: Type.String(),
  order_success_token: Type.Optional(Type.String({ description: 'Cash on delivery: the order is placed' })),
  tran_ref: Type.Optional(Type.String({ description: 'Online payment: the provider’s reference' })),
  redirect_url: Type.Optional(Type.String({ description: 'Online payment: the provider’s page' })),
});
export type OrderAnswer = Static<typeof OrderAnswer>;

/** 409 of POST orders: prices or stock changed since they were shown; nothing was ordered or charged. */
export const OrderConflict = Type.Object({
  ...Problem.properties,
  changes: Type.Array(Change),
  promo_error: Nullable(RefusedPromo),
});
export type OrderConflict = Static<typeof OrderConflict>;

/** POST orders/success: the data of the order-success page, for a valid order_success_token. */
export const OrderSuccessRequest = Type.Object(
  { order_success_token: Type.String({ maxLength: 400 }) },
  { additionalProperties: true },
);
export type OrderSuccessRequest = Static<typeof OrderSuccessRequest>;
export const OrderSuccess = Type.Object({
  order_number: Type.String(),
  payment_method: PaymentMethod,
  final_total: Money,
  order_token: Type.String({ description: 'Access to this order, for orders/link' }),
});
export type OrderSuccess = Static<typeof OrderSuccess>;
