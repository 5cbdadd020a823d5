import { MAX_LENGTHS } from '@mahd/rules/shop';
import { Type, type Static } from '@sinclair/typebox';
import { DocumentId, Language, Nullable, OneOf } from './shapes.js';

/** GET and POST products/{id}/reviews; the product by id, route or code. */
export const ReviewParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120 }) });
export type ReviewParams = Static<typeof ReviewParams>;

/** GET products/{id}/reviews. Reviews in `language` come first. */
export const ReviewsQuery = Type.Object(
  {
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,5}$', description: 'From 1' })),
    language: Type.Optional(Language),
  },
  { additionalProperties: true },
);
export type ReviewsQuery = Static<typeof ReviewsQuery>;

/** An approved review. Plain text: escape it when rendering. */
export const Review = Type.Object({
  _id: DocumentId,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  name: Type.String({ description: 'First name of who wrote it' }),
  language: Language,
  title: Type.String({ description: 'Empty when there is none' }),
  comment: Type.String(),
  verified: Type.Boolean({ description: 'Written by a customer to whom the product was delivered' }),
  sample: Type.Boolean({ description: 'Invented for a demonstration: never part of structured data' }),
  created_at: Type.String({ description: 'Date and time, ISO 8601' }),
});
export type Review = Static<typeof Review>;

/** A page of approved reviews, those in the asked language first and then newest first, with the summary of all of them. */
export const ReviewList = Type.Object({
  data: Type.Array(Review),
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  per_page: Type.Integer({ minimum: 1 }),
  rating: Nullable(Type.Number({ minimum: 0, maximum: 5, description: 'Mean of all approved reviews, one decimal' })),
  rating_distribution: Type.Array(Type.Integer({ minimum: 0 }), {
    description: 'Approved reviews with 1, 2, 3, 4 and 5 stars',
    minItems: 5,
    maxItems: 5,
  }),
});
export type ReviewList = Static<typeof ReviewList>;

/** POST products/{id}/reviews (bearer). One review per product and customer. */
export const ReviewRequest = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    title: Type.Optional(Type.String({ maxLength: MAX_LENGTHS.reviewTitle })),
    comment: Type.String({ minLength: 1, maxLength: MAX_LENGTHS.review, pattern: '\\S' }),
    language: Language,
  },
  { additionalProperties: true },
);
export type ReviewRequest = Static<typeof ReviewRequest>;

/** GET and DELETE products/{id}/reviews/own (bearer): the customer's review of the product; DELETE withdraws it. */
export const OwnReview = Type.Object({
  review: Nullable(
    Type.Object({
      rating: Type.Integer({ minimum: 1, maximum: 5 }),
      comment: Type.String(),
      language: Language,
      state: OneOf(['held', 'approved', 'refused']),
    }),
  ),
});
export type OwnReview = Static<typeof OwnReview>;

/** The review is stored and appears once approved. */
export const ReviewAnswer = Type.Object({ status: OneOf(['held']) });
export type ReviewAnswer = Static<typeof ReviewAnswer>;
