import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { cardPriceStyles } from '@mahd/ui/CardPrice';
import { Drawer } from '@mahd/ui/Drawer';

/** As high as what is in it: the height of the window would leave a gap above the buttons. */
export const SideSheet = styled(Drawer)`
  && {
    block-size: fit-content;
    max-block-size: 100dvh;
    border-end-start-radius: var(--radius-panel);
  }
`;

/** The heading of the sheet, after a tick. */
export const Added = styled.span`
  display: flex;
  gap: var(--space-8);
  align-items: center;

  > svg {
    flex: none;
    color: var(--color-success);
  }
`;

/** The picture of a product beside its name, price and other facts. */
export const ProductRow = styled.div`
  display: grid;
  grid-template-columns: calc(6 * var(--space-rem)) minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;

  ${media.tablet} {
    grid-template-columns: calc(7 * var(--space-rem)) minmax(0, 1fr);
  }

  &[data-small] {
    grid-template-columns: calc(4 * var(--space-rem)) minmax(0, 1fr);
    column-gap: var(--space-12);

    ${media.tablet} {
      grid-template-columns: calc(5 * var(--space-rem)) minmax(0, 1fr);
      column-gap: var(--space-16);
    }
  }

  > [data-part='picture'] {
    border-radius: var(--radius-card);
  }

  [data-part='name'] {
    font-weight: var(--weight-medium);
  }

  a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`;

/** The cart's subtotal, on a line of its own above the buttons. */
export const SubTotal = styled.p`
  display: flex;
  min-inline-size: 100%;
  gap: var(--space-16);
  justify-content: space-between;

  > bdi {
    font-weight: var(--weight-bold);
  }
`;

/** Name and price of a suggested product, and its button at the end. */
export const SuggestionText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-12);
  align-items: center;

  > :first-child {
    ${cardPriceStyles}

    > a {
      display: block;
      text-wrap: balance;
    }

    > p > [data-part='amount'] {
      font-size: var(--text-16);
    }
  }
`;
