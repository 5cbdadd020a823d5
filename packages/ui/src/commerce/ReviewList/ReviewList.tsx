'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { directionOf, formatNumber, formatPercent, type Language } from '@mahd/rules/locale';
import { Icon } from '../../foundation/icons/Icon.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { StarRating } from '../StarRating/index.js';
import { Root } from './ReviewList.styles.js';

/** One review, as plain text. */
export interface ReviewShown {
  id: string;
  /** 1 to 5. */
  rating: number;
  title?: string;
  comment: string;
  /** Who wrote it and when, complete: "Sara, 20 November 2026". */
  by: string;
  /** Of what was written; absent when nobody knows: the text then shows its own direction. */
  language?: Language | null;
  /** "Verified purchase", when it is one. */
  verifiedLabel?: string | undefined;
}

/** How many reviews have so many stars. */
export interface StarsShown {
  stars: number;
  /** 0 to 100. */
  percent: number;
  /** The row in words: "5 stars: 3 reviews". */
  label: string;
}

export interface ReviewListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Mean of all reviews; null without reviews. */
  average: number | null;
  /** The mean in words: "4.5 out of 5". */
  averageLabel: string;
  /** How many reviews there are in all. */
  count: number;
  /** Most stars first. */
  distribution: readonly StarsShown[];
  reviews: readonly ReviewShown[];
  /** What is said while there are none. */
  emptyText: ReactNode;
  /** Below the reviews: `Pagination`. */
  footer?: ReactNode;
  headingLevel?: 3 | 4;
}

/** What customers say: average, how the stars are spread, and the reviews in the language of who wrote them. To write one is a `ReviewForm`. */
export function ReviewList({
  average,
  averageLabel,
  count,
  distribution,
  reviews,
  emptyText,
  footer,
  headingLevel = 3,
  ...rest
}: ReviewListProps) {
  const Heading = `h${headingLevel}` as const;
  const summed = average !== null && count > 0;
  return (
    <Root {...rest} data-part="review-list" data-summed={summed || undefined}>
      {summed && (
        <div data-part="summary">
          <p data-part="average">
            <bdi>{averageLabel}</bdi>
          </p>
          <StarRating rating={average} count={count} size="large" />
          <ul data-part="distribution">
            {distribution.map(({ stars, percent, label }) => (
              <li key={stars} data-part="stars-row">
                <VisuallyHidden>{label}</VisuallyHidden>
                <span aria-hidden="true">{formatNumber(stars)}</span>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect width={Math.min(100, Math.max(0, percent))} height="1" />
                </svg>
                <bdi aria-hidden="true">{formatPercent(percent)}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {reviews.length === 0 ? (
          <p data-part="empty">{emptyText}</p>
        ) : (
          <ul data-part="reviews">
            {reviews.map(({ id, rating, title, comment, by, language: written, verifiedLabel }) => {
              const text = written ? { lang: written, dir: directionOf(written) } : { dir: 'auto' };
              return (
                <li key={id} data-part="review">
                  <StarRating rating={rating} />
                  {title && (
                    <Heading {...text} data-part="title">
                      {title}
                    </Heading>
                  )}
                  <p {...text} data-part="comment">
                    {comment}
                  </p>
                  <p data-part="by">
                    <span>{by}</span>
                    {verifiedLabel && (
                      <span data-part="verified">
                        <Icon name="check" />
                        {verifiedLabel}
                      </span>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        )}
        {footer}
      </div>
    </Root>
  );
}
