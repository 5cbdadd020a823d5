import { styled } from 'styled-components';
import { belowWide } from '@mahd/ui/breakpoints';
import { PageHeader } from '@mahd/ui/PageHeader';

/** A header whose picture on phones is small, beside the title and below its label, so that what it leads to follows in view. */
export const CompactHeader = styled(PageHeader)`
  @media ${belowWide} {
    grid-template-columns: minmax(0, 1fr) min(7rem, 34%);
    column-gap: var(--space-16);
    align-items: center;
    padding: var(--space-16);

    > [data-part='copy'] {
      display: contents;

      > * {
        grid-column: 1 / -1;
        margin-block-start: var(--space-8);
      }

      > [data-part='lead'] {
        font-size: var(--text-16);
      }

      > [data-part='label'] {
        margin-block: 0 var(--space-8);
      }

      > [data-part='title'] {
        grid-column: 1;
        margin: 0;
        font-size: var(--text-28);
      }
    }

    > [data-part='picture'] {
      grid-area: 1 / 2;
      align-self: center;
      /* Drawings that end in a straight line. */
      border-radius: 50%;
    }

    /* Its line crosses the header: beside the picture it would take several. */
    &:has(> [data-part='copy'] > [data-part='label']) > [data-part='picture'] {
      grid-row: 2;
    }
  }
`;
