import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { scrollFade } from '../../foundation/style/scrollFade.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  /* Direct child only: panels may contain lists. */
  > [data-part='list'] {
    display: flex;
    gap: var(--space-8);
    ${scrollFade}
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
    transition: var(--motion-normal) var(--ease-out);
    transition-property: color, background-color, border-color;

    &:hover {
      color: var(--color-accent);
    }

    &:focus-visible {
      outline-offset: -3px;
    }

    &:is([aria-selected='true'], [data-pending]) {
      color: var(--color-accent);
    }

    /* The row begins with the selected tab in its middle, also before scripts run, where browsers know the property. */
    &[aria-selected='true'] {
      scroll-initial-target: nearest;
      scroll-snap-align: center;
    }
  }

  [data-part='panel']:focus-visible {
    outline-offset: var(--space-4);
  }

  &[data-variant='ghost'] {
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

  &[data-variant='outline'] [data-part='tab'] {
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

  /* On wide screens outlined tabs wrap, so that all are visible. */
  ${media.wide} {
    &[data-variant='outline'] > [data-part='list'] {
      flex-wrap: wrap;
    }
  }

  /* A tab with an href may have its content on its own page only. */
  @media (scripting: none) {
    [data-part='panel'][hidden]:not(:empty) {
      display: block;
    }
  }

  @media (forced-colors: active) {
    &[data-variant='ghost'] [data-part='tab'] {
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
