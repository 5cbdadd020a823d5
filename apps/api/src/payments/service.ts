import type { OnlineOrder, PaymentStatus } from '@mahd/contract';
import { CURRENCY, isOnlineMethod } from '@mahd/rules/shop';
import type { DeliverySettings } from '@mahd/rules/shop/delivery';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { orders, payments } from '../db/schema/index.js';
import { notFound, ProblemError } from '../http/problem.js';
import { releaseHold } from '../orders/hold.js';
import { lockPayment, type Order, type Payment } from '../orders/lifecycle.js';
import type { OrderTokens } from '../orders/orderTokens.js';
import { applyTransaction } from './apply.js';
import { recordEvent, outcomeOf } from './events.js';
import { ProviderUnavailable, type PaymentProvider, type ProviderTransaction } from './provider.js';

/** How long a process may take to request a payment page before another one tries. */
const CLAIM_MS = 20_000;
const CLAIM_POLL_MS = 150;
/** The waiting page polls every few seconds; the provider is queried less often. */
const ASK_AGAIN_MS = 3_000;
/** How long after payment the thank-you page can be opened. */
const SUCCESS_MS = 24 * 3600_000;

export interface PaymentDependencies {
  readonly db: Database;
  readonly delivery: DeliverySettings;
  readonly provider: PaymentProvider;
  readonly tokens: OrderTokens;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Online payments, from the payment page to the placed order. */
export class PaymentService {
  readonly #beginning = new Map<string, Promise<OnlineOrder>>();

  constructor(private readonly dependencies: PaymentDependencies) {}

  get provider(): PaymentProvider {
    return this.dependencies.provider;
  }

  /**
   * The payment page of an order; repeated calls return the same page. If the provider is unavailable, the order is
   * deleted.
   */
  async begin(order: Order): Promise<OnlineOrder> {
    const running = this.#beginning.get(order.id);
    if (running !== undefined) return running;
    const begun = this.#begin(order).finally(() => this.#beginning.delete(order.id));
    this.#beginning.set(order.id, begun);
    return begun;
  }

  /**
   * The state of a payment. Open payments are queried, so that a lost callback does not lose an order. The thank-you
   * page is available for a day, so that order number and reference in a browser's history are of no use later.
   * @param onKnown called if the payment exists, before the provider is queried; may throw
   */
  async status(orderNumber: string, tranRef: string, onKnown: () => Promise<void>): Promise<PaymentStatus> {
    const found = await this.#find(orderNumber, tranRef);
    if (found === undefined) throw notFound('unknown_payment', 'Payment not found.');
    await onKnown();
    const isOpen = found.payment.state === 'pending' || found.payment.state === 'review';
    if (isOpen && (await this.#mayAsk(found.payment))) await this.#ask(tranRef);
    const { order, payment } = (await this.#find(orderNumber, tranRef)) ?? found;
    // The reservation expired while the provider still waits: over for the customer.
    const state = payment.state === 'pending' && order.hold === 'released' ? 'expired' : payment.state;
    if (state === 'review') return { state: 'pending', reason: state };
    if (state === 'expired') return { state: 'cancelled', reason: state };
    const isFresh = (payment.settledAt?.getTime() ?? 0) + SUCCESS_MS > this.dependencies.now();
    return state === 'paid' && isFresh && order.status !== 'ORDERCANCELLED'
      ? { state, order_success_token: this.dependencies.tokens.issue(orderNumber) }
      : { state };
  }

  /** Handles a callback: verifies the signature, queries the provider, then compares with our record. */
  async callback(body: Buffer, signature: string | undefined): Promise<void> {
    const { db, provider, now } = this.dependencies;
    const text = body.toString('utf8');
    const message = { kind: 'callback', body: text } as const;
    if (!provider.isGenuineCallback(body, signature)) {
      await recordEvent(db, {
        ...message,
        tranRef: null,
        signatureValid: false,
        outcome: 'forged',
        receivedAt: new Date(now()),
      });
      throw new ProblemError(403, 'bad_signature', 'Invalid signature.');
    }
    const before = await outcomeOf(db, { ...message, signatureValid: true });
    if (before === 'applied' || before === 'no_change') return;
    const reported = provider.readCallback(body);
    if (reported === null) {
      await recordEvent(db, {
        ...message,
        tranRef: null,
        signatureValid: true,
        outcome: 'unreadable',
        receivedAt: new Date(now()),
      });
      throw new ProblemError(422, 'unreadable', 'The message could not be read.');
    }
    const confirmed = reported.type === 'sale' ? await this.#confirm(reported) : reported;
    const outcome = await applyTransaction(this.dependencies, confirmed, message, now());
    if (outcome === 'mismatch' || outcome === 'unknown_payment')
      throw new ProblemError(422, outcome, 'The message does not match any payment of this shop.');
  }

  /** The order of a genuine return form. For display only. */
  async returned(fields: Readonly<Record<string, string>>): Promise<{ order: Order; tranRef: string } | null> {
    const { cartId, tranRef } = fields;
    if (cartId === undefined || tranRef === undefined || !this.dependencies.provider.isGenuineReturn(fields))
      return null;
    const found = await this.#find(cartId, tranRef);
    return found === undefined ? null : { order: found.order, tranRef };
  }

  async #confirm(reported: ProviderTransaction): Promise<ProviderTransaction> {
    try {
      return (await this.dependencies.provider.query(reported.tranRef)) ?? { ...reported, state: 'pending' };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      throw new ProblemError(503, 'provider_unavailable', 'The payment provider is not responding.', {
        headers: { 'retry-after': '30' },
      });
    }
  }

  async #ask(tranRef: string): Promise<void> {
    try {
      const reported = await this.dependencies.provider.query(tranRef);
      if (reported !== null)
        await applyTransaction(
          this.dependencies,
          reported,
          { kind: 'query', body: reported.raw },
          this.dependencies.now(),
        );
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.dependencies.log.warn({ err: error, tranRef }, 'the payment provider does not answer');
    }
  }

  /** Claims the next query, across processes. */
  async #mayAsk(payment: Payment): Promise<boolean> {
    const now = this.dependencies.now();
    const claimed = await this.dependencies.db
      .update(payments)
      .set({ askedAt: new Date(now) })
      .where(
        and(
          eq(payments.orderId, payment.orderId),
          or(isNull(payments.askedAt), lt(payments.askedAt, new Date(now - ASK_AGAIN_MS))),
        ),
      )
      .returning({ orderId: payments.orderId });
    return claimed.length > 0;
  }

