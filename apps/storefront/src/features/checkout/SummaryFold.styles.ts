import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';
import { disclosure } from '../../shell/disclosure.js';

export const Fold = styled.details`
  ${disclosure}

  &[data-beside] > summary {
    display: none;
  }

  &:not([data-beside]) {
    background: var(--color-surface);
    border-radius: var(--radius-panel);
    box-shadow: var(--shadow-resting);

    > summary {
      min-block-size: 3.5rem;
      padding: var(--space-12) var(--space-16);
      border-radius: inherit;

      ${media.tablet} {
        padding-inline: var(--space-24);
      }

      > h2 {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        column-gap: var(--space-8);
        justify-content: space-between;
        font-size: var(--text-18);
      }
    }

    /* The bar is its title, and they share a surface. */
    > [data-part='order-summary'] {
      padding-block-start: var(--space-8);
      box-shadow: none;

      > [data-part='title'] {
        display: none;
      }
    }
  }
`;
