import type { Language } from '@mahd/rules/locale';
import { MAX_LENGTHS } from '@mahd/rules/shop';
import { atom } from 'jotai';
import { failed, statusOf, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';
import { postReview } from './api.js';

/** A review form's values. `rating` is 0 until chosen. */
export interface ReviewDraft {
  /** Id, route or code of the product. */
  readonly product: string;
  readonly rating: number;
  readonly comment: string;
  readonly language: Language;
}

/** Errors of a draft by field; keys of the `reviews` messages. */
export interface ReviewErrors {
  readonly rating?: 'reviews.ratingRequired';
  readonly comment?: 'reviews.commentRequired';
}

/**
 * Result of sending a review.
 * - `held`: stored, and published after approval (`reviews.sent`)
 * - `invalid`: not sent
 * - `already`: this customer has already reviewed the product
 * - `loginNeeded`: not logged in, or the session has ended; the form keeps the draft
 */
export type ReviewOutcome =
  | { readonly kind: 'held'; readonly messageKey: 'reviews.sent' }
  | { readonly kind: 'invalid'; readonly errors: ReviewErrors }
  | { readonly kind: 'already'; readonly messageKey: 'reviews.already' }
  | { readonly kind: 'loginNeeded'; readonly messageKey: 'reviews.loginFirst' }
  | Failed<'reviews.failed'>;

/** Validates a draft; empty when it can be sent. */
export function checkReview({ rating, comment }: Pick<ReviewDraft, 'rating' | 'comment'>): ReviewErrors {
  return {
    ...(Number.isInteger(rating) && rating >= 1 && rating <= 5 ? {} : { rating: 'reviews.ratingRequired' as const }),
    ...(comment.trim() === '' ? { comment: 'reviews.commentRequired' as const } : {}),
  };
}

/** Sends a review by the logged-in customer. Never rejects. */
export const sendReviewAtom = atom(null, async (get, _set, draft: ReviewDraft): Promise<ReviewOutcome> => {
  const errors = checkReview(draft);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const { product, rating, language } = draft;
  const comment = draft.comment.trim().slice(0, MAX_LENGTHS.review);
  try {
    await postReview(get(httpAtom), product, { rating, comment, language });
    return { kind: 'held', messageKey: 'reviews.sent' };
  } catch (error) {
    const status = statusOf(error);
    if (status === 409) return { kind: 'already', messageKey: 'reviews.already' };
    if (status === 401) return { kind: 'loginNeeded', messageKey: 'reviews.loginFirst' };
    const outcome = failed(error);
    return outcome.messageKey === 'errors.general' ? { ...outcome, messageKey: 'reviews.failed' } : outcome;
  }
});
