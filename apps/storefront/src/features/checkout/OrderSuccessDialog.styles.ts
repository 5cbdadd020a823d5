import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Dialog } from '@mahd/ui/Dialog';
import { flushButton } from '../../shell/flushButton.js';
import { ShipmentPanel } from '../orders/Tracking.styles.js';

/** A tick beside the title. */
export const PlacedDialog = styled(Dialog)`
  > [data-part='frame'] > [data-part='head'] {
    --disc: calc(3 * var(--space-rem));
    display: grid;
    grid-template-columns: var(--disc) minmax(0, 1fr);
    align-items: center;

    &::before,
    &::after {
      grid-row: 1;
      grid-column: 1;
      content: '';
    }

    &::before {
      block-size: var(--disc);
      background: var(--color-success-surface);
      border-radius: 50%;
    }

    &::after {
      inline-size: 0.5rem;
      block-size: 1rem;
      margin: auto;
      border-block-end: 2px solid var(--color-success);
      border-inline-end: 2px solid var(--color-success);
      /* A tick is never mirrored. */
      direction: ltr;
      translate: 0 -0.125rem;
      rotate: 45deg;
    }
  }
`;

/** One rhythm. On phones it is tight: an order of one product fits into the window. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);

  ${media.tablet} {
    gap: var(--space-16);
  }

  @media ${belowTablet} {
    line-height: 1.5;

    ${ShipmentPanel} {
      font-size: var(--text-14);
    }
  }
`;

/** The products and what they cost. On phones each product is one line high, if its name is short. */
export const Ordered = styled(Content)`
  @media ${belowTablet} {
    gap: var(--space-8);

    && [data-part='picture'] {
      inline-size: calc(2.5 * var(--space-rem));
    }

    li > div > p,
    li > bdi {
      font-size: var(--text-14);
    }

    > ul {
      padding-block-end: var(--space-12);
    }
  }
`;

/** The number on a line of its own, and at the end what to do with it. */
export const Placed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  align-items: end;
  justify-content: space-between;
  margin-block-end: var(--space-8);

  > p {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  > p > bdi {
    display: block;
    color: var(--color-ink);
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    line-height: 1.4;
  }

  /* As the links below. */
  && > button {
    ${flushButton}
    margin-block: calc(-1 * var(--space-4));
    font-size: inherit;
    font-weight: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;

    @media ${belowTablet} {
      font-size: var(--text-14);
    }
  }
`;

/** Amounts above the total. */
export const AmountRows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);

  > p {
    display: flex;
    gap: var(--space-16);
    justify-content: space-between;
  }

  span {
    color: var(--color-ink-soft);
  }
`;

/** The buttons, the main one at the end. On phones they share the width of one row, so that more of the order is in view. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  inline-size: 100%;

  @media ${belowTablet} {
    > a {
      --button-padding: var(--space-8);
      flex: 1 1 auto;
      font-size: var(--text-14);
    }
  }

  ${media.tablet} {
    gap: var(--space-12);
    justify-content: flex-end;
  }
`;

/** On a line of its own. A long one wraps before its domain, or within a part that is longer than a line. */
export const EmailAddress = styled.bdi`
  /* On Arabic pages as large as on English ones. */
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

/** Offers an account to a guest: a sentence and a link as high as its lines. */
export const AccountOffer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-12) var(--space-16);
  background: var(--color-pastel-3);
  border-radius: var(--radius-card);

  /* Beside the button wherever there is room for some words. */
  > p {
    flex: 1 1 14rem;
  }

  @media ${belowTablet} {
    padding-block: var(--space-8);
    font-size: var(--text-14);
  }
`;

/** What to read next: a row, quieter than the links above it. */
export const Guide = styled.p`
  --icon-size: 1.125rem;

  > a {
    display: flex;
    gap: var(--space-8);
    align-items: center;
    justify-content: space-between;
    color: inherit;
    text-decoration: none;

    @media (hover: hover) {
      &:hover {
        text-decoration: underline;
      }
    }
  }

  @media ${belowTablet} {
    font-size: var(--text-14);
  }
`;
