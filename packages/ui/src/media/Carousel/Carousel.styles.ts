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
    grid-auto-columns: 100%;
    grid-auto-flow: column;
    gap: var(--space-24);
  }

  /* 480 px: a breakpoint of carousels only. */
  @media (min-width: 30em) {
    > [data-part='track'] {
      grid-auto-columns: calc((100% - var(--space-24)) / 2);
    }
  }

  ${media.tablet} {
    > [data-part='track'] {
      grid-auto-columns: calc((100% - 2 * var(--space-24)) / 3);
    }
  }

  /* From Swiper's style sheet, for the three elements used here. */
  > [data-part='loop'] {
    position: relative;
    overflow: hidden;
    /* Not even focus may scroll it: Swiper moves the slides. */
    overflow: clip;
    touch-action: pan-y;

    > .swiper-wrapper {
      display: flex;
      transition-property: transform;
    }

    > .swiper-wrapper > .swiper-slide {
      flex-shrink: 0;
      inline-size: 100%;
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

      > :not([data-part='heading'], [data-part='controls']) {
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

    /* "1 / 6" is only true of one slide in view. */
    @media (min-width: 30em) {
      display: none;
    }
  }
`;
