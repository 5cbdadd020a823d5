import { MAX_LENGTHS } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { Language, ProductCode, Slug } from './shapes.js';

/**
 * POST stock-alerts: asks for one mail when a sold-out item is in stock again. Logged-in customers are mailed at their
 * account's address. Guests give `email`, and `token` once they have confirmed that address on this device. 409
 * `in_stock` for an item that is not sold out, 429 `too_many_alerts` beyond 50 open requests of one address.
 */
export const StockAlertRequest = Type.Object(
  {
    product_code: ProductCode,
    email: Type.Optional(Type.String({ maxLength: MAX_LENGTHS.email })),
    language: Language,
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: true },
);
export type StockAlertRequest = Static<typeof StockAlertRequest>;

/** `confirmation_sent`: the address must be confirmed with the link in a mail first. */
export const StockAlertAnswer = Type.Object({
  status: Type.Union([Type.Literal('waiting'), Type.Literal('confirmation_sent')]),
});
export type StockAlertAnswer = Static<typeof StockAlertAnswer>;

/** POST stock-alerts/confirm and stock-alerts/stop: the token of a link in a mail. 404 if invalid, 410 if expired. */
export const StockAlertLink = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: true },
);
export type StockAlertLink = Static<typeof StockAlertLink>;

/** Answer of POST stock-alerts/confirm. */
export const StockAlertConfirmed = Type.Object({
  email: Type.String(),
  token: Type.String({ description: 'Proves on this device that the address was confirmed' }),
  route: Slug,
  product_code: ProductCode,
  name: Type.String(),
  arabic: Type.Object({ name: Type.String() }),
  in_stock: Type.Boolean({ description: 'Whether it is in stock already' }),
});
export type StockAlertConfirmed = Static<typeof StockAlertConfirmed>;

/** Answer of POST stock-alerts/stop: all open requests of the address are deleted. */
export const StockAlertsStopped = Type.Object({ status: Type.Literal('stopped') });
export type StockAlertsStopped = Static<typeof StockAlertsStopped>;
