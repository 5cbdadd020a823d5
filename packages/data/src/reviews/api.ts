import type * as wire from '@mahd/contract';
import type { HttpClient } from '../http/index.js';
import {
  array,
  boolean,
  either,
  mapped,
  number,
  object,
  oneOf,
  optional,
  refuse,
  string,
  text,
  type Decoder,
  type Read,
} from '../http/decoders.js';
import type { NamedQuery } from '../store/index.js';

const STARS = 5;

/** An approved review. `language` and `created_at` are null when unknown. */
type Review = Read<wire.Review, never, { language: wire.Language | null; created_at: string | null }>;
const review = object<Review>({
  _id: string,
  rating: mapped(number, (stars) => Math.min(STARS, Math.max(1, Math.round(stars)))),
  name: text,
  language: optional(oneOf('en', 'ar'), null),
  title: text,
  comment: text,
  verified: optional(boolean, false),
  sample: optional(boolean, false),
  created_at: optional(string, null),
});

/** A page of approved reviews with a summary of all. */
export type ReviewList = Read<wire.ReviewList, never, { data: Review[] }>;
const list = object<ReviewList>({
  data: array(review),
  total: optional(number, 0),
  page: optional(number, 1),
  per_page: optional(number, 10),
  rating: optional(number, null),
  rating_distribution: optional(array(number), []),
});

/**
 * GET products/{id}/reviews: approved reviews, those in the language first and then newest first. `product` is its id,
 * route or code.
 */
export const reviewsQuery = (
  http: HttpClient,
  product: string,
  language: wire.Language,
  page = 1,
): NamedQuery<ReviewList> => ({
  queryKey: ['reviews', product, language, page],
  queryFn: async ({ signal }) =>
    list(await http.get(pathOf(product), { query: { language, page: page === 1 ? undefined : page }, signal })),
});

const held = object<wire.ReviewAnswer>({ status: oneOf('held') });

/** POST products/{id}/reviews. A review is published after approval. */
export async function postReview(http: HttpClient, product: string, review: wire.ReviewRequest): Promise<void> {
  held(await http.post(pathOf(product), review));
}

const none: Decoder<null> = (value, path = '$') => (value === null ? null : refuse(path, 'a review or null'));

const ownReview = object<wire.OwnReview>({
  review: either(
    object<OwnReview>({
      rating: number,
      comment: text,
      language: oneOf('en', 'ar'),
      state: oneOf('held', 'approved', 'refused'),
    }),
    none,
  ),
});

/** A customer's own review, in any state. */
export type OwnReview = NonNullable<wire.OwnReview['review']>;

/** GET products/{id}/reviews/own: the logged-in customer's review of a product, or null. */
export async function getOwnReview(http: HttpClient, product: string): Promise<OwnReview | null> {
  return ownReview(await http.get(`${pathOf(product)}/own`)).review;
}

/** DELETE products/{id}/reviews/own: withdraws it. */
export async function deleteOwnReview(http: HttpClient, product: string): Promise<void> {
  ownReview(await http.send('DELETE', `${pathOf(product)}/own`));
}

const pathOf = (product: string) => `products/${encodeURIComponent(product)}/reviews`;
