import { MAX_LENGTHS, PAYMENT_STATES } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { OneOf } from './shapes.js';

/** POST payments/status */
export const PaymentStatusRequest = Type.Object(
  {
    order_number: Type.String({ minLength: 1, maxLength: MAX_LENGTHS.orderNumber }),
    tran_ref: Type.String({ minLength: 1, maxLength: 60 }),
  },
  { additionalProperties: true },
);
export type PaymentStatusRequest = Static<typeof PaymentStatusRequest>;

/** `review`: on hold at the provider; `expired`: the payment page timed out. */
export const PaymentState = OneOf(PAYMENT_STATES);
export type PaymentState = Static<typeof PaymentState>;

export const PaymentStatus = Type.Object({
  state: OneOf(['pending', 'paid', 'declined', 'cancelled']),
  reason: Type.Optional(
    OneOf(['review', 'expired'], {
      description:
        '`review`: still pending, on hold at the provider; `expired`: cancelled, because the payment page timed out',
    }),
  ),
  order_success_token: Type.Optional(
    Type.String({ description: 'Only when paid, for a day, until the order is cancelled' }),
  ),
});
export type PaymentStatus = Static<typeof PaymentStatus>;
