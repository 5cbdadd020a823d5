'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../foundation/UiProvider.js';
import { useFormats } from '../../foundation/useFormats.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { starColor } from './starColor.js';
import { fiveStarsPath } from './starPath.js';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--color-ink-soft);
  font-size: var(--text-14);
  line-height: 1.5;

  > [data-part='stars'] {
    flex: none;
    inline-size: 5.5em;
    block-size: 1.1em;
    fill: color-mix(in srgb, var(--color-control-line) 32%, var(--color-surface));
    transform: scaleX(var(--dir, 1));

    svg {
      fill: ${starColor};
    }
  }

  &[data-size='large'] {
    font-size: var(--text-18);
  }

  @media (forced-colors: active) {
    > [data-part='stars'] {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.5px;

      svg {
        fill: CanvasText;
        stroke: none;
      }
    }
  }
`;

export interface StarRatingProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** 0 to 5. Screen readers get it with at most two decimals. */
  rating: number;
  /** Number of reviews. Omit to hide it. */
  count?: number;
  /** Size of the stars. */
  size?: 'medium' | 'large';
}

/** An average rating. For input, use `RatingInput` of `ReviewForm`. */
export function StarRating({ rating, count, size = 'medium', ...rest }: StarRatingProps) {
  const { t } = useUi();
  const { formatNumber } = useFormats();
  const value = Math.min(5, Math.max(0, Number.isFinite(rating) ? rating : 0));
  return (
    <Root {...rest} data-part="star-rating" data-size={size}>
      {/* The filled stars are clipped at the width of the rating. */}
      <svg data-part="stars" viewBox="0 0 120 24" aria-hidden="true">
        <path d={fiveStarsPath} />
        <svg width={Math.round(value * 240) / 10} height="24">
          <path d={fiveStarsPath} />
        </svg>
      </svg>
      <VisuallyHidden>{t('rating', { rating: formatNumber(value) })}</VisuallyHidden>
      {count !== undefined && (
        <span data-part="count">
          <bdi aria-hidden="true">({formatNumber(count)})</bdi>
          <VisuallyHidden>{` (${t('reviews', { n: count })})`}</VisuallyHidden>
        </span>
      )}
    </Root>
  );
}
