import { styled } from 'styled-components';
import { media } from '@mahd/ui/breakpoints';

/** The steps below each other, on desktops beside each other, joined by a line. */
export const Steps = styled.ol`
  --icon-size: 1.5rem;
  --circle: calc(3 * var(--space-rem));
  display: grid;
  gap: var(--space-24);
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--circle) minmax(0, 1fr);
    column-gap: var(--space-16);
    align-items: center;
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--circle) + var(--space-4)) calc(var(--space-4) - var(--space-24));
    inset-inline-start: calc(var(--circle) / 2 - 1px);
    border-inline-start: 2px dotted var(--color-control-line);
  }

  > li > svg {
    grid-row: span 2;
    align-self: start;
    box-sizing: border-box;
    inline-size: var(--circle);
    block-size: var(--circle);
    padding: var(--space-12);
    border-radius: 50%;
    color: var(--color-accent);
    background: var(--color-pastel-1);
  }

  strong {
    font-weight: var(--weight-medium);
  }

  p {
    grid-column: 2;
    color: var(--color-ink-soft);
  }

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-16);

    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      align-content: start;
    }

    > li > svg {
      grid-row: auto;
      margin-block-end: var(--space-8);
    }

    p {
      grid-column: 1;
    }

    > li:not(:last-child)::after {
      inset-block: calc(var(--circle) / 2) auto;
      inset-inline: calc(var(--circle) + var(--space-8)) calc(-1 * var(--space-8));
      border-inline-start: 0;
      border-block-start: 2px dotted var(--color-control-line);
    }
  }
`;
