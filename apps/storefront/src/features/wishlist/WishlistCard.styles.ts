import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

/** A button with a round one beside it. */
export const BuyAndShare = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: center;

  /* In a card over the whole row below the heart. */
  [data-few='1'] && > :last-child {
    margin-inline-end: calc(var(--space-4) - var(--space-8));
  }

  /* Two columns on a phone have no room beside the button: the other is on the picture, opposite the heart. */
  @media ${belowTablet} {
    [data-part='product-grid']:not([data-few='1']) && {
      position: static;
      grid-template-columns: minmax(0, 1fr);

      > * {
        position: relative;
        z-index: 1;
        padding-inline: var(--space-8);
      }

      > :last-child {
        position: absolute;
        inset-block-start: 0;
        inset-inline-start: 0;
        padding: var(--space-4);
      }
    }
  }
`;
