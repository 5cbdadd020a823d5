import { styled } from 'styled-components';
import { ActiveFilters } from '@mahd/ui/ActiveFilters';
import { media } from '@mahd/ui/breakpoints';
import { visuallyHidden } from '@mahd/ui/VisuallyHidden';

/** The active filters of a listing. */
export const ListingChips = styled(ActiveFilters)`
  /* An empty list says so itself, and has no order. */
  [data-part='listing-toolbar']:has(+ & ~ * [data-part='empty-state']) {
    > [data-part='head'] {
      ${visuallyHidden}
    }

    > [data-part='sort'] {
      display: none;
    }

    ${media.desktop} {
      ${visuallyHidden}
    }
  }
`;
