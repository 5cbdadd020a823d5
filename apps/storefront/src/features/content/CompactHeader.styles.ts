import { styled } from 'styled-components';
import { belowWide, media } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';
import { titleBesidePicture } from './titleBesidePicture.js';

/** A low header, so that what it leads to follows in view. On phones its picture is beside the title and its label. */
export const CompactHeader = styled(PageHeader)`
  @media ${belowWide} {
    ${titleBesidePicture}
    /* Enlarged words take the room of the picture. */
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 8rem);
    column-gap: var(--space-8);

    /* A long word that stays whole leaves the picture as much room as on other pages. */
    > [data-part='copy'] > [data-part='title']:has(> span) {
      font-size: 1.5rem;
    }

    > [data-part='copy'] {
      > * {
        margin-block-start: var(--space-8);
      }

      > [data-part='lead'] {
        font-size: var(--text-16);
      }

      > :is([data-part='label'], [data-part='title']) {
        grid-column: 1;
        margin: 0;
      }

      /* Close to the title. */
      > [data-part='label'] {
        align-self: end;
        margin-block-end: var(--space-8);
      }

      > [data-part='label'] + [data-part='title'] {
        align-self: start;
      }
    }

    &:has(> [data-part='copy'] > [data-part='label']) [data-part='picture'] {
      grid-row: span 2;
    }
  }

  /* A word with a hyphen stays whole, unless its letters are enlarged. */
  @media (min-width: 22em) {
    > [data-part='copy'] > [data-part='title'] > span {
      white-space: nowrap;
    }
  }

  /* As low as the text allows. The picture is small and keeps clear of the edge. */
  ${media.desktop} {
    && {
      grid-template-columns: minmax(0, 1fr) 20rem;
      padding-inline-end: var(--picture-distance, var(--space-24));
    }

    > [data-part='copy'] {
      padding-block: var(--space-24);
    }
  }
`;
