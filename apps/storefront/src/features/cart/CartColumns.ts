import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { SummaryColumns } from '../../shell/ClientOnlyPage.styles.js';

/** Lines, summary, and what may be done with the cart besides buying: below the summary on phones, below the lines on desktops. */
export const CartColumns = styled(SummaryColumns)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;

    > aside {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`;
