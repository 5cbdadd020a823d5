import { styled } from 'styled-components';
import { belowTablet, belowWide, media } from '@mahd/ui/breakpoints';
import { Tabs } from '@mahd/ui/Tabs';
import { CompactHeader } from './CompactHeader.styles.js';
import { fullWidth } from './fullWidth.js';
import { tabsToTheEdges } from './rowsToTheEdges.js';
import { monthCard, SignsLink } from './WhenToCall.styles.js';

/**
 * The parts of a month, one card each: the title, a small drawing beside it, and the points.
 */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);

  > section {
    ${monthCard}
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    /* Higher than titles of two lines: the points begin as far below each. */
    > img {
      margin-block: calc(-1 * var(--space-4));
      filter: var(--picture-filter);
    }

    > [data-part='rich-text'] {
      grid-column: 1 / -1;
    }

    ${media.desktop} {
      grid-template-columns: auto 11rem minmax(0, 1fr);
      column-gap: var(--space-24);
      align-items: start;

      > img {
        grid-area: 1 / 1;
        inline-size: 6rem;
        block-size: 6rem;
        margin: 0;
      }

      /* Most points are one line. Two columns of them would end far apart. */
      > [data-part='rich-text'] {
        --measure: none;
        grid-column: 3;
        font-size: var(--text-18);
      }
    }

    @media print {
      > img {
        display: none;
      }
    }
  }

  /* Highlights what parents can do themselves. The accent has too little contrast there. */
  > [id$='what-you-can-do'] {
    @media screen {
      background: var(--color-pastel-1);
    }

    a {
      color: inherit;
    }
  }

  [data-part='rich-text'] {
    /* The marks of points begin where the heading does. */
    > ul {
      padding-inline-start: var(--space-16);
    }

    /* A line for all columns of the points below it. */
    > p:has(+ ul) {
      max-inline-size: none;
      padding-block-end: var(--space-8);
      border-block-end: 1px solid var(--color-line);
    }
  }
`;

/**
 * Below 768 px in one row that scrolls, otherwise in columns: ten months in five or ten, thirteen in seven. The row, the
 * links to the parts of the month and the month are children of the article, so that the links stick until it ends.
 */
export const MonthRows = styled(Tabs)`
  &&& {
    display: contents;
  }

  > [data-part='list'] {
    margin-block: calc(-1 * var(--space-24));
  }

  /* Close to its topics, for the month to begin in the first view. */
  > :has(> nav) {
    margin-block-end: calc(-1 * var(--space-16));
  }

  /* The way to the signs is above the topics on phones, otherwise in the month, unless this begins with them. */
  @media ${belowWide} {
    > ${SignsLink} {
      margin-block: calc(-1 * var(--space-16)) -2.25rem;
    }

    [data-part='panel'] ${SignsLink} {
      display: none;
    }
  }

  ${media.wide} {
    > ${SignsLink} {
      display: none;
    }
  }

  @media ${belowTablet} {
    ${tabsToTheEdges}

    /* Two and a half in view: one sees that the row scrolls. */
    > [data-part='list'] > [data-part='tab'] {
      justify-content: center;
      inline-size: calc((100% - 2 * var(--space-8)) / 2.5);
      padding-inline: 0;
    }

    /* The second of two rows that scroll: close to the months. */
    > :has(> nav) {
      margin-block-start: calc(-1 * var(--space-12));
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

  /* All thirteen in one row. */
  @media ${fullWidth} {
    > [data-part='list']:has(> :nth-child(11)) {
      grid-template-columns: repeat(13, minmax(0, 1fr));
      column-gap: var(--space-4);
    }
  }
`;

/**
 * The header above the months, which links from other pages lead to. Below 768 px the thing as big as the baby takes the
 * place of the picture, which would be too small to see.
 */
export const MonthHeader = styled(CompactHeader)`
  scroll-margin-block-start: calc(var(--nav-bar-height, 0px) + var(--space-24));

  @media ${belowWide} {
    /* The thing shows how big the baby is. */
    grid-template-columns: minmax(min-content, 1fr) minmax(0, min(7rem, 34%));
    column-gap: var(--space-16);

    &:has(figure) {
      /* Beside the title, whether a label is above it or not. */
      grid-auto-flow: dense;

      > [data-part='picture'] {
        display: none;
      }

      :is([data-part='lead'], figure) {
        display: contents;
      }

      :is([data-part='lead'] > *, figcaption) {
        grid-column: 1 / -1;
        margin-block-start: var(--space-8);
      }

      figure > [data-part='picture'] {
        grid-column: 2;
      }
    }
  }

  figure {
    margin-block-start: var(--space-12);
  }

  > [data-part='copy'] > [data-part='extra'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-16);
    align-items: baseline;

    /* A link that is easy to tap. */
    @media ${belowWide} {
      margin-block-start: var(--space-16);

      a {
        font-size: var(--text-16);
      }
    }
  }

  /* Low: lines are longer and closer, and how big the baby is stands beside the text. */
  ${media.desktop} {
    > [data-part='copy'] {
      gap: var(--space-8);
      padding-inline-end: var(--space-16);
    }

    > [data-part='copy'] > [data-part='lead'] {
      max-inline-size: 36rem;

      > [data-part='rich-text'] {
        --measure: none;
      }
    }

    > [data-part='copy'] > [data-part='lead']:has(figure) {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(min-content, 5fr);
      gap: var(--space-24);
      align-items: center;
      max-inline-size: none;
    }

    figure {
      grid-template-columns: 7rem minmax(min-content, 1fr);
      margin: 0;
    }
  }
`;
