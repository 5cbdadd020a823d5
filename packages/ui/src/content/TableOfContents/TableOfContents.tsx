'use client';
import type { HTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { chevronDown, chevronEnd } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { summaryStyles } from '../../foundation/summaryStyles.js';

/** Folded where the list would push the text out of view: on phones, and a long one wherever it is above the text. */
const unfolded = css`
  @supports selector(::details-content) {
    padding-block-start: var(--space-12);

    [data-part='title'] {
      display: block;
    }

    summary {
      display: none;
    }

    details::details-content {
      content-visibility: visible;
    }
  }
`;

const Root = styled.nav`
  padding-inline: var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  [data-part='title'] {
    display: none;
    padding-block-end: var(--space-12);
    font-weight: var(--weight-medium);
  }

  summary {
    ${summaryStyles}
    gap: var(--space-16);
    min-block-size: 3.5rem;
    overflow-wrap: anywhere;
    font-weight: var(--weight-medium);

    > svg {
      flex: none;
      transition: transform var(--motion-normal) var(--ease-out);
    }
  }

  details[open] > summary > svg {
    transform: rotate(180deg);
  }

  /* One column beside a text; two above it where there is room, under one line below the title. */
  ol {
    columns: 14rem auto;
    column-gap: var(--space-32);
    padding-block-end: var(--space-16);
    border-block-start: 1px solid var(--color-line);
    list-style: '';
  }

  li {
    position: relative;
    inset-block-start: -1px;
    border-block-start: 1px solid var(--color-line);
    break-inside: avoid;
  }

  a {
    display: block;
    padding-block: calc((2.75rem - 1lh) / 2);
    color: var(--color-ink);
    text-decoration: none;
    overflow-wrap: break-word;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }

    /* A mark in the space beside the list. */
    &[aria-current] {
      margin-inline-start: calc(-1 * var(--space-16));
      padding-inline-start: calc(var(--space-16) - 3px);
      color: var(--color-accent);
      font-weight: var(--weight-medium);
      border-inline-start: 3px solid;
    }
  }

  /* Below their heading, where the list is beside a text: as one row each, they would double a list that folds. */
  ul {
    display: none;
    padding-block-end: var(--space-8);
    padding-inline-start: var(--space-16);
    /* A step below the headings above them. */
    font-size: 0.9375em;
    list-style: '';

    li {
      position: static;
      border: 0;
    }

    a {
      padding-block: calc((1.75rem - 1lh) / 2);
      color: var(--color-ink-soft);
    }

    a[aria-current] {
      margin: 0;
      padding-inline-start: 0;
      border: 0;
    }
  }

  /* Unlike the rows above it leads to another page. */
  li:has(> [data-part='more']) {
    margin-block-start: var(--space-16);
  }

  [data-part='more'] {
    --icon-size: 1.25rem;
    display: flex;
    gap: var(--space-12);
    align-items: center;
    justify-content: space-between;
  }

  ${media.tablet} {
    padding-inline: var(--space-24);

    &:not([data-long]) {
      ${unfolded}
    }
  }

  ${media.desktop} {
    ${unfolded}

    ul {
      display: block;
    }
  }

  @media print {
    display: none;
  }
`;

/** The most headings that are shown above a text. */
const LONG = 8;

interface ContentsHeading {
  id: string;
  label: string;
  current?: boolean;
}

export interface TableOfContentsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Title and accessible name of the list. */
  label: string;
  /** Headings of the page with their ids; `current` is the one being read. Those below a heading, its `items`, are shown on desktops. */
  items: readonly (ContentsHeading & { items?: readonly ContentsHeading[] })[];
  /** A page with more of the same, as the last row. */
  more?: { label: string; href: string };
}

/**
 * Links to the headings of a long text; on phones, and on tablets if there are many, one row that opens. Use from three
 * headings on. For links to other pages, use `LinkGroups`.
 */
export function TableOfContents({ label, items, more, ...rest }: TableOfContentsProps) {
  const { Link } = useUi();
  if (items.length < 3) return null;
  return (
    <Root {...rest} aria-label={label} data-part="table-of-contents" data-long={items.length > LONG ? '' : undefined}>
      <p data-part="title" aria-hidden="true">
        {label}
      </p>
      <details>
        <summary>
          {label}
          <SvgIcon shape={chevronDown} />
        </summary>
        <ol>
          {items.map(({ items: below = [], ...heading }) => (
            <li key={heading.id}>
              <HeadingLink {...heading} />
              {below.length > 0 && (
                <ul>
                  {below.map((lower) => (
                    <li key={lower.id}>
                      <HeadingLink {...lower} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {more && (
            <li>
              <Link href={more.href} data-part="more">
                {more.label}
                <SvgIcon shape={chevronEnd} />
              </Link>
            </li>
          )}
        </ol>
      </details>
    </Root>
  );
}

const HeadingLink = ({ id, label, current }: ContentsHeading) => (
  <a href={`#${id}`} aria-current={current ? 'location' : undefined}>
    {label}
  </a>
);
