import { styled } from 'styled-components';
import { belowTablet, belowWide, media, tablet } from '@mahd/ui/breakpoints';
import { CompactHeader } from './CompactHeader.styles.js';

/** The header of a text. On phones its title is smaller, and its picture low and below its summary, for the text to begin in the first view. */
export const TextHeader = styled(CompactHeader)`
  @media ${belowWide} {
    > [data-part='copy'] {
      /* Above the title and the picture. */
      > [data-part='label'] {
        grid-column: 1 / -1;
      }

      > [data-part='title'] {
        font-size: 1.6875rem;
      }
    }
  }

  @media ${tablet} and ${belowWide} {
    &&:has(> [data-part='copy'] > [data-part='label']) > [data-part='picture'] {
      grid-row: 2;
    }
  }

  @media ${belowTablet} {
    && {
      grid-template-columns: minmax(0, 1fr);
    }

    /* The others fill a line. */
    [data-part='number'] {
      display: none;
    }

    &&& > [data-part='copy'] > [data-part='title'] {
      max-inline-size: none;
    }

    &&& > [data-part='picture'] {
      grid-area: auto;
      justify-self: center;
      inline-size: 12rem;
      /* In the dark, where its ground is light, it is a card. */
      margin-block-start: var(--space-8);
      border-radius: var(--radius-field);
    }
  }

  /* For the text to begin in the first view. Drawings keep clear of the edge. */
  ${media.desktop} {
    && {
      grid-template-columns: minmax(0, 1fr) 25rem;
    }

    > [data-part='copy'] {
      padding-block: var(--space-48);
    }
  }
`;
