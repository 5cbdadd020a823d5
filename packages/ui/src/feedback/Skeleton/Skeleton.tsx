'use client';
import type { HTMLAttributes, Ref } from 'react';
import { keyframes, styled } from 'styled-components';

// The shimmer follows the reading direction.
const shine = keyframes`
  from {
    background-position: calc(50% + var(--dir, 1) * 150%) 0;
  }

  to {
    background-position: calc(50% - var(--dir, 1) * 150%) 0;
  }
`;

const Root = styled.span`
  display: block;
  inline-size: 100%;

  &[data-shape='text'] {
    display: grid;
    gap: 0.6em;
    padding-block: 0.3em;
  }

  [data-part='bone'] {
    display: block;
    border-radius: var(--radius-field);
    background: linear-gradient(
        calc(var(--dir, 1) * 90deg),
        var(--color-line) 35%,
        var(--color-pastel-3) 50%,
        var(--color-line) 65%
      )
      0 / 300% 100%;
    animation: ${shine} 1600ms linear infinite;
  }

  &[data-shape='text'] [data-part='bone'] {
    block-size: 0.9em;
  }

  &[data-shape='text'] [data-part='bone']:last-child:not(:first-child) {
    inline-size: 62%;
  }

  &[data-shape='picture'] [data-part='bone'] {
    aspect-ratio: 1;
    border-radius: var(--radius-card);
  }

  &[data-ratio='card'] [data-part='bone'] {
    aspect-ratio: 4 / 3;
  }

  &[data-ratio='hero'] [data-part='bone'] {
    aspect-ratio: 16 / 9;
  }

  &[data-shape='button'] [data-part='bone'] {
    block-size: 2.75rem;
    border-radius: var(--radius-pill);
  }

  @media (forced-colors: active) {
    [data-part='bone'] {
      border: 1px solid GrayText;
    }
  }
`;

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** Lines of `text`, a `picture`, or a `button`. */
  shape?: 'text' | 'picture' | 'button';
  /** Number of text lines; the last one is shorter. */
  lines?: number;
  /** Aspect ratio of a `picture`: `square` is 1 : 1, `card` 4 : 3, `hero` 16 : 9. */
  ratio?: 'square' | 'card' | 'hero';
}

/**
 * A placeholder with the size of the loading content, so that nothing shifts. Hidden from screen readers: set
 * `aria-busy` on the region around it.
 */
export function Skeleton({ shape = 'text', lines = 1, ratio = 'square', ...rest }: SkeletonProps) {
  return (
    <Root {...rest} aria-hidden="true" data-part="skeleton" data-shape={shape} data-ratio={ratio}>
      {Array.from({ length: shape === 'text' ? Math.max(1, lines) : 1 }, (_, line) => (
        <span key={line} data-part="bone" />
      ))}
    </Root>
  );
}
