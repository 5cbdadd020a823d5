import { css } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/**
 * Signs of illness in a text about health. An ordered list that begins with a call for the ambulance ranks them: the
 * ambulance is red, what must be seen today at the latest amber, and what can wait, its title in <em>, blue.
 */
export const rankedSigns = css`
  ol:has(> li:first-child > :first-child a[href^='tel:']) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
    gap: var(--space-12);
    max-inline-size: none;
    padding: 0;
    list-style: '';

    > li > ul {
      list-style: disc;
    }

    /* Beside the button, titles are as high as it is, so that the signs below start on one line. */
    > li {
      --rank: var(--color-warning);
      --rank-surface: var(--color-warning-surface);
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
      row-gap: var(--space-4);
      margin: 0;
      padding: var(--space-16);
      background: var(--rank-surface);
      border-inline-start: 4px solid var(--rank);
      border-radius: var(--radius-field);

      &:first-child {
        --rank: var(--color-danger);
        --rank-surface: var(--color-danger-surface);
      }

      &:has(> :first-child > em) {
        --rank: var(--color-info);
        --rank-surface: var(--color-info-surface);
      }

      /* The first of three, above two. */
      ${media.wide} {
        &:first-child:nth-last-child(3) {
          grid-column: var(--first-of-three, 1 / -1);
        }
      }

      @media (forced-colors: active) {
        border-block: 1px solid CanvasText;
        border-inline-end: 1px solid CanvasText;
      }

      > :first-child {
        align-self: center;
        color: var(--rank);

        > em {
          font-weight: var(--weight-bold);
        }
      }

      /* One red in both colour schemes: in the dark, the colour of danger is pale. */
      > :first-child a[href^='tel:'] {
        display: flex;
        align-items: center;
        inline-size: fit-content;
        min-block-size: 2.75rem;
        margin-block-end: var(--space-4);
        padding-inline: var(--space-16);
        color: #fff;
        text-decoration: none;
        background: #b3261e;
        border-radius: var(--radius-pill);

        &:hover {
          text-decoration: underline;
        }
      }
    }
  }
`;
