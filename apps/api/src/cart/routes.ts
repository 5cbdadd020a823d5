import * as contract from '@mahd/contract';
import type { Bearer } from '../accounts/bearer.js';
import type { Database } from '../db/database.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { appliedPromo, refusedPromo } from './promo.js';
import { askedLines, cartRequest, quoteView, valueCart, type ValuedCart } from './service.js';

/** Guessing promo codes: a code nobody knows counts, a real one never does. */
const UNKNOWN_CODES: Limit = { name: 'promo-address', max: 30, seconds: 600 };

export interface CartParts {
  readonly db: Database;
  readonly bearer: Bearer;
  readonly limiter: RateLimiter;
  readonly enforced: boolean;
  readonly now: () => number;
  readonly paymentMethods: contract.PaymentMethod[];
}

export function registerCart(app: ApiScope, { db, bearer, limiter, enforced, now, paymentMethods }: CartParts): void {
  /** The try is taken before the code is looked up, so that a thousand guesses at once are no more than the limit, and given back for a real code. */
  async function guessing(address: string, hasCode: boolean, value: () => Promise<ValuedCart>): Promise<ValuedCart> {
    if (!hasCode) return value();
    await limiter.take(UNKNOWN_CODES, address);
    const cart = await value();
    if (cart.promo.kind !== 'refused' || cart.promo.reason !== 'notFound') await limiter.giveBack(UNKNOWN_CODES, address);
    return cart;
  }

  app.post('/cart/quote', { schema: { tags: ['cart'], body: contract.QuoteRequest, response: answers(contract.Quote) } }, async (request, reply) => {
    const asked = cartRequest(request.body, (await bearer.optional(request))?.user.id ?? null);
    const cart = await guessing(request.ip, asked.promoCode !== null, () => valueCart(db, asked, { enforced, now: now(), lock: false }));
    reply.header('cache-control', 'no-store');
    return quoteView(cart, paymentMethods);
  });

  app.post('/promo-check', { schema: { tags: ['cart'], security: [{ bearer: [] }], body: contract.PromoCheckRequest, response: answers(contract.PromoCheckAnswer) } }, async (request, reply) => {
    const { user } = await bearer.require(request);
    const { lines, code } = request.body;
    const asked = { lines: askedLines(lines), promoCode: code, email: user.email, userId: user.id };
    const { promo } = await guessing(request.ip, true, () => valueCart(db, asked, { enforced, now: now(), lock: false }));
    reply.header('cache-control', 'no-store');
    return { promo: appliedPromo(promo), promo_error: refusedPromo(promo) };
  });
}
