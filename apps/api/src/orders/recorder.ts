import { createHash } from 'node:crypto';
import type { Change, OrderRequest } from '@mahd/contract';
import {
  isOnlineMethod,
  parseFils,
  payableMethods,
  toWire,
  type Fils,
  type PaymentMethod,
  type PaymentOptions,
} from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { eq, sql } from 'drizzle-orm';
import { lockVerifiedAccount } from '../accounts/queries.js';
import { promoAccountOf, refusedPromo } from '../cart/promo.js';
import { requestedLines, valueCart, type ValuedCart } from '../cart/service.js';
import type { Database } from '../db/database.js';
import { orderLines, orders, payments } from '../db/schema/index.js';
import { ProblemError } from '../http/problem.js';
import { orderDetails, type OrderDetails } from './details.js';
import { takeStock, usePromo } from './hold.js';
import { placeOrder, type Order } from './lifecycle.js';
import { newOrderNumber } from './orderNumber.js';
import { refusedMethod } from './refusedMethod.js';
import { addUnconfirmed, lockLimits, enforceLimits, type Customer } from './unconfirmed.js';
import { releaseUnpaidPromo } from './unpaidPromo.js';

export interface RecordOptions {
  readonly feedingRuleEnforced: boolean;
  readonly delivery: DeliverySettings;
  /** False after too many guesses of promo codes. */
  readonly mayTryCode: boolean;
  readonly paymentOptions: PaymentOptions;
  readonly now: number;
  readonly currency: string;
  /** Payment provider profile for online payments. */
  readonly profileId: number;
  readonly customer: Customer;
}

/**
 * Records an order once per idempotency key and reserves its stock and promo code; cash orders are placed at once.
 * Throws a 409 listing all changes if the cart differs from what was seen, and a 422 beyond the limits for unconfirmed
 * orders or for a payment method that is not offered for its total; nothing is written then.
 */
