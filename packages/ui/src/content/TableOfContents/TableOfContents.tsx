'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

const Root = styled.nav`
  padding: var(--space-16) var(--space-24);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > [data-part='title'] {
    padding-block-end: var(--space-4);
    font-weight: var(--weight-medium);
  }

  /* One column beside a text; two above it where there is room. */
  > ol {
    columns: 14rem auto;
    column-gap: var(--space-32);
    list-style: '';
  }

  li {
    border-block-start: 1px solid var(--color-line);
    break-inside: avoid;
  }

  a {
    display: block;
    padding-block: var(--space-8);
    color: var(--color-ink);
    text-decoration: none;
    overflow-wrap: break-word;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }

  @media print {
    display: none;
  }
`;

export interface TableOfContentsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Title and accessible name of the list. */
  label: string;
  /** Headings of the page with their ids. */
  items: readonly { id: string; label: string }[];
}

/** Links to the headings of a long text. Use from three headings on. For links to other pages, use `LinkGroups`. */
export function TableOfContents({ label, items, ...rest }: TableOfContentsProps) {
  if (items.length < 3) return null;
  return (
    <Root {...rest} aria-label={label} data-part="table-of-contents">
      <p data-part="title" aria-hidden="true">
        {label}
      </p>
      <ol>
        {items.map(({ id, label: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Root>
  );
}
