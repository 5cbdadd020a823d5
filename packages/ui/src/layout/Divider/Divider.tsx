'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
  color: var(--color-ink-soft);
  font-size: var(--text-14);

  &::before,
  &:not(:empty)::after {
    flex: 1 1 1rem;
    block-size: 1px;
    background: var(--color-line);
    content: '';
  }

  &[data-orientation='vertical'] {
    flex-direction: column;
    align-self: stretch;
    inline-size: fit-content;

    &::before,
    &:not(:empty)::after {
      inline-size: 1px;
      block-size: auto;
      min-block-size: 1rem;
    }
  }

  @media (forced-colors: active) {
    &::before,
    &:not(:empty)::after {
      background: CanvasText;
    }
  }
`;

export interface DividerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** A word in the line: "or". */
  label?: string;
  /** `vertical` between items of a row. */
  orientation?: 'horizontal' | 'vertical';
}

/** A line between groups of content. Often a gap or a heading is enough. */
export function Divider({ label, orientation = 'horizontal', ...rest }: DividerProps) {
  // A separator has no readable content, so a labelled line is none.
  const separator = label === undefined ? { role: 'separator', 'aria-orientation': orientation } : {};
  return (
    <Root {...separator} {...rest} data-part="divider" data-orientation={orientation}>
      {label}
    </Root>
  );
}
