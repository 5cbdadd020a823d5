import { MAX_LENGTHS, ONLINE_METHODS, ORDER_STATUSES, TRACKING_STEPS } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { PaymentMethod } from './cart.js';
import { Money, Nullable, OneOf, PictureOrNull, ProductCode, Slug } from './shapes.js';

/** The seven states of an order. */
export const OrderStatus = OneOf(ORDER_STATUSES);
export type OrderStatus = Static<typeof OrderStatus>;

/**
 * A refund of all or part of an order. `due`: requested; `sent`: the payment provider has it; `refused`: the provider
 * refused it, and the shop pays in another way. `manual`: a bank transfer, because the order was paid in cash or the
 * provider refused the refund.
 */
export const OrderRefund = Type.Object({
  reference: Type.String({ description: 'Number of the credit note' }),
  amount: Money,
  method: OneOf([...ONLINE_METHODS, 'manual']),
  state: OneOf(['due', 'sent', 'done', 'refused']),
  requested_at: Type.String({ description: 'Date and time, ISO 8601' }),
  done_at: Nullable(Type.String({ description: 'Date and time, ISO 8601' })),
});
export type OrderRefund = Static<typeof OrderRefund>;

/** POST orders/track: `contact` is the order's e-mail or mobile. */
export const TrackRequest = Type.Object(
  {
    order_number: Type.String({ minLength: 1, maxLength: MAX_LENGTHS.orderNumber }),
    contact: Type.String({ minLength: 1, maxLength: MAX_LENGTHS.email }),
  },
  { additionalProperties: true },
);
export type TrackRequest = Static<typeof TrackRequest>;

/** POST orders/link, orders/link/cancel and orders/link/invoice: the token of a link in an order's mails. */
export const OrderLinkRequest = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: true },
);
export type OrderLinkRequest = Static<typeof OrderLinkRequest>;

/** The four tracking steps. `at` is null until a step is reached. */
export const TrackStep = Type.Object({
  step: OneOf(TRACKING_STEPS),
  state: OneOf(['done', 'current', 'upcoming']),
  at: Nullable(Type.String({ description: 'Date and time, ISO 8601' })),
});
export type TrackStep = Static<typeof TrackStep>;

/** The days an order is expected to arrive. */
export const DeliveryWindow = Type.Object({
  from: Type.String({ description: 'YYYY-MM-DD in Dubai' }),
  to: Type.String({ description: 'YYYY-MM-DD in Dubai' }),
  emirate: Type.String({ description: 'English name' }),
});
export type DeliveryWindow = Static<typeof DeliveryWindow>;

export const Courier = Type.Object({
  name: Type.String(),
  tracking_number: Type.String(),
  url: Nullable(Type.String({ description: 'The courier’s tracking page' })),
});
export type Courier = Static<typeof Courier>;

/** An ordered item, with its name and price at the time of the order. */
export const OrderLine = Type.Object({
  product_code: ProductCode,
  route: Slug,
  name: Type.String(),
  size: Type.String(),
  color: Type.String(),
  arabic: Type.Object({ name: Type.String(), size: Type.String(), color: Type.String() }),
  picture: PictureOrNull,
  quantity: Type.Integer({ minimum: 1 }),
  price: Money,
  discounted_price: Type.Number({ description: 'AED; 0 when there was no discount' }),
  line_total: Money,
});
export type OrderLine = Static<typeof OrderLine>;

/** POST orders/track, orders/link and orders/link/cancel: an order without its contact and address. */
export const TrackAnswer = Type.Object({
  order_number: Type.String(),
  status: OrderStatus,
  placed_at: Type.String({ description: 'Date and time, ISO 8601' }),
  changed_at: Type.String({ description: 'Date and time, ISO 8601' }),
  steps: Type.Array(TrackStep, { minItems: 4, maxItems: 4 }),
  lines: Type.Array(OrderLine),
  promo_discount: Money,
  shipping_charges: Money,
  final_total: Money,
  payment_method: PaymentMethod,
  delivery: Nullable(DeliveryWindow),
  courier: Nullable(Courier),
  refunds: Type.Array(OrderRefund, { description: 'Oldest first' }),
  can_cancel: Type.Boolean(),
  has_invoice: Type.Boolean({ description: 'Whether the token opens an invoice: only those of mails do' }),
  can_return: Type.Boolean({ description: 'Delivered, and the token opens returns: only those of mails do' }),
  token: Type.String({ description: 'Signed access to this order' }),
});
export type TrackAnswer = Static<typeof TrackAnswer>;
