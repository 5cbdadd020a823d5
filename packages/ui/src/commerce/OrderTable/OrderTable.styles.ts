import { styled } from 'styled-components';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { visuallyHidden } from '../../foundation/VisuallyHidden.js';

export const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  &,
  > tbody {
    display: block;
  }

  > thead {
    ${visuallyHidden}
  }

  th {
    font-weight: var(--weight-medium);
    text-align: start;
  }

  [data-part='total'] {
    font-variant-numeric: tabular-nums;
  }

  > tbody > tr {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-16);
    align-items: center;
    padding: var(--space-16);
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-resting);
  }

  > tbody > tr + tr {
    margin-block-start: var(--space-12);
  }

  > tbody > tr > [data-label] {
    position: relative;
    padding: 0;
    overflow-wrap: anywhere;

    &::before {
      overflow-wrap: break-word;
      color: var(--color-ink-soft);
      font-weight: var(--weight-regular);
      content: attr(data-label);
    }
  }

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
    padding: 0;

    &:empty {
      display: none;
    }
  }

  /* Phones: the number and the status, the date and the total, the payment and the buttons. What each is can be seen; screen readers hear it. */
  @media ${belowTablet} {
    > tbody > tr > [data-label]::before {
      ${visuallyHidden}
    }

    > tbody > tr > * {
      order: 1;
      flex: 0 1 auto;
    }

    > tbody > tr > :is(th, [data-part='status']) {
      order: 0;
    }

    /* Begins a line and leaves room for what ends it. */
    > tbody > tr > :is(th, [data-part='date'], [data-part='payment']) {
      flex: 1 1 calc(100% - 10rem);
    }

    > tbody > tr > [data-part='payment'],
    > tbody > tr > [data-part='actions'] {
      order: 2;
    }

    > tbody > tr > :is([data-part='date'], [data-part='payment']) {
      color: var(--color-ink-soft);
    }

    > tbody > tr > [data-part='total'] {
      font-weight: var(--weight-bold);
    }
  }

  /* On tablets each value has its label above it, three to a row, without a line across. */
  ${media.tablet} {
    > tbody > tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-12) var(--space-16);
      align-items: stretch;
      padding: var(--space-16) var(--space-24);
    }

    > tbody > tr > [data-label]::before {
      display: block;
      font-size: var(--text-14);
    }

    [data-part='actions'] {
      align-items: end;
    }
  }

  ${media.desktop} {
    display: table;
    background: var(--color-surface);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-resting);

    > thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }

    > tbody {
      display: table-row-group;
    }

    > thead th {
      color: var(--color-ink-soft);
      font-size: var(--text-14);
    }

    > tbody > tr {
      display: table-row;
      background: none;
      box-shadow: none;
    }

    > thead th,
    > tbody > tr > [data-label],
    > tbody > tr > [data-part='actions'] {
      display: table-cell;
      padding: var(--space-12);
      vertical-align: middle;
    }

    > tbody > tr > * {
      border-block-start: 1px solid var(--color-line);
    }

    > tbody > tr > [data-label]::before {
      content: none;
    }

    [data-part='total'] {
      white-space: nowrap;
    }

    /* Buttons stack, so that the text columns get the width. */
    [data-part='actions'] {
      inline-size: 10rem;
    }

    > thead th[data-part='total'],
    > tbody > tr > [data-part='total'],
    > tbody > tr > [data-part='actions'] {
      text-align: end;
    }
  }

  @media (forced-colors: active) {
    > tbody > tr {
      outline: 1px solid CanvasText;
    }
  }
`;
