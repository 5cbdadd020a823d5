import * as contract from '@mahd/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.js';
import type { ResponseCache } from '../http/responseCache.js';
import type { Limit, RateLimiter } from '../http/rateLimit.js';
import { responses } from '../http/responses.js';
import type { ApiInstance } from '../http/apiInstance.js';
import { readOwnReview, readReviews, withdrawReview, writeReview, type ReviewAuthor } from './service.js';

const tags = ['reviews'];
const BY_AUTHOR: Limit = { name: 'review-author', max: 20, seconds: 3600 };

export interface ReviewDependencies {
  readonly db: Database;
  readonly cache: ResponseCache;
  readonly limiter: RateLimiter;
  readonly now: () => number;
  /** Authenticates the author; throws a 401. */
  readonly authorOf: (request: FastifyRequest) => Promise<ReviewAuthor>;
}

export function registerReviews(app: ApiInstance, { db, cache, limiter, now, authorOf }: ReviewDependencies): void {
  app.get(
    '/products/:id/reviews',
    {
      schema: {
        tags,
        params: contract.ReviewParams,
        querystring: contract.ReviewsQuery,
        response: responses(contract.ReviewList),
      },
    },
    (request, reply) => {
      const { id } = request.params;
      const { language, page: asked = '1' } = request.query;
      const page = Number(asked);
      return cache.send(reply, `reviews ${language ?? ''} ${page} ${id}`, () => readReviews(db, id, page, language));
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
        response: responses(contract.ReviewAnswer),
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

  const own = {
    schema: {
      tags,
      security: [{ bearer: [] }],
      params: contract.ReviewParams,
      response: responses(contract.OwnReview),
    },
  };

  app.get('/products/:id/reviews/own', own, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { userId } = await authorOf(request);
    return readOwnReview(db, request.params.id, userId);
  });

  app.delete('/products/:id/reviews/own', own, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { userId } = await authorOf(request);
    await limiter.take(BY_AUTHOR, userId);
    await withdrawReview(db, request.params.id, userId);
    return { review: null };
  });
}
