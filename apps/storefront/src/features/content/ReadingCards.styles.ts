import { styled } from 'styled-components';
import { ArticleCard } from '@mahd/ui/ArticleCard';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { Grid } from '@mahd/ui/Grid';
import { Stack } from '@mahd/ui/Stack';

/**
 * The label of a card is its last line, in a row of cards at one height. On phones a card has no more than three lines of its title. Below a smaller
 * heading, the titles of the cards are smaller too.
 */
export const Section = styled(Stack)`
  [data-part='label'] {
    order: 1;
  }

  ${media.wide} {
    [data-layout='row'] [data-part='label'] {
      margin-block-start: auto;
      padding-block-start: var(--space-4);
    }
  }

  @media ${belowTablet} {
    [data-part='title'] {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }

  &&[data-size='medium'] [data-part='title'] {
    font-size: var(--text-18);
  }
`;

/** A single article: across the page, no higher than a card of two. */
export const Lone = styled(ArticleCard)`
  ${media.desktop} {
    &[data-layout='wide'] > [data-part='picture'] {
      inline-size: 24rem;
    }
  }
`;

/** One of two articles: each across the page on tablets, half as wide on desktops, no higher than its picture. */
export const Half = styled(ArticleCard)`
  ${media.wide} {
    &[data-layout='wide'] {
      > [data-part='copy'] {
        padding: var(--space-24);
      }

      [data-part='title'] {
        font-size: var(--text-22);
      }
    }
  }
`;

/** Articles side by side. On phones the row scrolls to the edges of the screen, where a cut card shows that more follow. */
export const Row = styled(Grid)`
  @media ${belowTablet} {
    && {
      grid-template-columns: none;
      grid-auto-columns: min(18rem, 86%);
      grid-auto-flow: column;
      gap: var(--space-12);
    }

    /* Room for the shadows. */
    margin: calc(-1 * var(--space-8)) calc(-1 * var(--gutter));
    padding: var(--space-8) var(--gutter);
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;

    > * {
      scroll-snap-align: start;
    }
  }

  ${media.wide} and ${belowDesktop} {
    &[data-columns='2'] {
      --grid-columns: 1;
    }

    /* In a third of a tablet it is a column of ten lines. */
    &[data-columns='3'] [data-part='excerpt'] {
      display: none;
    }
  }
`;
