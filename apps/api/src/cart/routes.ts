import * as contract from '@mahd/contract';
import type { PaymentOptions } from '@mahd/rules/shop';
import type { Bearer } from '../accounts/bearer.js';
import type { Database } from '../db/database.js';
import type { RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { appliedPromo, promoAccountOf, refusedPromo } from './promo.js';
import { takeGuess } from './promoGuess.js';
import { requestedLines, cartRequest, quoteView, valueCart, type CartRequest, type ValuedCart } from './service.js';

export interface CartDependencies {
  readonly db: Database;
  readonly bearer: Bearer;
  readonly limiter: RateLimiter;
  readonly feedingRuleEnforced: boolean;
  readonly now: () => number;
  readonly paymentOptions: PaymentOptions;
}

export function registerCart(
  app: ApiInstance,
  { db, bearer, limiter, feedingRuleEnforced, now, paymentOptions }: CartDependencies,
): void {
  /** Prices a cart; an unknown promo code counts as a guess. */
  async function valued(address: string, request: CartRequest): Promise<ValuedCart> {
    const giveBack = await takeGuess(limiter, { address, userId: request.account?.id ?? null }, request.promoCode);
    const cart = await valueCart(db, request, {
      feedingRuleEnforced,
      mayTryCode: giveBack !== null,
      now: now(),
      lock: false,
    });
    if (cart.promo.kind !== 'refused' || cart.promo.reason !== 'notFound') await giveBack?.();
    return cart;
  }

  app.post(
    '/cart/quote',
    { schema: { tags: ['cart'], body: contract.QuoteRequest, response: responses(contract.Quote) } },
    async (request, reply) => {
      const user = (await bearer.optional(request))?.user;
      const requested = cartRequest(request.body, user === undefined ? null : promoAccountOf(user));
      const cart = await valued(request.ip, requested);
      reply.header('cache-control', 'no-store');
      return quoteView(cart, paymentOptions);
    },
  );

  app.post(
    '/promo-check',
    {
      schema: {
        tags: ['cart'],
        security: [{ bearer: [] }],
        body: contract.PromoCheckRequest,
        response: responses(contract.PromoCheckAnswer),
      },
    },
    async (request, reply) => {
      const { user } = await bearer.require(request);
      const { lines, code } = request.body;
      const requested = { lines: requestedLines(lines), promoCode: code, account: promoAccountOf(user) };
      const { promo } = await valued(request.ip, requested);
      reply.header('cache-control', 'no-store');
      const answer = appliedPromo(promo) ?? refusedPromo(promo);
      if (answer === null) throw new Error('A code was neither applied nor refused');
      return answer;
    },
  );
}
