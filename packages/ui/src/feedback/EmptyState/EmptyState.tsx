'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './EmptyState.styles.js';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** A calm illustration (`Picture`); decorative. */
  drawing?: ReactNode;
  title: ReactNode;
  /** Its place in the document's headings. */
  level?: 1 | 2 | 3;
  text?: ReactNode;
  /** The one way on: a `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** Stands where a list would be when there is nothing in it, and shows one way on. What failed is an `ErrorState`. */
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
