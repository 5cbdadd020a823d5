'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';

const Root = styled.nav`
  display: grid;
  gap: var(--space-12);

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 var(--space-12);
    align-items: center;
    min-block-size: 4.5rem;
    padding: var(--space-12) var(--space-16);
    color: var(--color-ink);
    text-decoration: none;
    background: var(--color-surface);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);

    &:hover {
      border-color: var(--color-accent);
    }
  }

  svg {
    grid-row: span 2;
    color: var(--color-accent);
  }

  [data-part='next'] {
    grid-template-columns: minmax(0, 1fr) auto;
    text-align: end;

    > svg {
      grid-area: 1 / 2 / span 2;
    }
  }

  [data-part='label'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  [data-part='title'] {
    font-weight: var(--weight-medium);
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-24);

    > [data-part='next']:only-child {
      grid-column: 2;
    }
  }

  @media print {
    display: none;
  }
`;

export interface PreviousNextLink {
  label: string;
  title: string;
  href: string;
}

export interface PreviousNextLinksProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Accessible name of the navigation. */
  label: string;
  /** The previous page, if there is one. */
  previous?: PreviousNextLink | null;
  /** The next page, if there is one. */
  next?: PreviousNextLink | null;
}

/** Links to the previous and next page of a series, each on its side of the row. For numbered pages of a list, use `Pagination`. */
export function PreviousNextLinks({ label, previous, next, ...rest }: PreviousNextLinksProps) {
  const { Link } = useUi();
  if (!previous && !next) return null;
  return (
    <Root {...rest} aria-label={label} data-part="previous-next-links">
      {previous && (
        <Link href={previous.href} rel="prev" data-part="previous">
          <Icon name="arrow-start" />
          <span data-part="label">{previous.label}</span>
          <span data-part="title">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" data-part="next">
          <Icon name="arrow-end" />
          <span data-part="label">{next.label}</span>
          <span data-part="title">{next.title}</span>
        </Link>
      )}
    </Root>
  );
}
