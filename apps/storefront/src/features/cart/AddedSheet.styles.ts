import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { cardPriceStyles } from '@mahd/ui/CardPrice';

/** The picture of a product beside its name, price and other facts. */
export const ProductRow = styled.div`
  display: grid;
  grid-template-columns: calc(6 * var(--space-rem)) minmax(0, 1fr);
  gap: var(--space-16);
  align-items: center;

  &[data-small] {
    grid-template-columns: calc(4.5 * var(--space-rem)) minmax(0, 1fr);

    ${media.tablet} {
      grid-template-columns: calc(5.5 * var(--space-rem)) minmax(0, 1fr);
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

/** What the cart comes to, on a line of its own above the buttons. */
export const SubTotal = styled.p`
  display: flex;
  min-inline-size: 100%;
  gap: var(--space-16);
  justify-content: space-between;

  > bdi {
    font-weight: var(--weight-bold);
  }
`;

/** Name, price and button of a suggested product: on narrow phones and in the drawer below each other, else the button is at the end. */
export const SuggestionText = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-12);
  align-items: center;
  justify-content: space-between;

  > :first-child {
    flex: 1 1 8rem;
    min-inline-size: 0;
    ${cardPriceStyles}

    ${media.tablet} {
      flex-basis: 100%;
    }

    > a {
      display: block;
      text-wrap: balance;
    }

    > p > [data-part='amount'] {
      font-size: var(--text-16);
    }
  }

  > :last-child,
  > :last-child > button {
    inline-size: auto;
  }
`;
