import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { slideButton, slideTrack } from '../SlideTrack/SlideTrack.styles.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  min-inline-size: 0;

  > [data-part='track'] {
    ${slideTrack}
    display: grid;
    grid-auto-columns: calc((100% + var(--space-24)) / var(--slides, 1) - var(--space-24));
    grid-auto-flow: column;
    gap: var(--space-24);
  }

  /* 480 px: a breakpoint of carousels only. */
  @media (min-width: 30em) {
    --slides: 2;

    /* "1 / 6" is only true of one slide in view. */
    [data-part='counter'] {
      display: none;
    }
  }

  ${media.tablet} {
    --slides: 3;
  }

  @media (max-width: 29.99em) {
    &[data-peek] {
      --slides: 1.25;

      > [data-part='track'],
      > [data-part='loop'] {
        margin-inline-end: calc(-1 * var(--gutter));
      }
    }
  }

  /* Before the slides in the document, so that the pause button comes first. */
  > [data-part='controls'] {
    display: flex;
    order: 1;
    gap: var(--space-12);
    align-items: center;
    justify-content: center;

    button {
      ${slideButton}
    }

    @media (scripting: none) {
      display: none;
    }
  }

  ${media.wide} {
    &:has(> [data-part='heading']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: var(--space-24);

      > [data-part='track'],
      > [data-part='loop'] {
        grid-column: 1 / -1;
        min-inline-size: 0;
      }

      > [data-part='controls'] {
        order: 0;
        gap: var(--space-8);
        align-items: start;
      }
    }
  }

  [data-part='counter'] {
    min-inline-size: 3rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
