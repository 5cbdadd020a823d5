import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { SummaryColumns } from '../../shell/ClientOnlyPage.styles.js';

/** Lines, summary, what may be done with the cart besides buying, and suggestions: below the summary on phones, below the lines on desktops. */
export const CartColumns = styled(SummaryColumns)`
  ${media.desktop} {
    grid-template-rows: auto auto 1fr;

    > aside {
      grid-row: 1 / -1;
      grid-column: 2;
    }

    /* Three cards in view, not four: the column is narrower than a page. */
    && [data-part='track'] {
      grid-auto-columns: minmax(calc((100% - 2 * var(--space-24)) / 3), 1fr);
    }
  }
`;
