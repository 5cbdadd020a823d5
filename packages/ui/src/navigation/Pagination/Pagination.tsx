'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { chevronEnd, chevronStart } from '../../foundation/icons/icons.js';
import { SvgIcon } from '../../foundation/icons/SvgIcon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { pageItems } from './pageItems.js';

const Root = styled.nav`
  --icon-size: 1.25rem;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8) var(--space-4);

  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    list-style: none;

    ${media.tablet} {
      gap: var(--space-4);
    }
  }

  /* On phones a long row of numbers gets its own line, so that targets stay 44 px. */
  &[data-long] ol {
    flex-basis: 100%;
    order: -1;

    ${media.tablet} {
      flex-basis: auto;
      order: 0;
    }
  }

  > [data-part='description'] {
    flex-basis: 100%;
    order: -2;
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    text-align: center;
  }

  a,
  [data-part='gap'] {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: var(--radius-pill);
    color: var(--color-ink);
    text-decoration: none;
  }

  @media (hover: hover) {
    a:hover {
      background: var(--color-pastel-1);
    }
  }

  [data-part='step'] {
    border: 1px solid var(--color-line);
    background: var(--color-surface);
    color: var(--color-accent);
  }

  [aria-current] {
    color: var(--color-on-accent);
    background: var(--color-accent);
    font-weight: var(--weight-medium);

    @media (hover: hover) {
      &:hover {
        background: var(--color-accent-hover);
      }
    }
  }

  [data-part='gap'] {
    min-inline-size: 1.5rem;
    color: var(--color-ink-soft);
  }

  @media (forced-colors: active) {
    [aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** Number of pages that fit between the arrows on the narrowest phone. */
const shortRow = 4;

export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. Of many, the first, the last and those around the current one are shown. */
  total: number;
  /** URL of a page. */
  href: (page: number) => string;
  /** Which part of the list this is: "13–24 of 44". Above the links. */
  description?: string;
}

/**
 * Links to the numbered pages of a list, with previous and next. Renders nothing for a single page. Name each of several
 * on a page with `aria-label`.
 */
export function Pagination({ page, total, href, description, ...rest }: PaginationProps) {
  const { t, Link } = useUi();
  if (total < 2) return null;
  const items = pageItems(page, total);
  return (
    <Root
      aria-label={t('pagination')}
      {...rest}
      data-part="pagination"
      data-long={items.length > shortRow || undefined}
    >
      {description && <p data-part="description">{description}</p>}
      {page > 1 && (
        // Past the end, where there are no neighbours, to the last page.
        <Link href={href(Math.min(page - 1, total))} rel="prev" aria-label={t('previous')} data-part="step">
          <SvgIcon shape={chevronStart} />
        </Link>
      )}
      <ol>
        {items.map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`}>
              <span role="img" aria-label={t('morePages')} data-part="gap">
                …
              </span>
            </li>
          ) : (
            <li key={item}>
              <Link
                href={href(item)}
                aria-label={t(item === page ? 'currentPage' : 'goToPage', { n: item })}
                aria-current={item === page ? 'page' : undefined}
                data-part="page"
              >
                {item}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < total && (
        <Link href={href(page + 1)} rel="next" aria-label={t('next')} data-part="step">
          <SvgIcon shape={chevronEnd} />
        </Link>
      )}
    </Root>
  );
}
