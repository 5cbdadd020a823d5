import { css } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/**
 * Of an ordered list whose items begin with a name: each is behind its number in a circle and joined to the next by a dotted line.
 * They are below each other, on desktops beside each other.
 */
export const joinedSteps = css`
  --circle: calc(2.5 * var(--space-rem));
  display: grid;
  gap: var(--space-24);
  margin: 0;
  padding: 0;
  list-style: '';
  counter-reset: step;

  > li {
    position: relative;
    min-block-size: var(--circle);
    margin: 0;
    padding-inline-start: calc(var(--circle) + var(--space-16));
    color: var(--color-ink-soft);
    counter-increment: step;
  }

  > li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: var(--circle);
    block-size: var(--circle);
    color: var(--color-accent);
    font-weight: var(--weight-bold);
    background: var(--color-pastel-1);
    border-radius: 50%;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--circle) + var(--space-4)) calc(var(--space-4) - var(--space-24));
    inset-inline-start: calc(var(--circle) / 2 - 1px);
    border-inline-start: 2px dotted var(--color-control-line);
  }

  strong {
    display: block;
    color: var(--color-ink);
    font-weight: var(--weight-medium);
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-16);

    > li {
      padding-block-start: calc(var(--circle) + var(--space-12));
      padding-inline-start: 0;
    }

    > li:not(:last-child)::after {
      inset-block: calc(var(--circle) / 2) auto;
      inset-inline: calc(var(--circle) + var(--space-8)) calc(-1 * var(--space-8));
      border-inline-start: 0;
      border-block-start: 2px dotted var(--color-control-line);
    }
  }
`;
