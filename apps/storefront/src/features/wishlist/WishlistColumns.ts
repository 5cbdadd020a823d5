import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Products, what else can be done with them, and suggestions below each other. On desktop a single product leaves room for the second beside it. */
export const WishlistColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* Whole on one line. */
  [data-part='notice'] a {
    display: inline-block;
  }

  ${media.desktop} {
    &[data-single] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

      > [data-part='product-carousel'] {
        grid-column: 1 / -1;
      }
    }
  }
`;
