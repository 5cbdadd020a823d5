import type { Language } from '@mahd/rules/locale';
import type { ReviewList } from './api.js';

/** Props of a review: plain text in its author's language. */
export interface ReviewView {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly name: string;
  /** For `lang` and `dir` of its text; null when unknown. */
  readonly language: Language | null;
  readonly title: string;
  readonly comment: string;
  /** The author has received the product. */
  readonly verified: boolean;
  /** ISO 8601; null when unknown. */
  readonly writtenAt: string | null;
}

/** Number and share of reviews with this many stars. */
export interface StarsView {
  readonly stars: number;
  readonly count: number;
  /** Percent, an integer. */
  readonly percent: number;
}

export interface ReviewsView {
  /** Mean of all approved reviews, one decimal; null without reviews. */
  readonly rating: number | null;
  readonly total: number;
  /** From five stars to one; empty when unknown. */
  readonly distribution: readonly StarsView[];
  readonly reviews: readonly ReviewView[];
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** Turns a page of reviews into props of the product page. */
export function toReviews(list: ReviewList): ReviewsView {
  const { data, total, page, per_page, rating, rating_distribution: counts } = list;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return {
    rating,
    total,
    distribution: counts
      .map((count, index) => ({ stars: index + 1, count, percent: all === 0 ? 0 : Math.round((count / all) * 100) }))
      .reverse(),
    reviews: data.map(({ _id, created_at, sample: _sample, ...review }) => ({
      id: _id,
      ...review,
      writtenAt: created_at,
    })),
    page,
    pages: Math.max(1, Math.ceil(total / Math.max(1, per_page))),
  };
}
