import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { cardPriceStyles } from '../CardPrice/index.js';

export const Root = styled.article`
  --picture: calc(5.5 * var(--space-rem));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  /* The row of actions below adds its own space. */
  padding: var(--space-16) var(--space-16) var(--space-4);
  background: var(--color-surface);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-resting);

  > [data-part='media'] {
    flex: 0 0 var(--picture);
    grid-area: media;
    align-self: start;
    overflow: hidden;
    border-radius: var(--radius-field);
  }

  > [data-part='info'] {
    /* The rest of the row, less 1 px for rounding. */
    flex: 1 0 calc(100% - var(--picture) - var(--space-16) - 1px);
    grid-area: what;
    min-inline-size: 0;
  }

  [data-part='name'] {
    color: var(--color-ink);
    font-weight: var(--weight-medium);
    line-height: 1.5;
    text-decoration: none;
    overflow-wrap: anywhere;

    &:hover {
      color: var(--color-accent);
      text-decoration: underline;
    }
  }

  [data-part='details'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-8);
    color: var(--color-ink-soft);
    font-size: var(--text-14);
    list-style: '';

    > li + li::before {
      margin-inline-end: var(--space-8);
      content: '·';
    }
  }

  [data-part='price'] {
    ${cardPriceStyles}

    [data-part='amount'] {
      font-size: var(--text-16);
      font-weight: var(--weight-medium);
    }
  }

  [data-part='notice'] {
    padding: var(--space-4) var(--space-12);
    margin-block-start: var(--space-4);
    color: var(--color-warning);
    font-size: var(--text-14);
    background: var(--color-warning-surface);
    border-radius: var(--radius-field);
  }

  > [data-part='quantity'] {
    grid-area: quantity;
    justify-self: start;
    max-inline-size: 100%;
  }

  > [data-part='total'] {
    flex: 1 0 auto;
    grid-area: total;
    max-inline-size: 100%;
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }

  > [data-part='actions'] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    grid-area: actions;
    gap: 0 var(--space-24);
    justify-content: space-between;
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }

  > [data-part='actions'] > [data-part='button'] {
    padding-inline: 0;
    /* Forced colours would draw the transparent border. */
    border: 0;
    background: none;

    &:hover {
      text-decoration: underline;
    }
  }

  [data-part='remove'],
  [data-part='undo'] {
    --icon-size: 1.25rem;
    display: inline-flex;
    gap: var(--space-8);
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--color-accent);
    font-size: var(--text-14);
    font-weight: var(--weight-medium);

    &:hover {
      text-decoration: underline;
    }
  }

  [data-part='undo'] {
    padding-inline: var(--space-16);
    font-size: var(--text-16);
  }

  &[data-removed] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8) var(--space-16);
    justify-content: space-between;
    padding-block: var(--space-8);
    color: var(--color-ink-soft);
    background: var(--color-pastel-3);
    box-shadow: none;
  }

  [data-part='removed'] {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }

  ${media.wide} {
    display: grid;
    grid-template-areas:
      'media what quantity total'
      'media actions actions actions';
    grid-template-columns: 7rem minmax(0, 1fr) auto 8rem;
    gap: var(--space-8) var(--space-24);

    > [data-part='actions'] {
      justify-content: flex-start;
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`;
