/** Product reviews. */
import { queryAtomFamily } from '../store/index.js';
import { reviewsQuery } from './api.js';

export { reviewsQuery } from './api.js';
export type { ReviewList } from './api.js';
export { checkReview, sendReviewAtom } from './sendReview.js';
export type { ReviewDraft, ReviewErrors, ReviewOutcome } from './sendReview.js';
export { toReviews } from './view.js';
export type { ReviewsView, ReviewView, StarsView } from './view.js';

/** `useAtomValue(reviewsAtom(product, language, page))`: one page of a product's approved reviews. */
export const reviewsAtom = queryAtomFamily(reviewsQuery);
