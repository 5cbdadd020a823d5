import { styled } from 'styled-components';
import { scrollFade } from '../../foundation/style/scrollFade.js';

export const Root = styled.div`
  ${scrollFade}
  scrollbar-width: thin;
  max-inline-size: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  &:focus-visible {
    outline-offset: -3px;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  caption {
    padding: var(--space-12) var(--space-16);
    font-weight: var(--weight-bold);
    text-align: start;
  }

  th,
  td {
    padding: var(--space-12) var(--space-16);
    text-align: start;
    vertical-align: top;
    /* A column does not break words, because the table scrolls. */
    overflow-wrap: normal;
  }

  th {
    font-weight: var(--weight-medium);
  }

  thead th {
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    /* Buttons that sort are taller than plain headers. */
    vertical-align: baseline;
    white-space: nowrap;
  }

  tbody tr > * {
    border-block-start: 1px solid var(--color-line);
  }

  [data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  [data-part='sort'] {
    --icon-size: 1rem;
    display: inline-flex;
    align-items: center;
    gap: var(--space-4);
    min-block-size: var(--touch, 1.75rem);
    border-radius: var(--radius-field);
    font-weight: inherit;

    &:hover {
      color: var(--color-accent);
    }
  }

  [aria-sort] {
    color: var(--color-ink);
  }
`;
