import { styled } from 'styled-components';
import { ActiveFilters } from '@mahd/ui/ActiveFilters';
import { belowTablet } from '@mahd/ui/breakpoints';

/**
 * The active filters of a listing. On phones the link that clears them is on the line of the count, unless a suggestion is there: after the filters it would
 * take a line of its own.
 */
export const ListingChips = styled(ActiveFilters)`
  @media ${belowTablet} {
    [data-part='listing-toolbar']:has([data-part='head'] > :only-child) + & > :last-child {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      display: flex;
      align-items: center;
      /* As high as the line of the count. */
      block-size: 2.25rem;
    }
  }
`;
