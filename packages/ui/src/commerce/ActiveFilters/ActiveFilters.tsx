'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { belowTablet } from '../../foundation/breakpoints.js';
import { tagStyles } from '../../text/Tag/Tag.styles.js';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);
  align-items: center;
  list-style: '';
  overflow-wrap: anywhere;

  /* On phones one row, which scrolls to the edges of the screen, below the link at its end. */
  @media ${belowTablet} {
    flex-wrap: nowrap;
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--gutter));
    padding-block: var(--space-4);
    padding-inline-start: var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;

    > li {
      flex: none;
    }

    /* Seen without scrolling; the chips fade where they go below it. */
    > :last-child {
      position: sticky;
      inset-inline-end: 0;
      margin-inline-start: calc(-1 * var(--space-12));
      padding-inline: var(--space-32) var(--gutter);
      background: linear-gradient(calc(90deg * var(--dir)), #0000, var(--color-paper) var(--space-24));

      @media (forced-colors: active) {
        background: Canvas;
      }
    }
  }

  [data-part='tag'] {
    ${tagStyles}
  }

  [data-part='clear'] {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--touch, 2.25rem);
    font-size: var(--text-14);
  }
`;

export interface ActiveFiltersProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  ref?: Ref<HTMLUListElement>;
  /** `href` is the URL of the listing without this filter. */
  filters: readonly { label: string; href: string }[];
  /** URL of the listing without any filters. */
  clearHref: string;
}

/** The active filters, each with a link that removes it. Renders nothing without filters. */
export function ActiveFilters({ filters, clearHref, ...rest }: ActiveFiltersProps) {
  const { t, Link } = useUi();
  if (filters.length === 0) return null;
  return (
    <Root aria-label={t('activeFilters')} {...rest} data-part="active-filters">
      {filters.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} data-part="tag" aria-label={t('removeFilter', { name: label })}>
            {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clearHref} data-part="clear">
          {t('clearFilters')}
        </Link>
      </li>
    </Root>
  );
}
