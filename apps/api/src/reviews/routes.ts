import * as contract from '@mahd/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.js';
import type { AnswerCache } from '../http/answerCache.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { answers } from '../http/responses.js';
import type { ApiScope } from '../http/scope.js';
import { readReviews, writeReview, type ReviewAuthor } from './service.js';

const tags = ['reviews'];
const BY_AUTHOR: Limit = { name: 'review-author', max: 20, seconds: 3600 };

export interface ReviewParts {
  readonly db: Database;
  readonly cache: AnswerCache;
  readonly limiter: RateLimiter;
  readonly now: () => number;
  /** Who asks; throws a 401 for nobody. */
  readonly authorOf: (request: FastifyRequest) => Promise<ReviewAuthor>;
}

/** What customers say about a product. */
export function registerReviews(app: ApiScope, { db, cache, limiter, now, authorOf }: ReviewParts): void {
  app.get(
    '/products/:id/reviews',
    {
      schema: {
        tags,
        params: contract.ReviewParams,
        querystring: contract.ReviewsQuery,
        response: answers(contract.ReviewList),
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const page = Number(request.query.page ?? 1);
      return cache.send(reply, `reviews ${page} ${id}`, () => readReviews(db, id, page));
    },
  );

  app.post(
    '/products/:id/reviews',
    {
      schema: {
        tags,
        security: [{ bearer: [] }],
        params: contract.ReviewParams,
        body: contract.ReviewRequest,
        response: answers(contract.ReviewAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const author = await authorOf(request);
      await limiter.take(BY_AUTHOR, author.userId);
      await writeReview(db, request.params.id, request.body, author, new Date(now()));
      return { status: 'held' as const };
    },
  );
}
