import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { OrderSummary } from '@mahd/ui/OrderSummary';
import { surface } from '../../shell/ClientOnlyPage.styles.js';

/** The one thing on the page. */
export const Panel = styled.section`
  ${surface}

  h2:focus {
    outline: none;
  }

  ${media.tablet} {
    padding: var(--space-32);
  }
`;

/** What an order costs, where it needs no surface of its own. */
export const FlatSummary = styled(OrderSummary)`
  padding: 0;
  box-shadow: none;
`;
