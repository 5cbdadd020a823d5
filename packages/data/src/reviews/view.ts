import type { Language } from '@mahd/rules/locale';
import type { ReviewList } from './api.js';

/** A review as a list shows it: plain text, in the language of who wrote it. */
export interface ReviewView {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly name: string;
  /** For `lang` and `dir` of its text; null when the back end does not say. */
  readonly language: Language | null;
  readonly title: string;
  readonly comment: string;
  /** The product was delivered to who wrote it. */
  readonly verified: boolean;
  /** ISO 8601; null when the back end does not say. */
  readonly writtenAt: string | null;
}

/** How many reviews have so many stars, and which part of all that is. */
export interface StarsView {
  readonly stars: number;
  readonly count: number;
  /** 0 to 100, whole. */
  readonly percent: number;
}

export interface ReviewsView {
  /** Mean of all approved reviews, one decimal; null without reviews. */
  readonly rating: number | null;
  readonly total: number;
  /** From five stars to one. Empty when the back end does not say. */
  readonly distribution: readonly StarsView[];
  readonly reviews: readonly ReviewView[];
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** Turns a page of reviews into what the product page shows. */
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
