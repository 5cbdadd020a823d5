import { styled } from 'styled-components';
import { media } from '../../foundation/breakpoints.js';
import { stateTones } from '../../foundation/stateTones.js';

export const Root = styled.section`
  position: fixed;
  z-index: var(--layer-toast);
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;
  /* Clear of the bars. On phones it would cover the title of the page at the top. */
  --toaster-top: calc(4.5rem + env(safe-area-inset-top, 0px)) auto;
  --toaster-bottom: auto calc(var(--bottom-bar-height, 0px) + var(--buy-bar-height, 0px) + var(--space-12));
  --toaster-from: 0.75rem;
  inset-block: var(--toaster-bottom);
  inset-inline: var(--space-16);
  pointer-events: none;

  &[data-flipped] {
    --toaster-from: -0.75rem;
    inset-block: var(--toaster-top);
  }

  ${media.tablet} {
    --toaster-from: -0.75rem;
    inset-block: var(--toaster-top);
    inset-inline-start: auto;
    inline-size: 26rem;

    &[data-flipped] {
      --toaster-from: 0.75rem;
      inset-block: var(--toaster-bottom);
    }
  }

  ${media.desktop} {
    --toaster-top: 8rem auto;
  }

  [data-part='list'] {
    display: grid;
    gap: var(--space-8);
    list-style: none;
  }

  [data-part='toast'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-12);
    padding: var(--space-12);
    padding-inline-start: var(--space-16);
    /* In the dark scheme the shadow draws the edge. */
    border: 1px solid light-dark(var(--color-line), transparent);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--shadow-raised);
    overflow: hidden;
    pointer-events: auto;
    animation: toaster-arrive var(--motion-slow) var(--ease-out);

    ${stateTones}
  }

  [data-part='symbol'] {
    --icon-size: 1.25rem;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: var(--radius-pill);
    color: var(--tone-ink);
    background: var(--tone-surface);
  }

  [data-part='message'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: var(--weight-medium);
  }

  [data-part='action'] {
    flex: none;
    min-block-size: 2.75rem;
    padding-inline: var(--space-8);
    border-radius: var(--radius-field);
    color: var(--color-accent);
    font-weight: var(--weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  [data-part='close'] {
    --icon-size: 1.25rem;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    margin-inline-end: calc(-1 * var(--space-8));
    border-radius: var(--radius-pill);
    color: var(--color-ink-soft);

    @media (hover: hover) {
      &:hover {
        background: var(--color-pastel-3);
      }
    }
  }

  [data-part='progress'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 3px;
    background: var(--tone-ink);
    transform-origin: calc(50% - 50% * var(--dir)) 50%;
    animation: toaster-progress linear forwards;
  }

  [data-paused] [data-part='progress'] {
    animation-play-state: paused;
  }

  ${media.reducedMotion} {
    [data-part='progress'] {
      display: none;
    }
  }

  @keyframes toaster-arrive {
    from {
      opacity: 0;
      transform: translateY(var(--toaster-from));
    }
  }

  @keyframes toaster-progress {
    to {
      transform: scaleX(0);
    }
  }
`;
