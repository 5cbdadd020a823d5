import type { ReviewList } from '@mahd/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findOwnReviewAtom,
  reviewsQuery,
  sendReviewAtom,
  toReviews,
  withdrawReviewAtom,
  type ReviewDraft,
} from '../../src/reviews/index.js';
import { createShopStore } from '../../src/store/index.js';
import { fakeServer, type Answer } from '../fakeServer.js';

const page: ReviewList = {
  data: [
    {
      _id: '0'.repeat(24),
      rating: 4,
      name: 'عبير',
      language: 'ar',
      title: 'عملي',
      comment: 'القطع قليلة',
      verified: true,
      sample: true,
      created_at: '2026-05-03T08:00:00Z',
    },
  ],
  total: 11,
  page: 2,
  per_page: 10,
  rating: 4.3,
  rating_distribution: [1, 0, 0, 4, 6],
};
const read = async (body: unknown) => {
  const { http, calls } = fakeServer(() => ({ body }));
  return {
    reviews: toReviews(await createShopStore({ http }).load(reviewsQuery(http, 'baby oil', 'ar', 2))),
    url: calls[0]?.url,
  };
};
const draft: ReviewDraft = { product: 'baby-oil', rating: 5, comment: '  Soft. ', language: 'en' };
const send = async (reply: Answer, changes: Partial<ReviewDraft> = {}) => {
  const { http, calls } = fakeServer(() => reply);
  return { outcome: await createShopStore({ http }).store.set(sendReviewAtom, { ...draft, ...changes }), calls };
};

describe('reviews', () => {
  it('returns a page and the summary of all, five stars first', async () => {
    const { reviews, url } = await read(page);
    expect(url).toBe('/api/products/baby%20oil/reviews?language=ar&page=2');
    expect(reviews).toMatchObject({ rating: 4.3, total: 11, page: 2, pages: 2 });
    expect(reviews.distribution).toEqual([
      { stars: 5, count: 6, percent: 55 },
      { stars: 4, count: 4, percent: 36 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 1, percent: 9 },
    ]);
    expect(reviews.reviews).toEqual([
      {
        id: '0'.repeat(24),
        rating: 4,
        name: 'عبير',
        language: 'ar',
        title: 'عملي',
        comment: 'القطع قليلة',
        verified: true,
        writtenAt: '2026-05-03T08:00:00Z',
      },
    ]);
  });

  it('accepts the reduced reviews of another back end', async () => {
    const { reviews } = await read({ data: [{ _id: 7, rating: '9' }] });
    expect(reviews).toEqual({
      rating: null,
      total: 0,
      distribution: [],
      page: 1,
      pages: 1,
      reviews: [
        { id: '7', rating: 5, name: '', language: null, title: '', comment: '', verified: false, writtenAt: null },
      ],
    });
  });
});

describe('sending a review', () => {
  it('sends trimmed values', async () => {
    const { outcome, calls } = await send({ body: { status: 'held' } });
    expect(outcome).toEqual({ kind: 'held', messageKey: 'reviews.sent' });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/api/products/baby-oil/reviews',
      body: { rating: 5, comment: 'Soft.', language: 'en' },
    });
  });

  it('sends nothing without a rating and a comment', async () => {
    const { outcome, calls } = await send({}, { rating: 0, comment: ' \n' });
    expect(outcome).toEqual({
      kind: 'invalid',
      errors: { rating: 'reviews.ratingRequired', comment: 'reviews.commentRequired' },
    });
    expect(calls).toEqual([]);
  });

  it.each([
    [{ status: 409 }, { kind: 'already', messageKey: 'reviews.already' }],
    [{ status: 401 }, { kind: 'loginNeeded', messageKey: 'reviews.loginFirst' }],
    [{ status: 422 }, { kind: 'failed', messageKey: 'reviews.failed' }],
    [
      { status: 429, headers: { 'retry-after': '60' } },
      { kind: 'failed', messageKey: 'errors.tooMany', retryAfter: 60 },
    ],
    [{ status: 500 }, { kind: 'failed', messageKey: 'errors.server' }],
  ])('maps the response to a result: %j', async (reply, outcome) => {
    expect((await send(reply)).outcome).toMatchObject(outcome);
  });

  it('never sends what the API would reject', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double(), fc.string({ maxLength: 3000 }), async (rating, comment) => {
        const { calls } = await send({ body: { status: 'held' } }, { rating, comment });
        for (const { body } of calls as { body: { rating: number; comment: string } }[]) {
          expect([1, 2, 3, 4, 5]).toContain(body.rating);
          expect(body.comment.length).toBeLessThanOrEqual(2000);
          expect(body.comment).toMatch(/\S/);
        }
      }),
    );
  });
});

describe('a review of one’s own', () => {
  const review = { rating: 2, comment: 'Too small.', language: 'en', state: 'held' };
  const withAnswer = (reply: Answer) => {
    const { http, calls } = fakeServer(() => reply);
    return { store: createShopStore({ http }).store, calls };
  };

  it('is found; a failed request counts as none', async () => {
    expect(await withAnswer({ body: { review } }).store.set(findOwnReviewAtom, 'baby oil')).toEqual(review);
    expect(await withAnswer({ body: { review: null } }).store.set(findOwnReviewAtom, 'baby oil')).toBeNull();
    expect(await withAnswer({ status: 503 }).store.set(findOwnReviewAtom, 'baby oil')).toBeNull();
  });

  it('is withdrawn', async () => {
    const { store, calls } = withAnswer({ body: { review: null } });
    expect(await store.set(withdrawReviewAtom, 'baby oil')).toMatchObject({ kind: 'withdrawn' });
    expect(calls[0]).toMatchObject({ method: 'DELETE', url: '/api/products/baby%20oil/reviews/own' });
    expect(await withAnswer({ status: 503 }).store.set(withdrawReviewAtom, 'baby oil')).toMatchObject({
      kind: 'failed',
    });
  });
});
