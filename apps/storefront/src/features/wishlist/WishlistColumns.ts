import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/**
 * A notice, products, sharing and suggestions below each other. On desktops a single product is no wider than its text, with a
 * panel for sharing beside it.
 */
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

      > :is([data-part='notice'], [data-part='product-carousel']) {
        grid-column: 1 / -1;
      }

      > [data-part='share-bar'] {
        align-content: center;
        padding: var(--space-24) var(--space-32);
        background: var(--color-pastel-3);
        border-radius: var(--radius-card);

        > [data-part='label'] {
          inline-size: 100%;
          color: var(--color-ink);
          font-size: var(--text-18);
          font-weight: var(--weight-medium);
        }
      }
    }
  }
`;
