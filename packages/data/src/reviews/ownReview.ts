import { atom } from 'jotai';
import { failed, type Failed } from '../http/failed.js';
import { httpAtom } from '../store/index.js';
import { deleteOwnReview, getOwnReview, type OwnReview } from './api.js';

/** Fetches the logged-in customer's review of a product. Null without one, or when that is unknown. Never rejects. */
export const findOwnReviewAtom = atom(null, async (get, _set, product: string): Promise<OwnReview | null> => {
  try {
    return await getOwnReview(get(httpAtom), product);
  } catch {
    return null;
  }
});

/** Result of withdrawing a review. */
export type WithdrawOutcome = { readonly kind: 'withdrawn'; readonly messageKey: 'reviews.withdrawn' } | Failed;

/** Deletes the logged-in customer's review of a product. Never rejects. */
export const withdrawReviewAtom = atom(null, async (get, _set, product: string): Promise<WithdrawOutcome> => {
  try {
    await deleteOwnReview(get(httpAtom), product);
    return { kind: 'withdrawn', messageKey: 'reviews.withdrawn' };
  } catch (error) {
    return failed(error);
  }
});
