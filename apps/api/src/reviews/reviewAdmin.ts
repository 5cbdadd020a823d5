import { refreshRatings } from '../catalog/ratings.js';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { listReviews, setReviewState, type ReviewState } from './queries.js';

/** Manages reviews for operators. */
export class ReviewAdmin {
  constructor(private readonly db: Database) {}

  list(state: ReviewState, limit: number): ReturnType<typeof listReviews> {
    return listReviews(this.db, state, limit);
  }

  /** Approves or refuses a review and updates the product's rating. False if there is no such review. */
  async decide(id: string, state: 'approved' | 'refused'): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      const productId = await setReviewState(tx, id, state);
      if (productId === null) return false;
      await refreshRatings(tx, [productId]);
      return true;
    });
  }
}
