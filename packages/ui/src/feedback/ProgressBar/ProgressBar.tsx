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

// The browser's own element: it grows from the start of the line in both directions and needs no style attribute.
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
  /** What advances ("Free delivery"), while the words beside the bar say how far. Where they say all of it, `aria-labelledby` names them instead. */
  label?: string;
  value: number;
  max: number;
  tone?: 'accent' | 'success';
}

/** A bar without a name is none: one of the two. */
type Named = { label: string } | { 'aria-labelledby': string };

export type ProgressBarProps = Progress & Named;

/** How far something has come. Steps with names and dates are `TrackingSteps`. */
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
