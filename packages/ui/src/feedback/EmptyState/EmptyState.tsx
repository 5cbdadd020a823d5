'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './EmptyState.styles.js';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Decorative illustration (`Picture`). */
  drawing?: ReactNode;
  title: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  /** A single `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** Replaces an empty list and offers one next action. For failures use `ErrorState`. */
export function EmptyState({ drawing, title, level = 2, text, action, ...rest }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <Root {...rest} data-part="empty-state">
      {drawing && <div data-part="drawing">{drawing}</div>}
      <Title data-part="title">{title}</Title>
      {text && <p data-part="text">{text}</p>}
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
}
