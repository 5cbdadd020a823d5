import { styled } from 'styled-components';
import { belowTablet, media } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';
import { StoryBlock } from '@mahd/ui/StoryBlock';
import { Tabs } from '@mahd/ui/Tabs';
import { rowToTheEdges } from './rowToTheEdges.js';

/** The five parts of a month: on tablets in two columns, where the last one spans the row; on desktops three above two, the longest of the three wider. */
export const Parts = styled.div`
  display: grid;
  gap: var(--space-24);

  > * {
    min-inline-size: 0;
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(20, minmax(0, 1fr));

    > *,
    > :last-child:nth-child(odd) {
      grid-column: span 6;
    }

    > [data-longest] {
      grid-column: span 8;
    }

    > :nth-child(n + 4):nth-child(-n + 5) {
      grid-column: span 10;
    }
  }
`;

/** The opening of a month. Its picture is small, so that the warning signs follow close below the title. */
export const MonthOpening = styled(StoryBlock)`
  @media ${belowTablet} {
    grid-template: 1fr auto auto 1fr auto / minmax(0, 1fr) 7rem;
    column-gap: var(--space-16);
    row-gap: 0;

    > [data-part='picture'] {
      grid-area: 1 / 2 / 5;
    }

    > [data-part='copy'] {
      display: contents;

      > [data-part='label'] {
        grid-row: 2;
      }

      > [data-part='title'] {
        grid-row: 3;
      }

      > [data-part='rich-text'] {
        grid-area: 5 / 1 / auto / -1;
        margin-block-start: var(--space-8);
      }
    }
  }

  ${media.desktop} {
    &[data-picture='end'] {
      grid-template-columns: minmax(0, 1fr) 20rem;
    }
  }
`;

/** Below 768 px in one row that scrolls, otherwise in columns: ten months in five or ten, thirteen in seven. */
export const MonthRows = styled(Tabs)`
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

      > [data-part='tab'] {
        justify-content: center;
        padding-inline: 0;
      }

      /* Seven fit into a row. A column is wider rather than a label cut. */
      &:has(> :nth-child(11)) {
        grid-template-columns: repeat(7, minmax(max-content, 1fr));

        > [data-part='tab'] {
          padding-inline: var(--space-8);
        }
      }
    }
  }

  ${media.desktop} {
    > [data-part='list'] {
      --months-per-row: 10;
    }
  }
`;

/** The header above the months. On phones without its picture: the months come first, each with a picture of its own. */
export const MonthHeader = styled(PageHeader)`
  > [data-part='picture'] {
    display: none;

    ${media.wide} {
      display: block;
    }
  }
`;
