import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { OrderSummary } from '@mahd/ui/OrderSummary';
import { surface } from '../../shell/ClientOnlyPage.styles.js';

/** The page's only panel. */
export const Panel = styled.section`
  ${surface}

  h2:focus {
    outline: none;
  }

  ${media.tablet} {
    padding: var(--space-32);
  }
`;

/** An order summary without its own surface. */
export const FlatSummary = styled(OrderSummary)`
  padding: 0;
  box-shadow: none;
`;
