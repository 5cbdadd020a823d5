import { MAX_LENGTHS } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { PaymentMethod } from './cart.js';
import { AddressType } from './checkout.js';
import { Courier, DeliveryWindow, OrderLine, OrderRefund, OrderStatus, TrackStep } from './orders.js';
import { PaymentState } from './payments.js';
import { ReturnState } from './returns.js';
import { ListOf, Money, Nullable } from './shapes.js';

/** GET auth/orders (bearer): a page of ten, newest first. */
export const AccountOrdersQuery = Type.Object(
  { page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$' })) },
  { additionalProperties: true },
);
export type AccountOrdersQuery = Static<typeof AccountOrdersQuery>;

const Moment = Type.String({ description: 'Date and time, ISO 8601' });

const summary = {
  order_number: Type.String(),
  created_at: Moment,
  status: Nullable(OrderStatus),
  payment_method: PaymentMethod,
  payment_state: Nullable(PaymentState),
  payment_page: Nullable(Type.String({ description: 'The provider’s page, while the order can be paid' })),
  items: Type.Integer({ minimum: 1, description: 'Sum of quantities' }),
  final_total: Money,
  can_cancel: Type.Boolean(),
  has_invoice: Type.Boolean(),
};

/** An order in the list. `status` is null while its card payment is pending. */
export const AccountOrderSummary = Type.Object({
  ...summary,
  open_return: Nullable(
    Type.Object({ return_number: Type.String(), state: ReturnState }, { description: 'The newest that is not closed' }),
  ),
});
export type AccountOrderSummary = Static<typeof AccountOrderSummary>;
export const AccountOrders = ListOf(AccountOrderSummary);
export type AccountOrders = Static<typeof AccountOrders>;

/** GET auth/orders/{number} (bearer). POST auth/orders/{number}/cancel has the same answer. */
export const AccountOrder = Type.Object({
  ...summary,
  placed_at: Nullable(Moment),
  changed_at: Moment,
  steps: Type.Array(TrackStep, { minItems: 4, maxItems: 4 }),
  lines: Type.Array(OrderLine),
  contact: Type.Object({
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    mobile: Type.String({ description: 'E.164' }),
  }),
  address: Type.Object({
    address: Type.String(),
    type: AddressType,
    emirates: Type.String(),
    area: Type.String(),
    note: Nullable(Type.String()),
  }),
  gift: Nullable(
    Type.Object({
      firstName: Type.String(),
      lastName: Type.String(),
      mobile: Type.String({ description: 'E.164' }),
      message: Nullable(Type.String()),
    }),
  ),
  amounts: Type.Object({
    productsValue: Money,
    discount: Money,
    subTotal: Money,
    promoDiscount: Money,
    shippingCharges: Money,
    finalTotal: Money,
    vat: Type.Number({ description: 'VAT included in finalTotal, AED' }),
  }),
  promo_code: Nullable(Type.String()),
  delivery: Nullable(DeliveryWindow),
  courier: Nullable(Courier),
  refunds: Type.Array(OrderRefund, { description: 'Oldest first' }),
});
export type AccountOrder = Static<typeof AccountOrder>;

/** Path parameters of calls for one order. */
export const OrderNumberPath = Type.Object({
  number: Type.String({ minLength: 1, maxLength: MAX_LENGTHS.orderNumber }),
});
export type OrderNumberPath = Static<typeof OrderNumberPath>;
