'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { stateTones, type StateTone } from '../../foundation/stateTones.js';

const Root = styled.span`
  --tone-ink: var(--color-ink);
  --tone-surface: var(--color-pastel-1);
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  padding: var(--space-4) var(--space-12);
  border-radius: var(--radius-pill);
  color: var(--tone-ink);
  background: var(--tone-surface);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  line-height: 1.4;
  overflow-wrap: anywhere;

  &[data-tone='accent'] {
    --tone-ink: var(--color-on-accent);
    --tone-surface: var(--color-accent);
  }

  ${stateTones}

  &[data-variant='outline'] {
    --tone-surface: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-line);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** `neutral` for a property (from birth), `accent` for an offer; the others are states. */
  tone?: 'neutral' | 'accent' | StateTone;
  /** `outline` for the least emphasis. */
  variant?: 'solid' | 'outline';
}

/** One or two words about the item beside it. Not for actions or sentences (`Notice`). */
export function Badge({ tone = 'neutral', variant = 'solid', ...rest }: BadgeProps) {
  return <Root {...rest} data-part="badge" data-tone={tone} data-variant={variant} />;
}
