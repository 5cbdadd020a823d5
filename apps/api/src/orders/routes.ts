import * as contract from '@mahd/contract';
import type { Bearer } from '../accounts/bearer.js';
import { takeGuess } from '../cart/promoGuess.js';
import { ProblemError } from '../http/problem.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { networkOf } from '../http/network.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { mailboxOf } from '../mail/mailbox.js';
import { normaliseOrderNumber } from './orderNumber.js';
import type { OrderService } from './service.js';

const tags = ['orders'];
/**
 * Limits guessing of order numbers and contacts: only misses count. An order's number is on its parcel, so one network
 * must not be able to keep its customer from tracking it.
 */
const MISSES_BY_ADDRESS: Limit = { name: 'track-address', max: 30, seconds: 600 };
const MISSES_BY_ORDER_AND_ADDRESS: Limit = { name: 'track-order-address', max: 10, seconds: 600 };
const MISSES_BY_ORDER: Limit = { name: 'track-order', max: 100, seconds: 3600 };

/**
 * Limits new orders, because each sends a mail and reserves stock. Retries do not count. Logged-in users count by
 * account, so that others ordering with their address do not use up their limit.
 */
const ORDERS_BY_ADDRESS: Limit = { name: 'order-address', max: 120, seconds: 600 };
const ORDERS_BY_MAILBOX: Limit = { name: 'order-mailbox', max: 60, seconds: 3600 };
const ORDERS_BY_ACCOUNT: Limit = { name: 'order-account', max: 60, seconds: 3600 };

export function registerOrders(
  app: ApiInstance,
  orders: OrderService,
  { limiter, bearer }: { readonly limiter: RateLimiter; readonly bearer: Bearer },
): void {
  app.post(
    '/orders',
    {
      schema: {
        tags,
        headers: contract.OrderHeaders,
        body: contract.OrderRequest,
        response: {
          ...responses(contract.OrderAnswer),
          409: {
            description: 'The cart, prices or terms have changed',
            content: { 'application/problem+json': { schema: contract.OrderConflict } },
          },
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const user = (await bearer.optional(request))?.user ?? null;
      const address = request.ip;
      const giveBack = await limiter.takeAll([
        [ORDERS_BY_ADDRESS, address],
        user === null ? [ORDERS_BY_MAILBOX, mailboxOf(request.body.contact.email)] : [ORDERS_BY_ACCOUNT, user.id],
      ]);
      const guesser = { address, userId: user?.id ?? null };
      const giveGuessBack = await takeGuess(limiter, guesser, request.body.promo_code ?? null);
      let isNew = false;
      let guessed = false;
      try {
        const { answer, isFirst } = await orders.place(
          request.headers['idempotency-key'],
          request.body,
          { user, address },
          giveGuessBack !== null,
        );
        isNew = isFirst;
        return answer;
      } catch (error) {
        guessed = isUnknownCode(error);
        throw error;
      } finally {
        if (!guessed) await giveGuessBack?.();
        if (!isNew) await giveBack();
      }
    },
  );

  app.post(
    '/orders/success',
    { schema: { tags, body: contract.OrderSuccessRequest, response: responses(contract.OrderSuccess) } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return orders.success(request.body.order_success_token);
    },
  );

  app.post(
    '/orders/track',
    { schema: { tags, body: contract.TrackRequest, response: responses(contract.TrackAnswer) } },
    async (request, reply) => {
      const { order_number: number, contact } = request.body;
      const known = normaliseOrderNumber(number);
      // Counted before the look-up, so that concurrent guesses cannot exceed the limit.
      const giveBack = await limiter.takeAll([
        [MISSES_BY_ADDRESS, request.ip],
        [MISSES_BY_ORDER_AND_ADDRESS, `${known} ${networkOf(request.ip)}`],
        [MISSES_BY_ORDER, known],
      ]);
      reply.header('cache-control', 'no-store');
      const found = await orders.track(number, contact);
      await giveBack();
      return found;
    },
  );
}

/** Whether an order was refused for an unknown promo code. */
function isUnknownCode(error: unknown): boolean {
  const refused =
    error instanceof ProblemError
      ? (error.options.extra?.promo_error as contract.RefusedPromo | null | undefined)
      : null;
  return refused?.reason === 'notFound';
}
