'use client';
import type { ProgressHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';

const track = css`
  border-radius: var(--radius-pill);
  background: var(--color-line);
`;

const fill = css`
  border-radius: var(--radius-pill);
  background: var(--progress-color, var(--color-accent));
  transition: inline-size var(--motion-slow) var(--ease-out);
`;

// The native element grows from the inline start and needs no style attribute, which the CSP would refuse.
const Root = styled.progress`
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  appearance: none;
  border: 0;
  ${track}

  &[data-tone='success'] {
    --progress-color: var(--color-success);
  }

  &::-webkit-progress-bar {
    ${track}
  }

  &::-webkit-progress-value {
    ${fill}
  }

  &::-moz-progress-bar {
    ${fill}
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

interface Progress extends Omit<ProgressHTMLAttributes<HTMLProgressElement>, 'children'> {
  ref?: Ref<HTMLProgressElement>;
  /**
   * Accessible name ("Free delivery") when the text beside the bar does not name it. Otherwise use `aria-labelledby`.
   */
  label?: string;
  /** Progress so far, in the unit of `max`. */
  value: number;
  /** The goal, in any unit. */
  max: number;
  /** Colour of the bar. */
  tone?: 'accent' | 'success';
}

/** One of the two names is required. */
type Named = { label: string } | { 'aria-labelledby': string };

export type ProgressBarProps = Progress & Named;

/** Shows progress towards a goal. For steps with names and dates, use `TrackingSteps`. */
export function ProgressBar({ label, value, max, tone = 'accent', ...rest }: ProgressBarProps) {
  const limit = max > 0 ? max : 1;
  return (
    <Root
      {...rest}
      aria-label={label}
      value={Math.min(limit, Math.max(0, value))}
      max={limit}
      data-part="progress-bar"
      data-tone={tone}
    />
  );
}
