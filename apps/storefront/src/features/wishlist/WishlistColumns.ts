import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Products, what else can be done with them, and suggestions below each other. On desktops a single product is no wider than its text, with the second beside it. */
export const WishlistColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* Whole on one line. */
  [data-part='notice'] a {
    display: inline-block;
  }

  ${media.desktop} {
    && [data-part='share-bar'] > [data-part='label'] {
      inline-size: auto;
    }

    &[data-single] {
      grid-template-columns: minmax(0, 28rem) minmax(0, 1fr);

      > [data-part='product-carousel'] {
        grid-column: 1 / -1;
      }
    }
  }
`;
