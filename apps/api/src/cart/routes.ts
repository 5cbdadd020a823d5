import * as contract from '@mahd/contract';
import type { Bearer } from '../accounts/bearer.js';
import type { Database } from '../db/database.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { appliedPromo, refusedPromo } from './promo.js';
import { askedLines, cartRequest, quoteView, valueCart } from './service.js';

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
  app.post('/cart/quote', { schema: { tags: ['cart'], body: contract.QuoteRequest, response: answers(contract.Quote) } }, async (request, reply) => {
    const asked = cartRequest(request.body, (await bearer.optional(request))?.user.id ?? null);
    if (asked.promoCode !== null) await limiter.check(UNKNOWN_CODES, request.ip);
    const cart = await valueCart(db, asked, { enforced, now: now(), lock: false });
    if (cart.promo.kind === 'refused' && cart.promo.reason === 'notFound') await limiter.count(UNKNOWN_CODES, request.ip);
    reply.header('cache-control', 'no-store');
    return quoteView(cart, paymentMethods);
  });

  app.post('/promo-check', { schema: { tags: ['cart'], security: [{ bearer: [] }], body: contract.PromoCheckRequest, response: answers(contract.PromoCheckAnswer) } }, async (request, reply) => {
    const { user } = await bearer.require(request);
    await limiter.check(UNKNOWN_CODES, request.ip);
    const { lines, code } = request.body;
    const { promo } = await valueCart(db, { lines: askedLines(lines), promoCode: code, email: user.email, userId: user.id }, { enforced, now: now(), lock: false });
    if (promo.kind === 'refused' && promo.reason === 'notFound') await limiter.count(UNKNOWN_CODES, request.ip);
    reply.header('cache-control', 'no-store');
    return { promo: appliedPromo(promo), promo_error: refusedPromo(promo) };
  });
}
