'use client';
import type { HTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundation/icons/Icon.js';
import { useUi } from '../../foundation/UiProvider.js';
import { belowTablet } from '../../foundation/breakpoints.js';
import { scrollFade } from '../../foundation/style/scrollFade.js';
import { tagStyles } from '../../text/Tag/Tag.styles.js';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);
  align-items: center;
  list-style: '';
  overflow-wrap: anywhere;

  /* On phones one row, which scrolls to the edges of the screen. */
  @media ${belowTablet} {
    ${scrollFade}
    flex-wrap: nowrap;
    gap: var(--space-8);
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--gutter));
    padding: var(--space-4) var(--gutter);

    > li {
      flex: none;
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
      {/* First, so that it is in view however many filters there are. */}
      <li>
        <Link href={clearHref} data-part="clear">
          {t('clearFilters')}
        </Link>
      </li>
      {filters.map(({ label, href }) => (
        <li key={label}>
          <Link href={href} data-part="tag" aria-label={t('removeFilter', { name: label })}>
            {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </Root>
  );
}
