import { css, styled } from 'styled-components';
import { belowWide, media } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';
import { CompactHeader } from './CompactHeader.styles.js';
import { lowHeader } from './lowHeader.js';

/** Copy of a header across a phone. */
const copyOnPhones = css`
  > [data-part='copy'] {
    gap: var(--space-8);
    padding: var(--space-16);

    /* Clearly larger than the names of the sections. */
    > [data-part='title'] {
      font-size: 1.75rem;
    }

    > [data-part='lead'] {
      font-size: var(--text-16);
    }
  }
`;

/** The header of a text. On phones its title and picture are smaller, for the text to begin in the first view. */
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

    &&:has(> [data-part='copy'] > [data-part='label']) > [data-part='picture'] {
      grid-row: 2;
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

/**
 * The header of a page that leads to others: low on desktops, so that what it leads to begins in the first view. On
 * phones the whole picture is above the title.
 */
export const LowHeader = styled(PageHeader)`
  /* A link. */
  > [data-part='copy'] > [data-part='extra'] {
    font-size: var(--text-16);
  }

  @media ${belowWide} {
    ${copyOnPhones}

    > [data-part='picture'] {
      order: -1;
      inline-size: 14rem;
      max-inline-size: 100%;
      margin-inline: auto;
    }

    > [data-part='copy'] > [data-part='extra'] {
      margin-block-start: var(--space-8);
    }
  }

  ${media.desktop} {
    ${lowHeader}
  }
`;
