import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { cardPriceStyles } from '../CardPrice/index.js';

export const Root = styled.article`
  /* Phones: everything is beside the picture, quantity and buttons in a row, which wraps with enlarged text. */
  --picture: calc(4.75 * var(--space-rem));
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) 0;
  align-items: center;
  min-block-size: calc(var(--picture) + 2 * var(--space-16));
  padding: var(--space-16);
  padding-inline-start: calc(var(--picture) + var(--space-16) + var(--space-12));
  background: var(--color-surface);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-resting);

  > [data-part='media'] {
    position: absolute;
    inset-block-start: var(--space-16);
    inset-inline-start: var(--space-16);
    grid-area: media;
    align-self: start;
    inline-size: var(--picture);
    overflow: hidden;
    border-radius: var(--radius-field);
  }

  /* Much enlarged text: everything is below the picture. */
  @media (max-width: 15em) {
    padding-inline-start: var(--space-16);

    > [data-part='media'] {
      position: static;
    }
  }

  > [data-part='text'] {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 var(--space-12);
    align-items: baseline;
    min-inline-size: 0;
  }

  [data-part='info'] {
    display: contents;
    grid-area: info;
    min-inline-size: 0;
  }

  [data-part='name'],
  [data-part='notice'] {
    flex: 1 0 100%;
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

  [data-part='price'],
  [data-part='total'] {
    ${cardPriceStyles}
  }

  /* Quiet beside the total. */
  [data-part='price'] {
    color: var(--color-ink-soft);
    font-size: var(--text-14);

    [data-part='amount'],
    [data-part='amount'][data-reduced] {
      color: inherit;
      font-size: inherit;
      font-weight: var(--weight-regular);
    }
  }

  [data-part='was'] {
    font-weight: var(--weight-regular);
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

  [data-part='total'] {
    display: flex;
    /* What one pays is at the end of every line, after a former price. */
    flex-flow: row-reverse wrap;
    gap: 0 var(--space-8);
    align-items: baseline;
    grid-area: total;
    margin-inline-start: auto;
    font-size: var(--text-18);
    line-height: 1.4;
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  > [data-part='actions'] {
    display: flex;
    /* The last icon ends where the padding of the card begins. */
    margin-inline: auto calc(-1 * var(--space-12));

    > [data-part='button'],
    > [data-part='remove'] {
      justify-content: center;
      inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }

    > * > span {
      display: none;
    }
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
    min-block-size: 0;
    padding: var(--space-8) var(--space-12);
    color: var(--color-ink-soft);
    background: var(--color-pastel-3);
    box-shadow: none;
  }

  [data-part='removed'] {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;

    /* Without a place in the layout, but not hidden: a live region must be there before its text. */
    &:empty {
      position: absolute;
    }
  }

  ${media.wide} {
    display: grid;
    grid-template-areas:
      'media info quantity total'
      'media actions quantity total';
    grid-template-columns: 7rem minmax(0, 1fr) auto 8rem;
    gap: var(--space-8) var(--space-24);
    padding: var(--space-16);

    > [data-part='media'] {
      position: static;
      inline-size: auto;
    }

    > [data-part='text'] {
      display: contents;
    }

    [data-part='info'] {
      display: block;
    }

    &:not(:has(> [data-part='actions'])) [data-part='info'] {
      grid-row: 1 / -1;
    }

    [data-part='total'] {
      display: block;
      text-align: end;

      > [data-part] {
        display: block;
      }
    }

    > [data-part='actions'] {
      flex-wrap: wrap;
      grid-area: actions;
      gap: 0 var(--space-24);
      margin-inline: 0;

      > [data-part='button'],
      > [data-part='remove'] {
        inline-size: auto;
      }

      > * > span {
        display: inline;
      }
    }
  }
`;
