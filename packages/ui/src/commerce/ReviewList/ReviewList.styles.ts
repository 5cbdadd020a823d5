import { styled } from 'styled-components';
import { starColor } from '../StarRating/starColor.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-32);
  align-items: flex-start;

  /* Side by side where both fit. */
  > * {
    flex: 999 1 22rem;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  > [data-part='summary'] {
    flex: 1 1 20rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-16);
    padding: var(--space-24);
    background: var(--color-pastel-3);
    border-radius: var(--radius-card);
    overflow-wrap: anywhere;
  }

  [data-part='average'] {
    font-size: var(--text-36);
    font-weight: var(--weight-bold);
    line-height: var(--leading-heading);
  }

  [data-part='distribution'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    list-style: '';
  }

  [data-part='stars-row'] {
    display: grid;
    grid-template-columns: 1.5em minmax(0, 1fr) 3em;
    gap: var(--space-12);
    align-items: center;
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;

    > svg {
      inline-size: 100%;
      block-size: 0.5rem;
      border-radius: var(--radius-pill);
      fill: ${starColor};
      background: var(--color-line);
      transform: scaleX(var(--dir, 1));
    }

    > :last-child {
      text-align: end;
    }
  }

  [data-part='reviews'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-24);
    list-style: '';
  }

  [data-part='review'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    /* The line below ends where text in the other direction starts. */
    max-inline-size: 42rem;
    overflow-wrap: anywhere;

    &:not(:last-child) {
      padding-block-end: var(--space-24);
      border-block-end: 1px solid var(--color-line);
    }
  }

  :is([data-part='empty'], [data-part='reviews']) + * {
    margin-block-start: var(--space-16);
  }

  [data-part='title'] {
    font-size: var(--text-18);
  }

  [data-part='comment'] {
    white-space: pre-line;
  }

  [data-part='by'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4) var(--space-12);
    color: var(--color-ink-soft);
    font-size: var(--text-14);
  }

  [data-part='verified'] {
    display: inline-flex;
    gap: var(--space-4);
    align-items: center;
    color: var(--color-success);
  }

  @media (forced-colors: active) {
    [data-part='stars-row'] > svg {
      border: 1px solid CanvasText;
      fill: CanvasText;
    }
  }
`;
