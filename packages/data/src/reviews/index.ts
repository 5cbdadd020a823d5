/** Product reviews. */
import { queryAtomFamily } from '../store/index.js';
import { reviewsQuery } from './api.js';

export { reviewsQuery } from './api.js';
export type { OwnReview, ReviewList } from './api.js';
export { findOwnReviewAtom, withdrawReviewAtom } from './ownReview.js';
export type { WithdrawOutcome } from './ownReview.js';
export { checkReview, sendReviewAtom } from './sendReview.js';
export type { ReviewDraft, ReviewErrors, ReviewOutcome } from './sendReview.js';
export { toReviews } from './view.js';
export type { ReviewsView, ReviewView, StarsView } from './view.js';

/** `useAtomValue(reviewsAtom(product, language, page))`: one page of a product's approved reviews. */
export const reviewsAtom = queryAtomFamily(reviewsQuery);
