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

/** When an order arrives and with whom, set off from the rest. */
export const ShipmentPanel = styled.div`
  --icon-size: 1.75rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-16);
  align-items: start;
  padding: var(--space-16);
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);

  > svg {
    color: var(--color-accent);
  }

  p:first-child {
    font-size: var(--text-18);
    font-weight: var(--weight-medium);
  }
`;
