'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { directionOf } from '@mahd/rules/locale';
import { Icon } from '../../foundation/icons/Icon.js';
import { useFormats } from '../../foundation/useFormats.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { StarRating } from '../StarRating/index.js';
import { Root } from './ReviewList.styles.js';

/** A review, as plain text. */
export interface ReviewItem {
  id: string;
  /** Stars, 1 to 5. */
  rating: number;
  title?: string;
  comment: string;
  /**
   * Author and date: "Sara · 20 November 2026". It runs in the direction of the review: where name and date may be of two
   * directions, isolate each with U+2068 and U+2069.
   */
  by: string;
  /** Language of the text. When unknown, the text sets its own direction (`dir="auto"`). */
  language?: string | null;
  /** Label of a verified purchase. Omit for others. */
  verifiedLabel?: string | undefined;
}

/** The share of reviews with this many stars. */
export interface RatingDistributionRow {
  stars: number;
  /** Share of all reviews, 0 to 100. */
  percent: number;
  /** Accessible name: "5 stars: 3 reviews". */
  label: string;
}

export interface ReviewListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Average of all reviews; null without reviews. */
  average: number | null;
  /** Accessible name of the average: "4.5 out of 5". */
  averageLabel: string;
  /** Number of reviews. */
  count: number;
  /** In descending order of stars. */
  distribution: readonly RatingDistributionRow[];
  /** The reviews, in their order. */
  reviews: readonly ReviewItem[];
  /** Shown without reviews. */
  emptyText: ReactNode;
  /** Buttons and links below the distribution, for example to write a review. */
  actions?: ReactNode;
  /** Content below the reviews, such as `Pagination`. */
  footer?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 3 | 4;
}

/**
 * Customer reviews: average, distribution of stars, and the reviews in their original language. To write one, use
 * `ReviewForm`.
 */
export function ReviewList({
  average,
  averageLabel,
  count,
  distribution,
  reviews,
  emptyText,
  actions,
  footer,
  headingLevel = 3,
  ...rest
}: ReviewListProps) {
  const { formatNumber } = useFormats();
  const Heading = `h${headingLevel}` as const;
  const summed = average !== null && count > 0;
  return (
    <Root {...rest} data-part="review-list">
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
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.min(100, Math.max(0, percent))} height="1" />
                </svg>
                <bdi aria-hidden="true">{formatNumber(percent)}%</bdi>
              </li>
            ))}
          </ul>
          {actions}
        </div>
      )}
      <div>
        {reviews.length === 0 ? (
          <p data-part="empty">{emptyText}</p>
        ) : (
          <ul data-part="reviews">
            {reviews.map(({ id, rating, title, comment, by, language: written, verifiedLabel }) => {
              // Stars, author and date run in the direction of the text.
              const dir = written ? directionOf(written) : undefined;
              const text = { lang: written ?? undefined, dir: dir ?? 'auto' };
              return (
                <li key={id} dir={dir} data-part="review">
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
        {!summed && actions}
      </div>
    </Root>
  );
}
