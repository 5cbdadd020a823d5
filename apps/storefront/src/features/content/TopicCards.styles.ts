import { css, styled } from 'styled-components';
import { desktop } from '@mahd/ui/breakpoints';
import { Chapters } from './FoldedStories.styles.js';

/** The article with the warning signs. */
export const signsTopic = 'when-to-call-the-doctor';

export const cardsPerRow = 4;
const mostRows = 4;

/** The title of an open text. Its card, which has the heading, may be out of view, as after a link to the text. */
export const PanelTitle = styled.p`
  display: none;
  margin-block-end: var(--space-24);
  font-size: var(--text-28);
  font-weight: var(--weight-bold);
  line-height: var(--leading-heading);
`;

/** The cards of a row, then their texts. */
const orderOfRow = (row: number) => css`
  > details:nth-child(n + ${row * cardsPerRow + 1}) {
    > summary {
      order: ${2 * row};
    }

    &::details-content {
      order: ${2 * row + 1};
    }
  }
`;

/** The first topic has the warning signs. On desktops, cards in a grid; not in browsers before 2025, which cannot place what opens. */
export const Cards = styled(Chapters)`
  > details:has(> #${signsTopic}) > summary {
    color: var(--color-danger);
    background: var(--color-danger-surface);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  @supports selector(::details-content) {
    @media screen and ${desktop} {
      && {
        position: relative;
        display: grid;
        grid-template-columns: repeat(${cardsPerRow}, minmax(0, 1fr));
        gap: var(--space-24);
        background: none;
        box-shadow: none;
      }

      && > details {
        display: contents;

        /* Takes no row while it is closed, but can still be searched. */
        &::details-content {
          position: absolute;
        }

        &[open]::details-content {
          position: static;
          grid-column: 1 / -1;
          background: var(--color-surface);
          border-radius: var(--radius-panel);
          box-shadow: var(--shadow-resting);
        }
      }

      ${Array.from({ length: mostRows }, (_, row) => orderOfRow(row))}

      &&& > details > summary {
        position: relative;
        display: block;
        container-type: inline-size;
        padding: 0 0 var(--space-16);
        font-size: 1.25rem;
        background: var(--color-surface);
        border-radius: var(--radius-card);
        box-shadow: var(--shadow-resting);
        transition: box-shadow var(--motion-normal) var(--ease-out);

        &:hover {
          box-shadow: var(--shadow-raised);
        }

        > :has(> [data-part='picture']) {
          display: block;

          > [data-part='picture'] {
            display: block;
            inline-size: 100%;
            border-radius: var(--radius-card);
            border-end-start-radius: 0;
            border-end-end-radius: 0;
          }

          > :last-child {
            display: block;
            padding: var(--space-16) var(--space-16) 0;
            padding-inline-end: var(--space-48);
          }
        }

        /* Below the chevron, too. */
        small {
          display: block;
          margin-inline-end: calc(var(--space-16) - var(--space-48));
          font-size: var(--text-16);
        }

        /* On the first line of the title, below the picture, which is 4 : 3. */
        > svg {
          position: absolute;
          inset-block-start: calc(75cqi + var(--space-16));
          inset-inline-end: var(--space-16);
        }
      }

      /* Points at its text. */
      &&& > details[open] > summary {
        box-shadow: 0 0 0 2px var(--color-accent);

        &::after {
          position: absolute;
          inset-block-start: calc(100% + 14px);
          inset-inline-start: calc(50% - 12px);
          border: 12px solid transparent;
          border-block-start: 0;
          border-block-end-color: var(--color-surface);
          content: '';
        }
      }

      &&& > details:has(> #${signsTopic}) > summary {
        background: var(--color-danger-surface);
        border-radius: var(--radius-card);

        small {
          color: var(--color-ink);
        }
      }

      [data-part='answer'] {
        padding: var(--space-32);
      }

      ${PanelTitle} {
        display: block;
      }
    }
  }
`;
