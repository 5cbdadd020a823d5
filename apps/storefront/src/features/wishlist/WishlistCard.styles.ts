import { styled } from 'styled-components';
import { belowTablet } from '@mahd/ui/breakpoints';

/** That a product can be bought now. A sold-out one has its mark on the picture. */
export const InStock = styled.p`
  margin-block-end: var(--space-8);
  color: var(--color-success);
  font-size: var(--text-14);
  font-weight: var(--weight-medium);
`;

/** A button with a round one beside it. */
export const BuyAndShare = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-8);
  align-items: center;

  /* Quiet beside the button. */
  && > [data-part='icon-button'] {
    border-color: var(--color-line);
  }

  /* Phones have no room beside the button: the other is on the picture, opposite the heart and as large. */
  @media ${belowTablet} {
    &&& {
      display: block;
      position: static;

      > * {
        position: relative;
        z-index: 1;
      }

      > :last-child {
        position: absolute;
        inset-block-start: 0;
        inset-inline-start: 0;
        --icon-button-size: 2.75rem;
        padding: var(--space-4);
        border: 0;
        background-clip: content-box;

        /* The whole list, which is this product alone, is shared below. */
        [data-few='1'] & {
          display: none;
        }
      }
    }
  }
`;
