'use client';
import type { HTMLAttributes, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { useUi } from '../../foundation/UiProvider.js';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.js';
import { media } from '../../foundation/breakpoints.js';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const beat = keyframes`
  50% {
    opacity: 0.35;
  }
`;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  color: var(--color-accent);

  [data-part='wheel'] {
    inline-size: var(--spinner-size, 1.5em);
    block-size: var(--spinner-size, 1.5em);
    border: 0.18em solid color-mix(in srgb, currentColor 22%, transparent);
    border-block-start-color: currentColor;
    border-radius: 50%;
    animation: ${turn} 900ms linear infinite;
  }

  &[data-size='large'] {
    --spinner-size: 2.75rem;
  }

  &[data-overlay] {
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
    background: color-mix(in srgb, var(--color-surface) 78%, transparent);
  }

  /* The global rule stops all motion; a spinner must still show that something is loading. */
  ${media.reducedMotion} {
    [data-part='wheel'] {
      animation: ${beat} 2400ms linear infinite !important;
    }
  }
`;

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** Accessible name; "Loading…" by default. */
  label?: string;
  /** Diameter: 1.5 times the text size, or 44 px. */
  size?: 'medium' | 'large';
  /** Covers the nearest positioned ancestor, so that a form cannot be submitted twice. */
  overlay?: boolean;
}

/** A loading indicator for content of unknown shape. For a known shape use `Skeleton`. */
export function Spinner({ label, size = 'medium', overlay = false, ...rest }: SpinnerProps) {
  const { t } = useUi();
  return (
    <Root
      role="status"
      {...rest}
      data-part="spinner"
      data-size={overlay ? 'large' : size}
      data-overlay={overlay || undefined}
    >
      <span data-part="wheel" aria-hidden="true" />
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
    </Root>
  );
}
