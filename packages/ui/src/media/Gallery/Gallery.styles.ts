import { styled } from 'styled-components';
import { belowTablet, media } from '../../foundation/breakpoints.js';
import { scrollFade } from '../../foundation/style/scrollFade.js';
import { slideButton, slideTrack } from '../SlideTrack/SlideTrack.styles.js';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-inline-size: 0;

  > [data-part='stage'] {
    position: relative;
    overflow: hidden;
    background: var(--color-surface);
    border-radius: var(--radius-panel);
  }

  > [data-part='stage'] > [data-part='track'] {
    ${slideTrack}
    display: grid;
    grid-auto-columns: 100%;
    grid-auto-flow: column;

    @media ${belowTablet} {
      aspect-ratio: 4 / 5;
      inline-size: 100%;
      max-block-size: var(--gallery-max-height, none);
    }

    > * {
      min-block-size: 0;
      scroll-snap-stop: always;
    }

    > * > [data-part='picture'] {
      @media ${belowTablet} {
        block-size: 100%;
        aspect-ratio: auto;
      }
    }

    &:focus-visible {
      outline-offset: -3px;
      border-radius: var(--radius-panel);
    }
  }

  > [data-part='stage'] > button {
    ${slideButton}
    position: absolute;

    &:focus-visible {
      outline-offset: -3px;
    }
  }

  [data-part='previous'],
  [data-part='next'] {
    inset-block-start: calc(50% - 1.375rem);
  }

  /* Touch users swipe; arrows would cover the picture. */
  @media (hover: none) {
    > [data-part='stage'] > [data-part='previous'],
    > [data-part='stage'] > [data-part='next'] {
      display: none;
    }
  }

  [data-part='previous'] {
    inset-inline-start: var(--space-12);
  }

  [data-part='next'] {
    inset-inline-end: var(--space-12);
  }

  [data-part='zoom'] {
    inset-block-start: var(--space-12);
    inset-inline-end: var(--space-12);
  }

  /* Only the counter of the stage: the lightbox inside has its own. */
  > [data-part='stage'] > [data-part='counter'] {
    position: absolute;
    inset-block-end: var(--space-12);
    inset-inline-start: var(--space-12);
    padding: 0.0625rem var(--space-12);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    background: var(--color-surface);
    border-radius: var(--radius-pill);

    @media (scripting: none) {
      display: none;
    }

    &[data-few] {
      @media ${belowTablet} {
        display: none;
      }
    }
  }

  > [data-part='stage'] > [data-part='dots'] {
    position: absolute;
    inset-block-end: var(--space-12);
    inset-inline: 0;
    display: flex;
    gap: var(--space-8);
    justify-content: center;
    pointer-events: none;

    ${media.tablet} {
      display: none;
    }

    @media (scripting: none) {
      display: none;
    }

    > span {
      inline-size: 0.5rem;
      block-size: 0.5rem;
      background: var(--color-surface);
      border: 1px solid var(--color-control-line);
      border-radius: var(--radius-pill);
    }

    > span[data-current] {
      inline-size: 1.25rem;
      background: var(--color-accent);
      border-color: var(--color-accent);

      @media (forced-colors: active) {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }

  > [data-part='thumbnails'] {
    ${scrollFade}
    display: none;
    gap: var(--space-8);
    padding: var(--space-4);
    margin-inline: calc(-1 * var(--space-4));
    list-style: '';

    ${media.tablet} {
      display: flex;
    }

    @media (scripting: none) {
      display: none;
    }
  }

  [data-part='thumbnail'] {
    display: block;
    inline-size: 4rem;
    overflow: hidden;
    border: 2px solid transparent;
    border-radius: var(--radius-card);

    &[aria-current] {
      border-color: var(--color-accent);
    }

    /* There, transparent borders are visible. */
    @media (forced-colors: active) {
      border-color: Canvas;

      &[aria-current] {
        border-color: Highlight;
      }
    }

    ${media.desktop} {
      inline-size: 5rem;
    }
  }
`;
