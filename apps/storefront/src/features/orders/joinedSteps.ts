import { css } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** Of a list: its items below each other, on desktops beside each other, each behind a circle of the size `--circle` and joined to the next by a dotted line. */
export const joinedSteps = css`
  display: grid;
  gap: var(--space-24);
  list-style: '';

  > li {
    position: relative;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--circle) + var(--space-4)) calc(var(--space-4) - var(--space-24));
    inset-inline-start: calc(var(--circle) / 2 - 1px);
    border-inline-start: 2px dotted var(--color-control-line);
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-16);

    > li:not(:last-child)::after {
      inset-block: calc(var(--circle) / 2) auto;
      inset-inline: calc(var(--circle) + var(--space-8)) calc(-1 * var(--space-8));
      border-inline-start: 0;
      border-block-start: 2px dotted var(--color-control-line);
    }
  }
`;
