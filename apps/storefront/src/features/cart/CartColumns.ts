import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { EmptyState } from '@mahd/ui/EmptyState';
import { SummaryColumns } from '../../shell/ClientOnlyPage.styles.js';

/** Lines, summary and suggestions: below each other on phones; on tablets the suggestions are beside the summary, on desktops below the lines. */
export const CartColumns = styled(SummaryColumns)`
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-auto-flow: row dense;
    align-items: start;

    > :first-child {
      grid-column: 1 / -1;
    }

    > aside {
      grid-column: 2;
    }

    /* Clear of the summary. */
    && [data-part='track'] {
      margin-inline-end: 0;
      padding-inline-end: 0;
    }
  }

  ${media.desktop} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 13fr) minmax(20rem, 7fr);

    > :first-child {
      grid-column: 1;
    }

    > aside {
      grid-row: 1 / -1;
    }

    /* Three cards in view, not four: the column is narrower than a page. */
    && [data-part='track'] {
      grid-auto-columns: minmax(calc((100% - 2 * var(--space-24)) / 3), 1fr);
    }
  }
`;

/** The foot of the lines: sharing the cart. As high as it will be before its code has loaded. */
export const ShareRow = styled.div`
  min-block-size: 2.75rem;
  padding-inline: var(--space-16);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  && [data-part='label'] {
    inline-size: auto;
    margin-inline-end: auto;
  }
`;

/** What an empty cart says, with a smaller drawing than usual: the suggestions below it begin in the first view. */
export const EmptyCart = styled(EmptyState)`
  && {
    padding-block: var(--space-8) var(--space-16);
  }

  && [data-part='drawing'] {
    inline-size: min(10.5rem, 70%);
  }

  /* The trolley rolls to the inline end. */
  && [data-part='drawing'] img {
    transform: scaleX(var(--dir, 1));
  }
`;
