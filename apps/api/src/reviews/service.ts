import type { Language, OwnReview, Review, ReviewList, ReviewRequest } from '@mahd/contract';
import { normalizeEmail } from '@mahd/rules/shop';
import { findProduct } from '../catalog/queries.js';
import { refreshRatings } from '../catalog/ratings.js';
import type { Database } from '../db/database.js';
import { inTransaction } from '../db/transaction.js';
import { newDocumentId } from '../db/documentId.js';
import { reviews } from '../db/schema/index.js';
import { notFound, ProblemError } from '../http/problem.js';
import {
  findApproved,
  findReviewOf,
  removeReviewOf,
  removeReviewsOf,
  wasDelivered,
  type ReviewRow,
} from './queries.js';

const PAGE_SIZE = 10;
/** Control characters and bidirectional overrides, except newline and tab. */
const UNREADABLE = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export interface ReviewAuthor {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
  /** Only verified addresses may claim orders as purchases. */
  readonly emailVerified: boolean;
}

/** A page of approved reviews, those in the language of the shopper first. */
export async function readReviews(
  db: Database,
  productKey: string,
  page: number,
  language?: Language,
): Promise<ReviewList> {
  const product = await findProduct(db, productKey);
  if (product === undefined) throw unknownProduct();
  const offset = (page - 1) * PAGE_SIZE;
  const { rows, total } = await findApproved(db, product.id, language, { limit: PAGE_SIZE, offset });
  return {
    data: rows.map(reviewView),
    total,
    page,
    per_page: PAGE_SIZE,
    rating: product.ratingTenths === null ? null : product.ratingTenths / 10,
    rating_distribution: product.ratingCounts,
  };
}

/** Stores a review for moderation. Throws a 409 for a second review of the same product. */
export async function writeReview(
  db: Database,
  productKey: string,
  request: ReviewRequest,
  author: ReviewAuthor,
  at: Date,
): Promise<void> {
  const product = await findProduct(db, productKey);
  if (product === undefined) throw unknownProduct();
  const written = await db
    .insert(reviews)
    .values({
      id: newDocumentId(),
      productId: product.id,
      userId: author.userId,
      rating: request.rating,
      name: plain(author.firstName),
      language: request.language,
      title: plain(request.title ?? ''),
      comment: plain(request.comment),
      verified: author.emailVerified && (await wasDelivered(db, product.id, normalizeEmail(author.email))),
      sample: false,
      state: 'held',
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (written.length === 0) throw new ProblemError(409, 'already_reviewed', 'You have already reviewed this product.');
}

/** The review that a user has written of a product, in any state. */
export async function readOwnReview(db: Database, productKey: string, userId: string): Promise<OwnReview> {
  const product = await findProduct(db, productKey);
  if (product === undefined) throw unknownProduct();
  const row = await findReviewOf(db, product.id, userId);
  if (row === undefined) return { review: null };
  const { rating, comment, language, state } = row;
  return { review: { rating, comment, language, state } };
}

/** Deletes a user's review of a product, if there is one. */
export async function withdrawReview(db: Database, productKey: string, userId: string): Promise<void> {
  const product = await findProduct(db, productKey);
  if (product === undefined) throw unknownProduct();
  await inTransaction(db, async (tx) => {
    if (await removeReviewOf(tx, product.id, userId)) await refreshRatings(tx, [product.id]);
  });
}

/** Deletes all reviews of a user. */
export async function forgetAuthor(tx: Database, userId: string): Promise<void> {
  const productIds = await removeReviewsOf(tx, userId);
  if (productIds.length > 0) await refreshRatings(tx, productIds);
}

function reviewView({ id, rating, name, language, title, comment, verified, sample, createdAt }: ReviewRow): Review {
  return { _id: id, rating, name, language, title, comment, verified, sample, created_at: createdAt.toISOString() };
}

function plain(text: string): string {
  return text.replace(UNREADABLE, '').trim();
}

function unknownProduct(): ProblemError {
  return notFound('unknown_product', 'Product not found.');
}
