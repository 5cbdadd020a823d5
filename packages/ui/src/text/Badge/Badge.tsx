'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-inline-size: 100%;
  padding: var(--space-4) var(--space-12);
  border-radius: var(--radius-pill);
  color: var(--color-ink);
  background: var(--color-pastel-1);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
  line-height: 1.4;
  overflow-wrap: anywhere;

  &[data-tone='quiet'] {
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-line);
  }

  &[data-tone='accent'] {
    color: var(--color-on-accent);
    background: var(--color-accent);
  }

  &[data-tone='success'] {
    color: var(--color-success);
    background: var(--color-success-surface);
  }

  &[data-tone='warning'] {
    color: var(--color-warning);
    background: var(--color-warning-surface);
  }

  &[data-tone='danger'] {
    color: var(--color-danger);
    background: var(--color-danger-surface);
  }

  &[data-tone='info'] {
    color: var(--color-info);
    background: var(--color-info-surface);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** `soft` names a property (0+ months), `accent` an offer, `quiet` stands back; the others tell a state. */
  tone?: 'soft' | 'quiet' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
}

/** One or two words about the thing beside it. Not for actions, and not for sentences (`Notice`). */
export function Badge({ tone = 'soft', ...rest }: BadgeProps) {
  return <Root {...rest} data-part="badge" data-tone={tone} />;
}
