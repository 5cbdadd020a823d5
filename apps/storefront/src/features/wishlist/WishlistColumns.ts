import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** A notice, products, sharing and suggestions below each other. A single product fills a row of desktops: what it is, when it arrives, and buying it at the end. */
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
    [data-few='1'] [data-part='product-card'] {
      grid-template-columns: 12.5rem minmax(0, 1fr) minmax(0, 1fr) 17rem auto;

      > [data-part='body'] {
        grid-row: 1 / -1;
        align-self: center;
        /* As high as the price and the button beside it. */
        padding-block: 0 var(--space-8);
      }

      > [data-part='price'] {
        grid-column: 4;
      }

      > [data-part='action'] {
        display: contents;

        > * {
          grid-area: 4 / 4;
          margin-block-end: var(--space-16);
          margin-inline: var(--space-16) var(--space-8);
        }

        > [data-part='arrival'] {
          grid-area: 1 / 3 / -1;
          align-self: center;
          margin-block-end: 0;
        }
      }

      /* Behind the other buttons, and as large. */
      > [data-part='wishlist'] > * {
        position: static;
        grid-area: 4 / 5;
        align-self: start;
        margin-inline-end: var(--space-16);
      }

      > [data-part='wishlist'] [data-part='icon-button'] {
        --icon-size: 1.25rem;
        box-shadow: none;

        @media not (pointer: coarse) {
          --icon-button-size: 2.25rem;
        }
      }

      [data-part='name'] {
        font-size: var(--text-22);
      }
    }
  }
`;