export async function recordOrder(
  tx: Database,
  key: string,
  request: OrderRequest,
  options: RecordOptions,
): Promise<{ readonly order: Order; readonly isFirst: boolean }> {
  const details = orderDetails(request);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key.toLowerCase()}, 0))`);
  const requestHash = hashOf(request, details);
  const [present] = await tx.select().from(orders).where(eq(orders.idempotencyKey, key));
  if (present !== undefined) {
    if (present.requestHash === requestHash) return { order: present, isFirst: false };
    throw new ProblemError(409, 'key_reused', 'This Idempotency-Key belongs to another order.');
  }

  const lines = requestedLines(request.lines);
  const { customer } = options;
  const counted = await lockLimits(tx, customer, details);
  if (customer.user !== null && request.promo_code != null)
    await releaseUnpaidPromo(tx, customer.user.id, request.promo_code, lines);
  const ownerId = customer.user?.id ?? (await lockVerifiedAccount(tx, details.email))?.id ?? null;
  const account = customer.user === null ? null : promoAccountOf(customer.user);
  const cart = await valueCart(
    tx,
    { lines, promoCode: request.promo_code ?? null, account },
    { feedingRuleEnforced: options.feedingRuleEnforced, mayTryCode: options.mayTryCode, now: options.now, lock: true },
  );
  refuseChanges(cart, request.seen_total);
  refuseMethod(options.paymentOptions, request.payment_method, cart.details.finalTotal);
  const goods = {
    pieces: cart.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    value: cart.details.finalTotal,
  };
  await enforceLimits(tx, counted, customer, request.payment_method, goods);
  if (!(await takeStock(tx, lines))) throw new Error('Stock changed under a lock');
  const order = await writeOrder(tx, { key, requestHash, request, details, cart, ownerId, options });
  await addUnconfirmed(tx, order, counted, goods);
  return { order, isFirst: true };
}

function refuseChanges(cart: ValuedCart, seenTotal: number): void {
  const changes: Change[] = [...cart.changes];
  const promoError = refusedPromo(cart.promo);
  const nothing = { product_code: null, name: null, arabic: null };
  if (promoError !== null) changes.push({ ...nothing, reason: 'promo', before: null, now: null });
  if (parseFils(seenTotal) !== cart.details.finalTotal)
    changes.push({ ...nothing, reason: 'total', before: seenTotal, now: toWire(cart.details.finalTotal) });
  if (changes.length > 0) {
    throw new ProblemError(409, 'cart_changed', 'Your cart has changed. Nothing was ordered or charged.', {
      extra: { changes, promo_error: promoError },
    });
  }
}

function refuseMethod(options: PaymentOptions, method: PaymentMethod, total: Fils): void {
  if (payableMethods(options, total).includes(method)) return;
  throw refusedMethod(options.methods.includes(method) ? 'limit' : 'unavailable');
}

interface NewOrder {
  readonly key: string;
  readonly requestHash: string;
  readonly request: OrderRequest;
  readonly details: OrderDetails;
  readonly cart: ValuedCart;
  /** The account that lists the order: the customer's, or a guest's with the same verified address. */
  readonly ownerId: string | null;
  readonly options: RecordOptions;
}

async function writeOrder(
  tx: Database,
  { key, requestHash, request, details, cart, ownerId, options }: NewOrder,
): Promise<Order> {
  const at = new Date(options.now);
  const totals = cart.details;
  const promoCode = cart.promo.kind === 'applied' ? cart.promo.promo.code : null;
  const [order] = await tx
    .insert(orders)
    .values({
      ...details,
      userId: ownerId,
      number: newOrderNumber(),
      idempotencyKey: key,
      requestHash,
      status: null,
      paymentMethod: request.payment_method,
      language: request.language,
      productsValueFils: totals.productsValue,
      discountFils: totals.discount,
      subTotalFils: totals.subTotal,
      promoDiscountFils: totals.promoDiscount,
      shippingFils: totals.shippingCharges,
      finalTotalFils: totals.finalTotal,
      vatFils: totals.vatIncluded,
      promoCode,
      hold: 'held',
      createdAt: at,
      changedAt: at,
    })
    .returning();
  if (order === undefined) throw new Error('The order was not written');
  await tx.insert(orderLines).values(
    cart.lines.map((line, position) => ({
      orderId: order.id,
      position,
      productCode: line.sellable.code,
      route: line.sellable.route,
      texts: {
        en: {
          name: line.sellable.summary.en.name,
          size: line.sellable.texts.en.size,
          color: line.sellable.texts.en.color,
        },
        ar: {
          name: line.sellable.summary.ar.name,
          size: line.sellable.texts.ar.size,
          color: line.sellable.texts.ar.color,
        },
      },
      picture: line.sellable.variantPictures[0] ?? line.sellable.productPictures[0] ?? null,
      quantity: line.quantity,
      priceFils: line.price,
      discountedFils: line.discountedPrice,
      lineTotalFils: line.lineTotal,
      regulatedFeeding: line.regulatedFeeding,
      hygiene: line.sellable.hygiene,
    })),
  );
  if (promoCode !== null) await usePromo(tx, order, promoCode, at);
  if (isOnlineMethod(request.payment_method))
    await tx.insert(payments).values({
      orderId: order.id,
      state: 'pending',
      amountFils: totals.finalTotal,
      currency: options.currency,
      profileId: options.profileId,
      requestedAt: at,
    });
  else await placeOrder(tx, order, at, options.delivery);
  return order;
}

/** Hash of the request's normalised content. */
function hashOf(request: OrderRequest, details: OrderDetails): string {
  const essence = [
    details,
    requestedLines(request.lines).map(({ productCode, quantity }) => [productCode, quantity]),
    request.promo_code ?? null,
    request.payment_method,
    request.language,
    request.seen_total,
  ];
  return createHash('sha256').update(JSON.stringify(essence)).digest('base64url');
}
