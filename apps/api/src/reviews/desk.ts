import { refreshRatings } from '../catalog/ratings.js';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { listReviews, setReviewState, type ReviewState } from './queries.js';

/** What operators do with reviews. */
export class ReviewDesk {
  constructor(private readonly db: Database) {}

  list(state: ReviewState, limit: number): ReturnType<typeof listReviews> {
    return listReviews(this.db, state, limit);
  }

  /** Shows a review or takes it away; the product's rating follows. False when there is no such review. */
  async decide(id: string, state: 'approved' | 'refused'): Promise<boolean> {
    return inTransaction(this.db, async (tx) => {
      const productId = await setReviewState(tx, id, state);
      if (productId === null) return false;
      await refreshRatings(tx, [productId]);
      return true;
    });
  }
}
