import { Type, type Static } from '@sinclair/typebox';
import { Money, Nullable, OneOf } from './shapes.js';

/** The seven states of an order. */
export const OrderStatus = OneOf([
  'ORDERPLACED',
  'ORDERCONFIRMED',
  'ORDERPROCESSED',
  'ORDERDISPATCHED',
  'ORDERDELIVERED',
  'ORDERNOTDELIVERED',
  'ORDERCANCELLED',
]);
export type OrderStatus = Static<typeof OrderStatus>;

/**
 * A refund of all or part of an order. `due`: requested; `sent`: the payment provider has it; `refused`: the provider
 * refused it, and the shop pays in another way. `manual`: a bank transfer, because the order was paid in cash.
 */
export const OrderRefund = Type.Object({
  reference: Type.String({ description: 'Number of the credit note' }),
  amount: Money,
  method: OneOf(['card', 'manual']),
  state: OneOf(['due', 'sent', 'done', 'refused']),
  requested_at: Type.String({ description: 'Date and time, ISO 8601' }),
  done_at: Nullable(Type.String({ description: 'Date and time, ISO 8601' })),
});
export type OrderRefund = Static<typeof OrderRefund>;

/** POST orders/track: `contact` is the order's e-mail or mobile. */
export const TrackRequest = Type.Object(
  {
    order_number: Type.String({ minLength: 1, maxLength: 30 }),
    contact: Type.String({ minLength: 1, maxLength: 254 }),
  },
  { additionalProperties: true },
);
export type TrackRequest = Static<typeof TrackRequest>;

/** The four tracking steps. `at` is null until a step is reached. */
export const TrackStep = Type.Object({
  step: OneOf(['confirmed', 'processing', 'dispatched', 'delivered']),
  state: OneOf(['done', 'current', 'upcoming']),
  at: Nullable(Type.String({ description: 'Date and time, ISO 8601' })),
});
export type TrackStep = Static<typeof TrackStep>;

export const TrackAnswer = Type.Object({
  order_number: Type.String(),
  status: OrderStatus,
  placed_at: Type.String({ description: 'Date and time, ISO 8601' }),
  changed_at: Type.String({ description: 'Date and time, ISO 8601' }),
  steps: Type.Array(TrackStep, { minItems: 4, maxItems: 4 }),
});
export type TrackAnswer = Static<typeof TrackAnswer>;
