import { MAX_LENGTHS, MAX_LINES, MAX_QUANTITY, RETURN_REASONS, RETURN_STATES } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { Money, Nullable, OneOf, PictureOrNull, ProductCode } from './shapes.js';

const Moment = Type.String({ description: 'Date and time, ISO 8601' });

export const ReturnState = OneOf(RETURN_STATES);
export type ReturnState = Static<typeof ReturnState>;

export const ReturnReason = OneOf(RETURN_REASONS);
export type ReturnReason = Static<typeof ReturnReason>;

const lineNames = {
  name: Type.String(),
  size: Type.String(),
  color: Type.String(),
  arabic: Type.Object({ name: Type.String(), size: Type.String(), color: Type.String() }),
  picture: PictureOrNull,
};

/** An order line with what can still be returned of it. */
export const ReturnableLine = Type.Object({
  position: Type.Integer({ minimum: 0, description: 'Position of the line in the order' }),
  product_code: ProductCode,
  ...lineNames,
  quantity: Type.Integer({ minimum: 1 }),
  returnable: Type.Integer({ minimum: 0, description: 'Pieces that can still be returned' }),
  refundable: Type.Number({ description: 'AED paid for those pieces, after discounts' }),
  hygiene: Type.Boolean({ description: 'Once opened, it can be returned only when faulty, damaged or wrong' }),
});
export type ReturnableLine = Static<typeof ReturnableLine>;

export const ReturnLine = Type.Object({
  position: Type.Integer({ minimum: 0 }),
  ...lineNames,
  quantity: Type.Integer({ minimum: 1 }),
  reason: ReturnReason,
  opened: Type.Boolean(),
});
export type ReturnLine = Static<typeof ReturnLine>;

export const OrderReturn = Type.Object({
  return_number: Type.String({ description: 'The order number with a sequence number: MH-123456789-RT1' }),
  state: ReturnState,
  created_at: Moment,
  changed_at: Moment,
  refund: Money,
  note: Nullable(Type.String()),
  refusal: Nullable(Type.String({ description: "The shop's reason, when refused" })),
  lines: Type.Array(ReturnLine),
  pictures: Type.Integer({ minimum: 0, description: 'How many; deleted some time after the return is closed' }),
});
export type OrderReturn = Static<typeof OrderReturn>;

/**
 * Guests call `orders/link/{number}/returns` in place of `auth/orders/{number}/returns`, with the token of a link in the
 * order's mails in this header.
 */
export const ORDER_LINK_HEADER = 'order-link';

/** GET auth/orders/{number}/returns (bearer). POST has the same answer. */
export const OrderReturns = Type.Object({
  order_number: Type.String(),
  until: Nullable(Type.String({ description: 'Last moment for a return, ISO 8601; null before delivery' })),
  can_return: Type.Boolean({ description: 'Within the period, with pieces left' }),
  delivery_fee: Type.Number({
    description: 'AED; refunded once, with the first return of a faulty, damaged or wrong product',
  }),
  lines: Type.Array(ReturnableLine),
  returns: Type.Array(OrderReturn),
});
export type OrderReturns = Static<typeof OrderReturns>;

/**
 * The field `request`, as JSON, of the multipart form of POST auth/orders/{number}/returns. Up to four files `pictures`
 * (JPEG, PNG, WebP) may follow it. Repeating a request with the same `Idempotency-Key` creates one return.
 */
export const ReturnRequest = Type.Object(
  {
    lines: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 0, maximum: MAX_LINES - 1 }),
        quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
        reason: ReturnReason,
        opened: Type.Boolean(),
      }),
      { minItems: 1, maxItems: MAX_LINES },
    ),
    note: Type.Optional(Type.String({ maxLength: MAX_LENGTHS.returnNote })),
  },
  { additionalProperties: true },
);
export type ReturnRequest = Static<typeof ReturnRequest>;

/** Path parameters of calls for one return. */
export const ReturnPath = Type.Object({
  number: Type.String({ minLength: 1, maxLength: MAX_LENGTHS.orderNumber }),
  returnNumber: Type.String({ minLength: 1, maxLength: 40 }),
});
export type ReturnPath = Static<typeof ReturnPath>;

/**
 * GET auth/orders/{number}/returns/{return_number}/pictures (bearer). Data URLs, so that no uploaded file is ever a
 * document of the shop's origin.
 */
export const ReturnPictures = Type.Object({
  pictures: Type.Array(Type.String({ description: 'data:image/webp;base64,…' })),
});
export type ReturnPictures = Static<typeof ReturnPictures>;
