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
      grid-template-columns: 10rem minmax(0, 1fr) minmax(0, 1fr) 17rem auto;

      /* One line: the button, and beside it two others that are as high and look alike. */
      > [data-part='action'] {
        display: contents;

        > * {
          grid-area: 1 / 4 / -1;
          margin-inline: var(--space-16) var(--space-8);
        }

        > [data-part='arrival'] {
          grid-column: 3;
          align-self: center;
        }
      }

      > [data-part='wishlist'] > * {
        position: static;
        grid-area: 1 / 5 / -1;
        align-self: center;
        margin-inline-end: var(--space-16);
      }

      > [data-part='action'] :is([data-part='button'], [data-part='link-button']) {
        --button-height: var(--touch, 2.5rem);
      }

      > :is([data-part='action'], [data-part='wishlist']) [data-part='icon-button'] {
        --icon-button-size: var(--touch, 2.5rem);
        --icon-size: 1.25rem;
        background: var(--color-surface);
        border: 1px solid var(--color-line);
        box-shadow: none;
      }

      [data-part='name'] {
        font-size: var(--text-22);
        font-weight: var(--weight-bold);
      }
    }
  }
`;

/** How many products there are, close to the first of them. */
export const Count = styled.p`
  margin-block-end: calc(-1 * var(--space-12));
  color: var(--color-ink-soft);
`;
