import { styled } from 'styled-components';
import { belowDesktop, belowTablet, media } from '@mahd/ui/breakpoints';
import { EmptyState } from '@mahd/ui/EmptyState';
import { SummaryColumns } from '../../shell/Panels.styles.js';

/** Lines, summary and suggestions below each other. On tablets the summary has two halves, on desktops it is beside the others. */
export const CartColumns = styled(SummaryColumns)`
  ${media.wide} and ${belowDesktop} {
    [data-part='order-summary'] {
      display: grid;
      grid-template-rows: repeat(3, auto) 1fr;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--space-48);
      align-items: start;

      /* What is above the amounts elsewhere. */
      > [data-part='stack'] {
        grid-row: 2 / -1;
        grid-column: 1;
      }

      > :is(dl, [data-part='tax'], [data-part='actions']) {
        grid-column: 2;
      }

      > dl {
        grid-row: 1 / 3;
      }
    }
  }

  ${media.desktop} {
    /* Not four: the column is narrower than a page. */
    --cards-in-view: 3;
    grid-template-rows: auto auto 1fr;

    /* Only removed lines are left: no gaps of empty rows. */
    &:not(:has(> aside)) {
      grid-template-rows: none;
    }

    > aside {
      grid-row: 1 / -1;
      grid-column: 2;
    }

    /* Clear of the summary. */
    && [data-part='track'] {
      margin-inline-end: 0;
      padding-inline-end: 0;
    }
  }
`;

/** Sharing the cart: below the summary, on desktops below the lines. As high as it will be before its code has loaded. */
export const ShareRow = styled.div`
  min-block-size: 5.5rem;
  padding: var(--space-12) var(--space-16) var(--space-8);
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  ${media.tablet} {
    min-block-size: 3.75rem;
    padding-block: var(--space-8);

    && [data-part='label'] {
      inline-size: auto;
      margin-inline-end: auto;
    }
  }
`;

/**
 * What an empty cart says, with a smaller drawing than usual: the suggestions below it begin in the first view. The hidden title of the page above it takes
 * more room than there is below it.
 */
export const EmptyCartState = styled(EmptyState)`
  && {
    padding-block: 0 var(--space-16);

    ${media.wide} {
      max-inline-size: 40rem;
      padding-block-end: var(--space-48);

      > [data-part='text'] {
        max-inline-size: 30rem;
      }
    }
  }

  /* Not below a notice. */
  &&:first-child {
    margin-block-start: calc(-1 * var(--space-24));

    @media ${belowTablet} {
      margin-block-start: calc(-1 * var(--space-64));
    }
  }

  && [data-part='drawing'] {
    inline-size: min(10.5rem, 70%);
  }

  /* The heading that is seen on the page. */
  && [data-part='title'] {
    font-size: var(--text-36);
  }
`;
