import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';

/** Width of the fade at the edge of the row. */
const fading = '3rem';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* Direct child only: panels may contain lists. */
  > [data-part='list'] {
    display: flex;
    gap: var(--space-8);
    overflow-x: auto;
    scroll-padding-inline: ${fading};
    scrollbar-width: none;
    animation: tabs-more linear;
    animation-timeline: scroll(self inline);
  }

  /* Fades the edge where the row can scroll. Without overflow the scroll timeline is inactive and nothing fades. */
  @keyframes tabs-more {
    0%,
    98% {
      mask-image: linear-gradient(calc(90deg * var(--dir)), #000 calc(100% - ${fading}), transparent);
    }

    100% {
      mask-image: none;
    }
  }

  [data-part='tab'] {
    display: flex;
    flex: none;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: var(--space-16);
    color: var(--color-ink-soft);
    font-weight: var(--weight-medium);
    text-decoration: none;
    white-space: nowrap;

    &:hover {
      color: var(--color-accent);
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &:is([aria-selected='true'], [data-pending]) {
      color: var(--color-accent);
    }
  }

  [data-part='panel']:focus-visible {
    outline-offset: var(--space-4);
  }

  &[data-variant='line'] {
    > [data-part='list'] {
      box-shadow: inset 0 -1px var(--color-line);
    }

    [data-part='tab'] {
      border-block-end: 3px solid transparent;

      &[aria-selected='true'] {
        border-block-end-color: var(--color-brand);
      }
    }
  }

  &[data-variant='pill'] [data-part='tab'] {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-pill);
    background: var(--color-surface);

    &[data-pending] {
      border-color: var(--color-accent);
    }

    &[aria-selected='true'] {
      border-color: var(--color-accent);
      color: var(--color-on-accent);
      background: var(--color-accent);
    }
  }

  /* On wide screens pills wrap, so that all are visible. */
  ${media.wide} {
    &[data-variant='pill'] > [data-part='list'] {
      flex-wrap: wrap;
    }
  }

  @media (scripting: none) {
    [data-part='panel'][hidden] {
      display: block;
    }
  }

  @media (forced-colors: active) {
    &[data-variant='line'] [data-part='tab'] {
      border-block-end-color: Canvas;
    }

    &[data-variant] [data-part='tab'][aria-selected='true'] {
      border-color: Highlight;
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