  async #begin(order: Order): Promise<OnlineOrder> {
    const deadline = this.dependencies.now() + CLAIM_MS;
    for (;;) {
      const [payment] = await this.dependencies.db.select().from(payments).where(eq(payments.orderId, order.id));
      if (payment === undefined) throw paymentUnavailable();
      if (payment.tranRef !== null && payment.redirectUrl !== null)
        return { order_number: order.number, tran_ref: payment.tranRef, redirect_url: payment.redirectUrl };
      if (payment.state !== 'pending') throw paymentUnavailable();
      if (await this.#claim(order.id)) return this.#requestPage(order);
      if (this.dependencies.now() > deadline)
        throw new ProblemError(409, 'in_progress', 'This order is already being processed.', {
          headers: { 'retry-after': '2' },
        });
      await new Promise((resolve) => setTimeout(resolve, CLAIM_POLL_MS));
    }
  }

  async #claim(orderId: string): Promise<boolean> {
    const now = this.dependencies.now();
    const claimed = await this.dependencies.db
      .update(payments)
      .set({ claimedUntil: new Date(now + CLAIM_MS) })
      .where(
        and(
          eq(payments.orderId, orderId),
          isNull(payments.tranRef),
          or(isNull(payments.claimedUntil), lt(payments.claimedUntil, new Date(now))),
        ),
      )
      .returning({ orderId: payments.orderId });
    return claimed.length > 0;
  }

  async #requestPage(order: Order): Promise<OnlineOrder> {
    const { paymentMethod: method } = order;
    if (!isOnlineMethod(method)) throw new Error('Cash orders have no payment page');
    try {
      const { tranRef, redirectUrl } = await this.dependencies.provider.requestPage({
        orderNumber: order.number,
        amount: order.finalTotalFils,
        currency: CURRENCY,
        language: order.language,
        method,
        customer: {
          name: `${order.firstName} ${order.lastName}`,
          email: order.email,
          phone: order.mobile,
          street: order.address,
          city: order.area,
          state: order.emirate,
        },
      });
      await this.dependencies.db
        .update(payments)
        .set({ tranRef, redirectUrl, claimedUntil: null })
        .where(eq(payments.orderId, order.id));
      return { order_number: order.number, tran_ref: tranRef, redirect_url: redirectUrl };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.dependencies.log.error({ err: error, order: order.number }, 'no payment page');
      await this.#forget(order.number);
      throw paymentUnavailable();
    }
  }

  /**
   * Deletes an order without a payment page, so that its key can be reused, unless another process got a page
   * meanwhile.
   */
  async #forget(number: string): Promise<void> {
    await inTransaction(this.dependencies.db, async (tx) => {
      const { order, payment } = await lockPayment(tx, number);
      if (order === undefined || order.status !== null || payment?.tranRef != null) return;
      await releaseHold(tx, order);
      await tx.delete(orders).where(eq(orders.id, order.id));
    });
  }

  async #find(orderNumber: string, tranRef: string): Promise<{ order: Order; payment: Payment } | undefined> {
    const [found] = await this.dependencies.db
      .select({ order: orders, payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(orders.number, orderNumber), eq(payments.tranRef, tranRef)));
    return found;
  }
}

function paymentUnavailable(): ProblemError {
  return new ProblemError(
    503,
    'payment_unavailable',
    'Online payment is currently unavailable. Nothing was ordered or charged.',
    { headers: { 'retry-after': '30' } },
  );
}
