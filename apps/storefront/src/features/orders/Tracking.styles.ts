import { styled } from 'styled-components';
import { belowWide, media } from '@mahd/ui/breakpoints';
import { OrderSummary } from '@mahd/ui/OrderSummary';
import { SplitPanel } from '../../shell/SplitPanel.styles.js';
import { surface } from '../../shell/Panels.styles.js';

/** A panel of the page. */
export const Panel = styled.section`
  ${surface}

  ${media.tablet} {
    padding: var(--space-32);
  }
`;

/** Where an order is: what she came for, so it is the largest text. */
export const StatusText = styled.p`
  font-size: var(--text-22);
  font-weight: var(--weight-bold);
  line-height: 1.35;
  text-wrap: balance;
`;

/** The form that tracks an order, and where its number is found. The form starts at the top; the help is about as high. */
export const TrackingPanel = styled(SplitPanel)`
  > section {
    justify-content: flex-start;
  }

  && > aside > img {
    inline-size: min(10rem, 100%);

    ${media.desktop} {
      inline-size: min(18rem, 100%);
    }
  }

  /* Below the form: the drawing at the end of the heading's line, so that all texts begin on one. */
  @media ${belowWide} {
    && > aside {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-16);
      align-items: center;

      > img {
        grid-area: 1 / 2;
        inline-size: 6rem;
      }

      > [data-part='heading'] {
        grid-area: 1 / 1;
      }

      > ul {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** Buttons below each other, all as wide as their column. */
export const ActionColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

/** An order summary without its own surface. */
export const FlatSummary = styled(OrderSummary)`
  padding: 0;
  box-shadow: none;
`;

/** The products of an order at the end of a panel. */
export const LastLines = styled.div`
  display: grid;
  gap: var(--space-12);

  > ul {
    padding: 0;
    border: 0;
  }
`;

/** When an order arrives and with whom, set off from the rest. */
export const ShipmentPanel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8);
  align-items: start;
  padding: var(--space-12);
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);

  > svg {
    color: var(--color-accent);
  }

  /* Fills the first line with the days, as far as they fit. The place is not divided. */
  p:first-child {
    font-weight: var(--weight-medium);
    text-wrap: wrap;

    > span:last-child {
      display: inline-block;
    }
  }

  ${media.wide} {
    --icon-size: 1.75rem;
    gap: var(--space-16);
    padding: var(--space-16);

    p:first-child {
      font-size: var(--text-18);
    }
  }
`;

/** Where an order goes and what it costs, beside each other where there is room. */
export const AddressAndAmounts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24) var(--space-48);
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

/** With its line breaks. */
export const GiftMessage = styled.q`
  white-space: pre-line;
`;
