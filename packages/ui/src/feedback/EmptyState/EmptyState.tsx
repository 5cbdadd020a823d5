'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './EmptyState.styles.js';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Decorative illustration (`Picture`). */
  drawing?: ReactNode;
  /** What is empty, a heading. */
  title: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 1 | 2 | 3;
  /** What can be done about it. */
  description?: ReactNode;
  /** A `LinkButton` or `Button`; a second way on has the `outline` variant. */
  actions?: ReactNode;
}

/** Replaces an empty list and offers one next action. For failures use `ErrorState`. */
export function EmptyState({ drawing, title, headingLevel = 2, description, actions, ...rest }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Root {...rest} data-part="empty-state">
      {drawing && <div data-part="drawing">{drawing}</div>}
      <Title data-part="title">{title}</Title>
      {description && <p data-part="text">{description}</p>}
      {actions && <div data-part="action">{actions}</div>}
    </Root>
  );
}
