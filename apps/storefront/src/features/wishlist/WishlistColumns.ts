import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/**
 * A notice, products, sharing and suggestions below each other. On desktops a single product is as wide as two of the suggestions.
 */
export const WishlistColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* Whole on one line. */
  [data-part='notice'] a {
    display: inline-block;
  }

  /* Sharing is on the line of the heading, so the suggestions follow the list: a section of their own. */
  ${media.wide} {
    > [data-part='share-bar'] {
      display: none;
    }

    > [data-part='product-carousel'] {
      margin-block-start: calc(var(--space-64) - var(--space-24));
    }
  }

  ${media.desktop} {
    &[data-single] > [data-part='product-grid'] {
      inline-size: min(36.75rem, 100%);
    }
  }
`;
