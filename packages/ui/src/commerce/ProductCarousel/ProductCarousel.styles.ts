import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { contentVisibility } from '../../foundation/style/contentVisibility.js';
import { alignedItem } from '../ProductCard/ProductCard.styles.js';
import { slideButton, slideTrack } from '../../media/SlideTrack/SlideTrack.styles.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;
  ${contentVisibility}
  contain-intrinsic-block-size: auto 30.8rem;

  ${media.wide} {
    contain-intrinsic-block-size: auto 35rem;
  }

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-8) var(--space-16);
    overflow-wrap: anywhere;
  }

  > [data-part='head'] > [data-part='title'] {
    flex: 1 1 auto;
    font-size: var(--text-28);
  }

  > [data-part='head'] > [data-part='more'] {
    padding-block: var(--space-8);
    font-weight: var(--weight-medium);
  }

  > [data-part='head'] > [data-part='arrows'] {
    display: none;
    gap: var(--space-8);

    button {
      ${slideButton}
    }

    /* Everything is in view. */
    &:has([aria-disabled] + [aria-disabled]) {
      visibility: hidden;
    }
  }

  ${media.wide} {
    > [data-part='head'] > [data-part='arrows'] {
      display: flex;
    }
  }

  /*
   * On phones the row extends to the screen edge, so that a cut-off card shows there is more. The padding leaves room
   * for shadows.
   */
  > [data-part='track'] {
    ${slideTrack}
    display: grid;
    grid-auto-columns: max(62%, min(85%, 11rem));
    grid-auto-flow: column;
    grid-template-rows: auto 1fr auto auto;
    column-gap: var(--space-12);
    margin-block: calc(-1 * var(--space-12));
    margin-inline: calc(-1 * var(--gutter));
    padding-block: var(--space-12) var(--space-24);
    padding-inline: var(--gutter);
    scroll-padding-inline: var(--gutter);
    list-style: '';
  }

  > [data-part='track'] > li {
    ${alignedItem}
    grid-row: 1 / -1;
  }

  ${media.tablet} {
    > [data-part='track'] {
      /* In half of a page too, the cards are wide enough for a price. */
      grid-auto-columns: max(38%, 11rem);
      column-gap: var(--space-16);
    }
  }

  ${media.desktop} {
    > [data-part='track'] {
      grid-auto-columns: minmax(calc((100% + var(--space-24)) / var(--cards-in-view, 4) - var(--space-24)), 1fr);
      column-gap: var(--space-24);
      margin-inline: calc(-1 * var(--space-12));
      padding-inline: var(--space-12);
      scroll-padding-inline: var(--space-12);
    }
  }
`;
