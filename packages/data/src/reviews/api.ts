import type { ReviewRequest } from '@mahd/contract';
import type { HttpClient } from '../http/index.js';
import { array, boolean, mapped, number, object, oneOf, optional, string, type Decoded } from '../http/decoders.js';
import type { NamedQuery } from '../store/index.js';

const STARS = 5;

const review = object({
  _id: string,
  rating: mapped(number, (stars) => Math.min(STARS, Math.max(1, Math.round(stars)))),
  name: optional(string, ''),
  language: optional(oneOf('en', 'ar'), null),
  title: optional(string, ''),
  comment: optional(string, ''),
  verified: optional(boolean, false),
  sample: optional(boolean, false),
  created_at: optional(string, null),
});

const list = object({
  data: array(review),
  total: optional(number, 0),
  page: optional(number, 1),
  per_page: optional(number, 10),
  rating: optional(number, null),
  rating_distribution: optional(array(number), []),
});

/** A page of approved reviews with the summary of all of them. */
export type ReviewList = Decoded<typeof list>;

/** GET products/{id}/reviews: approved reviews, newest first. `product` is its id, route or code. */
export const reviewsQuery = (http: HttpClient, product: string, page = 1): NamedQuery<ReviewList> => ({
  queryKey: ['reviews', product, page],
  queryFn: async ({ signal }) =>
    list(await http.get(pathOf(product), { query: { page: page === 1 ? undefined : page }, signal })),
});

const held = object({ status: oneOf('held') });

/** POST products/{id}/reviews. The review is held until somebody approves it. */
export async function postReview(http: HttpClient, product: string, review: ReviewRequest): Promise<void> {
  held(await http.post(pathOf(product), review));
}

const pathOf = (product: string) => `products/${encodeURIComponent(product)}/reviews`;
