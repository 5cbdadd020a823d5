import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { Tabs } from '@mahd/ui/Tabs';
import { CompactHeader } from './CompactHeader.styles.js';
import { rowToTheEdges } from './rowToTheEdges.js';

/**
 * The parts of a month, each as high as its text: from tablets on in turns at both sides, where each moves up to the one
 * above. The last of an odd number crosses the page, with its text in two columns.
 */
export const Parts = styled.div`
  display: grid;
  gap: var(--space-24);

  > * {
    min-inline-size: 0;
  }

  /* On phones as close to the edges as the card of the signs, so that points have longer lines. */
  @media ${belowTablet} {
    > [data-part='info-card'] {
      padding: var(--space-16);
    }
  }

  > * > [data-part='rich-text'] {
    /* The marks of points begin where the heading does. */
    > ul {
      padding-inline-start: var(--space-16);
    }

    > p + ul {
      margin-block-start: var(--space-8);
    }
  }

  /* A thing as big as the baby, and its caption. */
  figure {
    display: grid;
    grid-template-columns: min(7rem, 34%) minmax(0, 1fr);
    gap: var(--space-16);
    align-items: center;
    text-wrap: balance;
  }

  ${media.tablet} {
    display: flow-root;
    margin-block-end: calc(-1 * var(--space-24));

    > * {
      float: inline-start;
      clear: inline-start;
      inline-size: calc(50% - var(--space-12));
      margin-block-end: var(--space-24);
    }

    > :nth-child(even) {
      float: inline-end;
      clear: inline-end;
    }

    > :last-child:nth-child(odd) {
      clear: both;
      inline-size: 100%;

      > [data-part='rich-text'] {
        columns: 2;
        /* Across the gap between two cards. */
        column-gap: calc(3 * var(--space-24));

        li {
          break-inside: avoid;
        }
      }
    }
  }
`;

/**
 * Below 768 px in one row that scrolls, otherwise in columns: ten months in five or ten, thirteen in seven. The row, the
 * links to the parts of the month and the month are parts of the article, below the whole of which the links stick.
 */
export const MonthRows = styled(Tabs)`
  &&& {
    display: contents;
  }

  > [data-part='list'] {
    margin-block: calc(-1 * var(--space-24));
  }

  /* How the months are counted: close to them. */
  > p {
    margin-block: calc(-1 * var(--space-12)) calc(-1 * var(--space-24));
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  @media ${belowTablet} {
    ${rowToTheEdges}

    /* Two and a half in view: one sees that the row scrolls. */
    > [data-part='list'] > [data-part='tab'] {
      justify-content: center;
      inline-size: calc((100% - 2 * var(--space-8)) / 2.5);
      padding-inline: 0;
    }
  }

  ${media.wide} {
    > [data-part='list'] {
      display: grid;
      grid-template-columns: repeat(var(--months-per-row, 5), minmax(0, 1fr));
      /* All months fit: nothing scrolls or fades. */
      overflow: visible;

      > [data-part='tab'] {
        justify-content: center;
        padding-inline: 0;
      }

      /* Seven fit into a row, in small letters. A column is wider rather than a label cut. */
      &:has(> :nth-child(11)) {
        grid-template-columns: repeat(7, minmax(max-content, 1fr));

        > [data-part='tab'] {
          font-size: var(--text-14);
        }
      }
    }
  }

  ${media.desktop} {
    > [data-part='list'] {
      --months-per-row: 10;
    }
  }

  /* As wide as the page ever is: all thirteen in one row, each as wide as its label needs. */
  @media (min-width: 80em) {
    > [data-part='list']:has(> :nth-child(11)) {
      grid-template-columns: repeat(13, auto);
      column-gap: var(--space-4);
    }
  }
`;

/** The header above the months, which links from other pages lead to. */
export const MonthHeader = styled(CompactHeader)`
  scroll-margin-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));
`;
